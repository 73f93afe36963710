import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlaceView } from './place-view.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { placeHeading, TO_ITS_CARD } from '#words/panels/places';

/** Shown above the moves where the cards are out of sight: the outcome of the examined place, as a button to its card. Fires `look`. */
@customElement('grundy-place-line')
export class PlaceLine extends LitElement {
  @property({ attribute: false }) place: PlaceView | null = null;

  static override styles = [
    sharedStyles,
    css`
      button {
        width: 100%;
        padding-block: 0.35rem;
        justify-content: space-between;
        text-align: left;
        white-space: normal;
      }
      /* In wide windows the cards stand beside the picture. In low ones they are out of sight there. */
      @media (min-width: 62rem) and (min-height: 30.01rem) {
        :host {
          display: none;
        }
      }
    `,
  ];

  protected override render() {
    const { place } = this;
    if (place === null) return nothing;
    return html`<button class="said" title=${TO_ITS_CARD} @click=${() => this.dispatchEvent(new CustomEvent('look'))}>
      <span><b>${placeHeading(place.title)}</b> ${place.outcome}</span> <span aria-hidden="true">↓</span>
    </button>`;
  }
}
