import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlaceView } from './place-view.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { SELECT_A_PLACE, SELECTED_PLACE } from '#words/panels/places';

/** What the table says of the place the reader selected. */
@customElement('grundy-place')
export class PlaceCard extends LitElement {
  @property({ attribute: false }) place: PlaceView | null = null;

  static override styles = [
    sharedStyles,
    css`
      p {
        margin-top: 0.25rem;
      }
    `,
  ];

  protected override render() {
    const { place } = this;
    return html`
      <h2>${place ? place.title : SELECTED_PLACE}</h2>
      ${place
        ? [place.outcome, ...place.facts].map((line) => html`<p>${line}</p>`)
        : html`<p class="muted">${SELECT_A_PLACE}</p>`}
    `;
  }
}
