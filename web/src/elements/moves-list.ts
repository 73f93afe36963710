import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MovesView, TurnView } from '../view-model/moves.js';
import { count } from '../view-model/words.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';

const FIRST = 12;
const MORE = 100;

/** The winning first moves: how many, and each as a button that plays it. */
@customElement('grundy-moves')
export class MovesList extends LitElement {
  @property({ attribute: false }) view: MovesView | null = null;
  @state() private most = FIRST;

  static override styles = [
    sharedStyles,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      li button {
        font-variant-numeric: tabular-nums;
        font-size: 0.92rem;
      }
      li button:hover,
      li button:focus-visible {
        background: var(--sunken);
      }
      p {
        margin-top: 0.5rem;
        font-size: 0.9rem;
      }
    `,
  ];

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const shown = view.turns.slice(0, this.most);
    const folded = view.turns.length - shown.length;
    return html`
      <h2>${view.headline}</h2>
      ${shown.length === 0 ? nothing : html`<ul>${shown.map((turn) => this.button(turn))}</ul>`}
      ${folded > 0 ? html`<p><button class="plain" @click=${() => (this.most += MORE)}>Show ${Math.min(folded, MORE)} more</button></p>` : nothing}
      ${folded === 0 && view.unlisted !== '0' ? html`<p class="muted">and ${count(view.unlisted, 'more move')} not listed here</p>` : nothing}
    `;
  }

  private button({ items, moves, notation, label }: TurnView) {
    const show = (): void => send(this, 'grundy-highlight', { items, moves });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li>
        <button
          aria-label="Play ${label}"
          @mouseenter=${show}
          @mouseleave=${hide}
          @focus=${show}
          @blur=${hide}
          @click=${() => {
            hide();
            send(this, 'grundy-play', { move: notation });
          }}
        >
          ${label}
        </button>
      </li>
    `;
  }
}
