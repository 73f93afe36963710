import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from '../state/match.js';
import { answerWords, matchStatus, noticeWords, pendingWords, type MatchView } from '../view-model/match.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';

/** Above the picture while a match is played: whose turn it is, the turn being assembled, what was refused or hinted. */
@customElement('grundy-match-line')
export class MatchLine extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) view!: MatchView;

  static override styles = [
    sharedStyles,
    css`
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 0.9rem;
        min-height: 2.6rem;
        padding: 0.5rem 0.9rem;
        border: 1px solid var(--line);
        border-left: 4px solid var(--accent);
        border-radius: 10px;
        background: var(--surface);
      }
      .line p {
        margin: 0;
      }
      .status {
        font-weight: 650;
        margin-right: auto;
      }
      .said {
        flex-basis: 100%;
      }
    `,
  ];

  protected override render() {
    const { match, view } = this;
    const pending = pendingWords(view);
    const answer = answerWords(view);
    const notice = view.entries.length === 0 ? '' : noticeWords(view);
    const waits = view.entries.length > 0 && !view.over && !view.thinking && !match.readerToMove;
    return html`
      <div class="line">
        <p class="status" role="status">${matchStatus(view)}</p>
        ${answer === '' || pending !== '' ? nothing : html`<p class="muted" role="status">${answer}</p>`}
        ${waits ? html`<button @click=${() => match.resume()}>Let it move</button>` : nothing}
        ${pending === ''
          ? nothing
          : html`<p role="status">${pending}</p>
              <button aria-pressed="true" @click=${() => send(this, 'grundy-turn', 'end')}>End turn</button>
              <button @click=${() => send(this, 'grundy-turn', 'cancel')}>Cancel</button>`}
        ${notice === '' ? nothing : html`<p class="said" role="status">${notice}</p>`}
      </div>
    `;
  }
}
