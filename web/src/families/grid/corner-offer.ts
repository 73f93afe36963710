import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { setToward } from './edits.model.js';
import type { CornerOffer as Offer } from './corner-offer.model.js';
import { send } from '../../controls/events.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Says why the board is a draw, with a button for each corner that would make the game end. */
@customElement('grundy-corners')
export class CornerOffer extends LitElement {
  @property({ attribute: false }) offer!: Offer;
  /** The text that an edit changes. */
  @property({ attribute: false }) text = '';

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        margin-top: 0.6rem;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin-top: 0.4rem;
      }
    `,
  ];

  protected override render() {
    const { words, corners } = this.offer;
    return html`
      <p id="why">${words}</p>
      <div role="group" aria-labelledby="why">
        ${corners.map(([value, name]) => html`<button @click=${() => send(this, 'grundy-edit', { text: setToward(this.text, value) })}>${name}</button>`)}
      </div>
    `;
  }
}
