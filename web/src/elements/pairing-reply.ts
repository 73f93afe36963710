import type { Position } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { turnWords } from '../view-model/moves.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';

/** After a move that gains nothing: the reply that undoes its effect, to be played. */
@customElement('grundy-reply')
export class PairingReply extends LitElement {
  @property({ attribute: false }) position!: Position;
  @property() move = '';

  static override styles = [
    sharedStyles,
    css`
      .row {
        padding: 0.5rem 0.8rem;
        border: 1px solid var(--accent);
        border-radius: 10px;
        background: var(--surface);
      }
      span {
        flex: 1 1 18rem;
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="row" role="status">
        <span>That gains nothing: ${turnWords(this.position, this.move)} makes up for it.</span>
        <button @click=${() => send(this, 'grundy-play', { move: this.move })}>Play the reply</button>
      </div>
    `;
  }
}
