import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { MOST_COINS, type PileView } from './piles.model.js';
import { formatNumber } from '#words/language';
import { PILE_CARD, REMOVE } from '#words/pictures/piles';
import { icon } from '../../controls/icons.js';
import type { NumberChange, NumberField } from '../../controls/number-field.js';
import { pileCardStyles, pileTag } from './pile-face.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';

const ACROSS = 6;
const STEP = 12;

/** One pile as a row of the grid: its face, which takes the focus and the keys, and its controls. Fires `pile-change`, `adds-change` and `pile-remove`. */
@customElement('grundy-pile')
export class PileCard extends LitElement {
  @property({ attribute: false }) pile!: PileView;
  /** The size a highlighted move would leave. */
  @property({ type: Number }) leaves: number | null = null;
  /** Whether it only changes by moves, and what a move that is not made yet leaves. */
  @property({ type: Boolean }) playing = false;
  @property({ attribute: false }) meant: number | null = null;
  @property({ type: Boolean }) lit = false;
  /** Without what edits it: the face alone, to be chosen. */
  @property({ type: Boolean, reflect: true }) compact = false;
  /** Whether Tab stops here. */
  @property({ type: Boolean }) current = false;
  @query('.face') private face!: HTMLElement;
  @query('grundy-number') private field!: NumberField;

  static override styles = [
    sharedStyles,
    pileCardStyles,
    css`
      .face {
        grid-template: 3.7rem auto / minmax(0, 1fr);
        justify-items: center;
      }
      .coins {
        align-self: end;
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
        font-size: 0.85rem;
        text-align: center;
      }
      grundy-number {
        width: 100%;
      }
      .adds {
        font-size: 0.85rem;
      }
      :host([compact]) .card {
        cursor: pointer;
      }
    `,
  ];

  override focus(): void {
    this.face.focus();
  }

  typeNumber(): void {
    this.field.focus();
  }

  startWith(digit: string): void {
    this.field.startWith(digit);
  }

  protected override render() {
    const { label } = this.pile;
    return html`
      <div class="card ${this.lit ? 'lit' : ''}">
        <div class="face" role="gridcell" tabindex=${this.current ? 0 : -1}>
          <span class="unseen">${label}</span>
          ${this.coins()}
          ${pileTag(this.pile)}
        </div>
        ${this.compact ? nothing : this.controls()}
      </div>
    `;
  }

  private controls() {
    const { index, coins, adds } = this.pile;
    return html`
        <div role="gridcell">
          <grundy-number
            roving
            label=${PILE_CARD.name(index + 1)}
            .value=${this.meant ?? coins}
            @number-change=${({ detail }: CustomEvent<NumberChange>) => this.dispatchEvent(new CustomEvent('pile-change', { detail }))}
          ></grundy-number>
          <button
            class="icon"
            ?hidden=${this.playing}
            tabindex="-1"
            aria-label=${PILE_CARD.remove(index + 1)}
            title=${REMOVE}
            @click=${() => this.dispatchEvent(new CustomEvent('pile-remove'))}
          >
            ${icon('cross')}
          </button>
        </div>
        ${
          adds === null
            ? nothing
            : html`<div role="gridcell" class="adds">
                <span class="muted" aria-hidden="true">${PILE_CARD.mayGet}</span>
                ${this.playing ? html`<span class="muted">${formatNumber(adds)}</span>` : html`<grundy-number
                  roving
                  label=${PILE_CARD.adds(index + 1)}
                  .value=${adds}
                  @number-change=${({ detail }: CustomEvent<NumberChange>) => this.dispatchEvent(new CustomEvent('adds-change', { detail }))}
                ></grundy-number>`}
              </div>`
        }
    `;
  }

  private coins() {
    const { coins } = this.pile;
    // A pile may also be given coins: those that would come are dashed as those that would go.
    const left = this.leaves ?? coins;
    const drawn = Math.max(coins, left);
    if (drawn > MOST_COINS) return html`<span class="many muted" aria-hidden="true">${formatNumber(coins)}<br />${PILE_CARD.coins}</span>`;
    return html`
      <svg class="coins" width=${ACROSS * STEP + 2} height="58" viewBox="0 0 ${ACROSS * STEP + 2} 58" aria-hidden="true">
        ${Array.from({ length: drawn }, (_, coin) => {
          const x = 1 + (coin % ACROSS) * STEP + STEP / 2;
          const y = 51 - Math.floor(coin / ACROSS) * STEP;
          return svg`<circle class=${coin >= Math.min(coins, left) ? 'taken' : ''} cx=${x} cy=${y} r="5.4"></circle>`;
        })}
      </svg>
    `;
  }
}
