import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from './match.js';
import { answerWords, howWords, matchStatus, noticeWords, pendingWords, type MatchView } from './match.model.js';
import { send } from '../../controls/events.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { CANCEL, END_TURN, LET_IT_MOVE } from '#words/panels/match';

/** Above the picture while a match is played: whose turn it is, the turn being assembled, what was refused or hinted. */
@customElement('grundy-match-line')
export class MatchLine extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) view!: MatchView;

  static override styles = [
    sharedStyles,
    css`
      .line {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        gap: 0.2rem 0.9rem;
        padding: 0.4rem 0.9rem;
        border: 1px solid var(--line);
        border-left: 4px solid var(--accent);
        border-radius: 10px;
        background: var(--surface);
      }
      p {
        margin: 0;
      }
      .status {
        font-weight: 650;
      }
      /* What comes and goes has its place: the picture below must not move under a finger. */
      .turn {
        display: flex;
        gap: 0.4rem;
      }
      .turn.idle {
        visibility: hidden;
      }
      .said {
        grid-column: 1 / -1;
        min-height: 1.5em;
      }
      @media (max-width: 40rem) {
        .said {
          min-height: 3em;
        }
      }
    `,
  ];

  protected override render() {
    const { match, view } = this;
    const pending = pendingWords(view);
    const notice = view.entries.length === 0 ? '' : noticeWords(view);
    const waits = view.entries.length > 0 && !view.over && !view.thinking && !match.readerToMove;
    return html`
      <div class="line">
        <p class="status" role="status">${matchStatus(view)}</p>
        ${waits
          ? html`<button @click=${() => match.resume()}>${LET_IT_MOVE}</button>`
          : html`<div class="turn ${pending === '' ? 'idle' : ''}">
              <button aria-pressed="true" @click=${() => send(this, 'grundy-turn', 'end')}>${END_TURN}</button>
              <button @click=${() => send(this, 'grundy-turn', 'cancel')}>${CANCEL}</button>
            </div>`}
        <p class="said" role="status">${[notice, pending, answerWords(view), howWords(view)].find((words) => words !== '')}</p>
      </div>
    `;
  }
}
