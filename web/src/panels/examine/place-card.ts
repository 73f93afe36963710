import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlaceView } from './place-view.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';

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
    if (place === null) return nothing;
    return html`
      <h2>${place.title}</h2>
      ${[place.outcome, ...place.facts].map((line) => html`<p>${line}</p>`)}
    `;
  }
}
