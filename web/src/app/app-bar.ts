import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SITE } from '#words/controls';
import { BAR } from '#words/site';
import { brandStyles } from '../styles/brand-styles.js';
import { send } from '../controls/events.js';
import { moreIcon } from '../controls/more-icons.js';
import { unless } from '../controls/resting.js';
import { buttonStyles } from '../styles/button-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';

declare global {
  interface PageEvents {
    /** The link to the front page was followed. */
    'grundy-front': null;
  }
}

/** The bar on top of the page: the game, the line of the position (slotted in), undo, redo, sharing, a match. Fires `bar` with the button pressed. */
export type BarAction = 'games' | 'undo' | 'redo' | 'share' | 'keys' | 'match';

@customElement('grundy-bar')
export class AppBar extends LitElement {
  /** The title of the game on screen; empty without one. */
  @property() game = '';
  @property({ type: Boolean }) canUndo = false;
  @property({ type: Boolean }) canRedo = false;
  /** Whether a position is on screen. */
  @property({ type: Boolean }) shown = false;
  /** Whether a match can be played from the position. */
  @property({ type: Boolean }) playable = false;
  /** Whether a match is being played. */
  @property({ type: Boolean }) matching = false;

  static override styles = [
    sharedStyles,
    buttonStyles,
    brandStyles,
    css`
      header {
        display: grid;
        grid-template-columns: auto auto minmax(0, 1fr) auto auto;
        grid-template-areas: 'home game line tools play';
        align-items: center;
        gap: 0 0.9rem;
        min-height: 3.5rem;
        padding: 0.4rem clamp(0.75rem, 2vw, 1.5rem);
      }
      .brand {
        grid-area: home;
        margin: 0;
        min-width: 28px;
        min-height: 28px;
      }
      h1 {
        grid-area: game;
        min-width: 0;
        max-width: clamp(16rem, 26vw, 24rem);
        margin: 0;
        font: inherit;
      }
      h1 button.quiet {
        max-width: 100%;
        padding: 0 0.3rem;
        color: var(--ink);
        font-family: var(--serif);
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      h1 span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      ::slotted(*) {
        grid-area: line;
        justify-self: center;
        width: 100%;
        max-width: 42rem;
      }
      .tools {
        grid-area: tools;
        display: flex;
      }
      .match {
        grid-area: play;
        padding-inline: 1.25rem;
        border-radius: 999px;
      }
      /* Resting buttons are hidden but keep their room, once they do not have the focus. */
      .tools button[aria-disabled='true']:not(:focus) {
        visibility: hidden;
      }
      @media (max-width: 40rem), (max-width: 52rem) and (min-height: 30.01rem) {
        header {
          grid-template-columns: auto minmax(0, 1fr) auto auto;
          grid-template-areas: 'home game tools play' 'line line line line';
          gap: 0.4rem 0.5rem;
        }
        h1 {
          max-width: none;
        }
        ::slotted(*) {
          max-width: none;
        }
        .match {
          padding-inline: 1rem;
        }
      }
      /* A phone on its side: one low line. */
      @media (max-height: 30rem) {
        header {
          min-height: 0;
          padding-block: 0.15rem;
        }
        h1 {
          max-width: 12rem;
        }
      }
      @media (max-width: 34rem), (max-height: 30rem) {
        .tools button[aria-disabled='true']:not(:focus) {
          display: none;
        }
      }
      /* A title of two lines is no higher than a button, so that undo, when it comes, moves nothing. */
      @media (max-width: 34rem) {
        h1 {
          display: flex;
        }
        h1 button.quiet {
          font-size: var(--text);
          line-height: 1.05;
          text-align: left;
        }
        h1 span {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
          white-space: normal;
        }
      }
      h1 .sign {
        flex: none;
        width: 14px;
        height: 14px;
      }
    `,
  ];

  /** Focuses the button of the match. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.match')?.focus();
  }

  protected override render() {
    return html`
      <header>
        <a class="brand" href="#" title=${BAR.home} aria-label=${SITE.home} @click=${() => send(this, 'grundy-front', null)}>
          <img src="./favicon.svg" alt="" width="28" height="28" />
        </a>
        <h1>
          <button class="quiet" title=${BAR.gamesHint} @click=${() => this.tell('games')} aria-haspopup="dialog">
            <span>${this.game || BAR.games}</span>${moreIcon('down')}
          </button>
        </h1>
        <slot></slot>
        <div class="tools">
          ${this.tool('undo', 'undo', !this.canUndo)} ${this.tool('redo', 'redo', !this.canRedo)} ${this.tool('share', 'link', !this.shown, BAR.shareHint)}
        </div>
        <button class="match ${this.matching ? '' : 'primary'}" ?disabled=${!this.playable} title=${this.matching ? BAR.leaveHint : BAR.matchHint} @click=${() => this.tell('match')}>
          ${this.matching ? BAR.leave : BAR.match}
        </button>
      </header>
    `;
  }

  private tool(
    action: 'undo' | 'redo' | 'share',
    sign: 'undo' | 'redo' | 'link',
    disabled: boolean,
    hint: string = BAR[action],
  ) {
    return html`
      <button class="icon quiet ${action}" aria-label=${BAR[action]} title=${hint} aria-haspopup=${action === 'share' ? 'dialog' : nothing} aria-disabled=${disabled} @click=${unless(disabled, () => this.tell(action))}>
        ${moreIcon(sign)}
      </button>
    `;
  }

  private tell(action: BarAction): void {
    this.dispatchEvent(new CustomEvent<BarAction>('bar', { detail: action }));
  }
}
