import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ExaminedView, OptionView } from '../view-model/examined.js';
import { firstInOrder, neighbourInOrder } from '../view-model/order.js';
import type { Place } from '../view-model/place.js';
import { send } from './events.js';
import { outcomeStyles, sharedStyles } from './shared-styles.js';

/** Steps through a table in the order in which it fills, with the options of each place. Fires `veil`. */
@customElement('grundy-examine')
export class ExamineCard extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) place!: Place;
  @property({ attribute: false }) view: ExaminedView | null = null;
  /** Whether places that fill later are hidden. */
  @property({ type: Boolean }) veiled = false;

  static override styles = [
    sharedStyles,
    css`
      .steps {
        margin-top: 0.8rem;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
        min-height: 36px;
        font-size: 0.9rem;
      }
      input {
        width: 18px;
        min-height: 18px;
        height: 18px;
        margin: 0;
        accent-color: var(--accent);
      }
      /* As high as a few options: the buttons must not move under the pointer while stepping. */
      .known {
        min-height: 9rem;
      }
      h3 {
        margin-top: 0.8rem;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        margin: 0.4rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        position: relative;
        padding: 0.1rem 0.55rem;
        border: 1.5px solid var(--line);
        border-radius: 7px;
        font-size: 0.88rem;
        font-variant-numeric: tabular-nums;
      }
      b {
        font-weight: 650;
      }
      ${outcomeStyles}
      p {
        margin-top: 0.5rem;
      }
    `,
  ];

  protected override render() {
    const { view } = this;
    return html`
      <div class="row steps" role="group" aria-label="Step through the table" @keydown=${this.keyed}>
        <button @click=${() => this.go(this.first)} ?disabled=${this.at(this.first)}>First</button>
        <button @click=${() => this.go(this.beside(-1))} ?disabled=${this.beside(-1) === null}>Previous</button>
        <button @click=${() => this.go(this.beside(1))} ?disabled=${this.beside(1) === null}>Next</button>
        <label>
          <input type="checkbox" .checked=${this.veiled} @change=${({ target }: Event) => this.dispatchEvent(new CustomEvent('veil', { detail: (target as HTMLInputElement).checked }))} />
          hide what fills later
        </label>
      </div>
      <div class="known">
        ${view === null
          ? nothing
          : html`
              <h3>${view.headline}</h3>
              ${view.options.length === 0 ? nothing : html`<ul aria-label="Options">${view.options.map((option) => this.option(option))}</ul>`}
              ${view.omitted === '' ? nothing : html`<p class="muted">${view.omitted}</p>`}
              ${view.sentences.map((sentence) => html`<p>${sentence}</p>`)}
            `}
      </div>
    `;
  }

  private option({ state, name, shade, letter, number, label }: OptionView) {
    const show = (): void => send(this, 'grundy-highlight', { items: [], moves: [{ item: -1, from: this.place.state, to: state }] });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li class=${shade} @mouseenter=${show} @mouseleave=${hide}>
        <span class="unseen">${label}</span><span aria-hidden="true"><b>${name}</b> ${letter} ${number}</span>
      </li>
    `;
  }

  private get table() {
    return this.analysis.tables[this.place.table]!;
  }

  private get first(): Place | null {
    return firstInOrder(this.analysis.position.family, this.table, this.place.table);
  }

  private beside(step: 1 | -1): Place | null {
    return neighbourInOrder(this.analysis.position.family, this.table, this.place, step);
  }

  private at(place: Place | null): boolean {
    return place === null || place.state === this.place.state;
  }

  private go(place: Place | null): void {
    if (place) send(this, 'grundy-place', place);
  }

  private keyed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') this.go(this.beside(-1));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') this.go(this.beside(1));
    else if (event.key === 'Home') this.go(this.first);
    else return;
    event.preventDefault();
  }
}
