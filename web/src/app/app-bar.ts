import type { Play, Sum } from 'grundy-wasm';
import type { Noun } from '#words/language';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { brandStyles } from '../styles/brand-styles.js';
import { send } from '../controls/events.js';
import { icon } from '../controls/icons.js';
import { sharedStyles } from '../styles/shared-styles.js';
import './sum-switch.js';

/** The top of the page: games, undo and redo, a match, who wins at the end, sharing, keys. Fires `bar` with what was pressed. */
export type BarAction = 'games' | 'undo' | 'redo' | 'share' | 'keys' | 'match' | Play;

@customElement('grundy-bar')
export class AppBar extends LitElement {
  @property({ type: Boolean }) canUndo = false;
  @property({ type: Boolean }) canRedo = false;
  @property() play: Play | null = null;
  /** Whether the turns of the position can be told one by one. */
  @property({ type: Boolean }) playable = false;
  /** Whether a match is played. */
  @property({ type: Boolean }) matching = false;
  /** How many components a turn moves; null where there is but one. */
  @property({ attribute: false }) sum: { sum: Sum; upTo: number; noun: Noun } | null = null;

  static override styles = [
    sharedStyles,
    brandStyles,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 0.9rem;
        max-width: 88rem;
        margin: 0 auto;
        padding: 0.7rem clamp(0.75rem, 2vw, 1.5rem);
      }
      /* A phone has room for two rows: what is pressed, then the rule. */
      @media (max-width: 34rem) {
        header {
          gap: 0.45rem;
          padding-block: 0.5rem;
        }
        .rule {
          order: 1;
        }
        grundy-sum {
          order: 2;
          flex: 1 1 6rem;
          min-width: 0;
        }
        button {
          padding-inline: 0.65em;
        }
        button.icon,
        .share {
          padding: 0;
        }
      }
      @media (max-width: 52rem) {
        .share {
          padding: 0;
        }
        .share span {
          display: none;
        }
      }
      @media (max-width: 30rem) {
        .brand span {
          display: none;
        }
      }
      @media (max-width: 22rem) {
        header {
          gap: 0.45rem 0.3rem;
        }
      }
      /* Where a finger is all there is, there are no keys to list. */
      @media (max-width: 34rem) and (hover: none) {
        .keys {
          display: none;
        }
      }
      .segments {
        display: inline-flex;
      }
      .segments button:first-child {
        border-radius: 8px 0 0 8px;
      }
      .segments button:last-child {
        border-radius: 0 8px 8px 0;
        margin-left: -1px;
      }
    `,
  ];

  protected override render() {
    return html`
      <header>
        <a class="brand" href="#" title="Front page" aria-label="Grundy: front page" @click=${() => send(this, 'grundy-front', null)}>
          <img src="./favicon.svg" alt="" width="28" height="28" />
          <span>Grundy</span>
        </a>
        <button @click=${() => this.tell('games')} aria-haspopup="dialog">Games</button>
        <div class="segments">
          <button class="icon" aria-label="Undo" title="Undo" ?disabled=${!this.canUndo} @click=${() => this.tell('undo')}>
            ${icon('undo')}
          </button>
          <button class="icon" aria-label="Redo" title="Redo" ?disabled=${!this.canRedo} @click=${() => this.tell('redo')}>
            ${icon('redo')}
          </button>
        </div>
        <button aria-pressed=${this.matching} ?disabled=${!this.playable} title="Play this position against somebody" @click=${() => this.tell('match')}>Play</button>
        ${this.playSwitch()}
        <button class="share" aria-haspopup="dialog" aria-label="Share" title="Link, picture, embedding, data" ?disabled=${this.play === null} @click=${() => this.tell('share')}>
          ${icon('link')}<span>Share</span>
        </button>
        <button class="icon keys" aria-label="Keys" title="Keys" aria-haspopup="dialog" @click=${() => this.tell('keys')}>?</button>
        ${this.sum ? html`<grundy-sum .sum=${this.sum.sum} .upTo=${this.sum.upTo} .noun=${this.sum.noun}></grundy-sum>` : nothing}
      </header>
    `;
  }

  private playSwitch() {
    const option = (value: Play, label: string, title: string) => html`
      <button aria-pressed=${this.play === value} ?disabled=${this.play === null} title=${title} @click=${() => this.tell(value)}>${label}</button>
    `;
    return html`
      <div class="segments rule" role="group" aria-label="Who wins at the end">
        ${option('normal', 'Normal', 'Who cannot move loses')} ${option('misere', 'Misère', 'Who cannot move wins')}
      </div>
    `;
  }

  private tell(action: BarAction): void {
    this.dispatchEvent(new CustomEvent<BarAction>('bar', { detail: action }));
  }
}
