import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ExaminedView, OptionView } from './examined.model.js';
import type { Place } from '../../places/place.js';
import { send } from '../../controls/events.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';
import { OPTIONS } from '#words/panels/places';

/** The options of a place, and how its outcome and number follow from theirs. */
@customElement('grundy-examine')
export class ExamineCard extends LitElement {
  @property({ attribute: false }) place!: Place;
  @property({ attribute: false }) view: ExaminedView | null = null;

  static override styles = [
    sharedStyles,
    css`
      /* As high as a few options: what stands below must not move when they come. */
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
        font-size: var(--small);
      }
      b {
        font-weight: 600;
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
      <div class="known">
        ${
          view === null
            ? nothing
            : html`
              <h3>${view.headline}</h3>
              ${view.options.length === 0 ? nothing : html`<ul aria-label=${OPTIONS}>${view.options.map((option) => this.option(option))}</ul>`}
              ${view.omitted === '' ? nothing : html`<p class="muted">${view.omitted}</p>`}
              ${view.sentences.map((sentence) => html`<p>${sentence}</p>`)}
            `
        }
      </div>
    `;
  }

  private option({ state, name, shade, letter, number, label }: OptionView) {
    const show = (): void =>
      send(this, 'grundy-highlight', { items: [], moves: [{ item: -1, from: this.place.state, to: state }] });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li class=${shade} @mouseenter=${show} @mouseleave=${hide}>
        <span class="unseen">${label}</span><span aria-hidden="true"><b>${name}</b> ${letter} ${number}</span>
      </li>
    `;
  }
}
