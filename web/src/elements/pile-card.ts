import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { MOST_COINS, type PileView } from '../view-model/piles.js';
import { formatNumber } from '../view-model/words.js';
import type { NumberChange, NumberField } from './number-field.js';
import { sharedStyles } from './shared-styles.js';
import './number-field.js';

const ACROSS = 6;
const STEP = 12;

/** One pile: its coins, its number field, its outcome. Fires `pile-change` and `pile-remove`. */
@customElement('grundy-pile')
export class PileCard extends LitElement {
  @property({ attribute: false }) pile!: PileView;
  /** The size a highlighted move would leave. */
  @property({ type: Number }) leaves: number | null = null;
  @property({ type: Boolean }) lit = false;
  @query('grundy-number') private field!: NumberField;

  static override styles = [
    sharedStyles,
    css`
      .card {
        display: grid;
        grid-template-rows: 3.7rem auto auto;
        gap: 0.45rem;
        padding: 0.6rem;
        border: 2px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
      }
      .lit {
        border-color: var(--accent);
      }
      .coins {
        align-self: end;
        justify-self: center;
      }
      circle {
        fill: var(--won-edge);
        stroke: var(--surface);
        stroke-width: 1.4;
      }
      .taken {
        fill: var(--surface);
        stroke: var(--accent);
        stroke-dasharray: 2 1.6;
      }
      .many {
        align-self: center;
        justify-self: center;
        font-size: 0.85rem;
        text-align: center;
      }
      .state {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.3rem;
        min-height: 24px;
        font-size: 0.85rem;
        font-variant-numeric: tabular-nums;
      }
      .tag {
        padding: 0 0.5em;
        border-radius: 6px;
        border: 1.5px solid var(--line);
        color: var(--ink);
        font-weight: 650;
        overflow-wrap: anywhere;
      }
      .win {
        background: var(--won);
        border-color: var(--won-edge);
        color: var(--on-shade);
      }
      .lose {
        background: var(--lost);
        border-color: var(--lost-edge);
        color: var(--on-shade);
      }
      button.icon {
        min-width: 26px;
        min-height: 26px;
        border-color: transparent;
        color: var(--muted);
      }
      grundy-number {
        width: 100%;
      }
    `,
  ];

  override focus(): void {
    this.field.focus();
  }

  startWith(digit: string): void {
    this.field.startWith(digit);
  }

  protected override render() {
    const { index, coins, shade, letter, number } = this.pile;
    return html`
      <div class="card ${this.lit ? 'lit' : ''}">
        ${this.coins()}
        <grundy-number
          roving
          label="Pile ${index + 1}"
          .value=${coins}
          @number-change=${({ detail }: CustomEvent<NumberChange>) => this.dispatchEvent(new CustomEvent('pile-change', { detail }))}
        ></grundy-number>
        <div class="state">
          <span class="tag ${shade}">${letter}${number === '' ? nothing : ` ${number}`}${shade === 'lose' ? ' ●' : nothing}</span>
          <button
            class="icon"
            tabindex="-1"
            aria-label="Remove pile ${index + 1}"
            title="Remove"
            @click=${() => this.dispatchEvent(new CustomEvent('pile-remove'))}
          >
            ✕
          </button>
        </div>
      </div>
    `;
  }

  private coins() {
    const { coins } = this.pile;
    if (coins > MOST_COINS) return html`<span class="many muted">${formatNumber(coins)}<br />coins</span>`;
    const left = this.leaves ?? coins;
    return html`
      <svg class="coins" width=${ACROSS * STEP + 2} height="58" viewBox="0 0 ${ACROSS * STEP + 2} 58" aria-hidden="true">
        ${Array.from({ length: coins }, (_, coin) => {
          const x = 1 + (coin % ACROSS) * STEP + STEP / 2;
          const y = 51 - Math.floor(coin / ACROSS) * STEP;
          return svg`<circle class=${coin >= left ? 'taken' : ''} cx=${x} cy=${y} r="5.4"></circle>`;
        })}
      </svg>
    `;
  }
}
