import type { Position } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { UndoingTurn } from '../../telling/moves.model.js';
import { replyView } from './pairing-reply.model.js';
import { send } from '../../controls/events.js';
import { PLAY_REPLY } from '#words/panels/turns';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The reply that undoes the effect of the move just played, with a button if it is advised. */
@customElement('grundy-reply')
export class PairingReply extends LitElement {
  @property({ attribute: false }) position!: Position;
  @property({ attribute: false }) reply!: UndoingTurn;

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
    const view = replyView(this.position, this.reply);
    if (view === null) return nothing;
    return html`
      <div class="row" role="status">
        <span>${view.words}</span>
        ${view.advised ? html`<button @click=${() => send(this, 'grundy-play', { move: this.reply.turn.notation })}>${PLAY_REPLY}</button>` : nothing}
      </div>
    `;
  }
}
