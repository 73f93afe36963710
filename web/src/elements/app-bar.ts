import type { Play } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.js';

/** The top of the page: games, undo and redo, who wins at the end, keys. Fires `bar` with what was pressed. */
export type BarAction = 'games' | 'undo' | 'redo' | 'keys' | Play;

@customElement('grundy-bar')
export class AppBar extends LitElement {
  @property({ type: Boolean }) canUndo = false;
  @property({ type: Boolean }) canRedo = false;
  @property() play: Play | null = null;

  static override styles = [
    sharedStyles,
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
      .brand {
        display: flex;
        align-items: center;
        gap: 0.55rem;
        margin-right: auto;
        font-size: 1.15rem;
        font-weight: 720;
        letter-spacing: -0.01em;
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
      svg.icon {
        width: 20px;
        height: 20px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .cell {
        stroke: none;
      }
    `,
  ];

  protected override render() {
    return html`
      <header>
        <div class="brand">
          <img src="./favicon.svg" alt="" width="28" height="28" />
          <span>Grundy</span>
        </div>
        <button @click=${() => this.tell('games')} aria-haspopup="dialog">Games</button>
        <div class="segments">
          <button class="icon" aria-label="Undo" title="Undo" ?disabled=${!this.canUndo} @click=${() => this.tell('undo')}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4" /></svg>
          </button>
          <button class="icon" aria-label="Redo" title="Redo" ?disabled=${!this.canRedo} @click=${() => this.tell('redo')}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h4" /></svg>
          </button>
        </div>
        ${this.play === null ? nothing : this.playSwitch(this.play)}
        <button class="icon" aria-label="Keys" title="Keys" aria-haspopup="dialog" @click=${() => this.tell('keys')}>?</button>
      </header>
    `;
  }

  private playSwitch(play: Play) {
    const option = (value: Play, label: string, title: string) => html`
      <button aria-pressed=${play === value} title=${title} @click=${() => this.tell(value)}>${label}</button>
    `;
    return html`
      <div class="segments" role="group" aria-label="Who wins at the end">
        ${option('normal', 'Normal', 'Who cannot move loses')} ${option('misere', 'Misère', 'Who cannot move wins')}
      </div>
    `;
  }

  private tell(action: BarAction): void {
    this.dispatchEvent(new CustomEvent<BarAction>('bar', { detail: action }));
  }
}
