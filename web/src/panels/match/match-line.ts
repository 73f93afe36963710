import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from './match.js';
import {
  answerWords,
  howWords,
  matchStatus,
  noticeWords,
  pendingWords,
  slipOf,
  slipWords,
  type MatchView,
} from './match.model.js';
import { send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { CANCEL, END_TURN, LET_IT_MOVE, OPEN_SLIP, OVER } from '#words/panels/match';

declare global {
  interface PageEvents {
    /** Leaves a match for one of its positions, by its number, where all that the core says is shown. */
    'grundy-review': number;
  }
}

/** Takes the place of the verdict: whose turn it is or who won, the turn being assembled, what was refused or hinted. */
@customElement('grundy-match-line')
export class MatchLine extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) view!: MatchView;
  protected readonly focusing = new KeptFocus(this);

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      .status {
        font-family: var(--serif);
        font-size: var(--display);
        font-weight: 600;
        line-height: 1.2;
        letter-spacing: -0.01em;
      }
      .row {
        margin-top: 0.4rem;
      }
      .said,
      .told {
        flex: 1 1 100%;
      }
      /* Room for words that come and go: the picture below must not move under a finger. */
      .said {
        min-height: 3em;
      }
      .turn {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      .turn.idle {
        visibility: hidden;
      }
    `,
  ];

  protected override render() {
    const { view } = this;
    const pending = pendingWords(view);
    const notice = view.entries.length === 0 ? '' : noticeWords(view);
    return html`
      <p class="status" role="status">${matchStatus(view)}</p>
      <div class="row">
        ${view.over ? this.slip() : html`<p class="said" role="status">${[notice, pending, answerWords(view), howWords(view)].find((words) => words !== '')}</p>`}
        ${this.buttons(pending !== '')}
      </div>
    `;
  }

  /** What the reader could have done better, once the match is lost. */
  private slip() {
    const said = slipWords(this.view);
    return said === '' ? nothing : html`<p class="told" role="status">${said}</p>`;
  }

  private buttons(begun: boolean) {
    const { match, view } = this;
    const { over, entries, place, thinking, settings } = view;
    const slip = slipOf(view);
    if (over && place > 0) {
      return html`<div class="turn">
        <button class="primary again" @click=${() => match.rematch()}>${OVER.again}</button>
        ${settings.opponent === 'person' ? nothing : html`<button class="sides" @click=${() => match.changeSides()}>${OVER.sides}</button>`}
        ${slip === null ? nothing : html`<button class="slip" @click=${() => send(this, 'grundy-review', slip.place)}>${OPEN_SLIP[slip.what]}</button>`}
      </div>`;
    }
    if (entries.length > 0 && !over && !thinking && !match.readerToMove)
      return html`<button @click=${() => match.resume()}>${LET_IT_MOVE}</button>`;
    return html`<div class="turn ${begun ? '' : 'idle'}">
      <button aria-pressed="true" @click=${() => send(this, 'grundy-turn', 'end')}>${END_TURN}</button>
      <button @click=${() => send(this, 'grundy-turn', 'cancel')}>${CANCEL}</button>
    </div>`;
  }
}
