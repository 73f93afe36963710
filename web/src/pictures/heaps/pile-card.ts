import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { DrawnPile } from './piles.model.js';
import { coinStack, coinStackStyles, stackScale, type StackScale } from './coin-stack.js';
import { formatNumber } from '#words/language';
import { PILE_CARD, REMOVE } from '#words/pictures/piles';
import { newGesture } from '../../controls/events.js';
import { icon } from '../../controls/icons.js';
import type { NumberChange, NumberField } from '../../controls/number-field.js';
import { pileCardStyles, pileTag } from './pile-face.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';

/** One pile as a row of the grid: its face takes the focus and the keys, the controls edit it. Fires `pile-change`, `adds-change` and `pile-remove`. */
@customElement('grundy-pile')
export class PileCard extends LitElement {
  @property({ attribute: false }) pile!: DrawnPile;
  /** The scale shared by all piles of the picture. */
  @property({ attribute: false }) scale: StackScale | null = null;
  /** The size a highlighted move would leave. */
  @property({ type: Number }) leaves: number | null = null;
  /** Whether only moves change it, and what a move leaves that is not made yet. */
  @property({ type: Boolean }) playing = false;
  @property({ attribute: false }) meant: number | null = null;
  @property({ type: Boolean }) lit = false;
  /** Whether its controls are left out, so that it changes only by taps and keys. */
  @property({ type: Boolean, reflect: true }) compact = false;
  /** Whether the reader claims outcomes, and takes nothing. */
  @property({ type: Boolean, reflect: true }) claiming = false;
  /** Whether Tab stops here. */
  @property({ type: Boolean }) current = false;
  @query('.face') private face!: HTMLElement;
  /** Null where the card is compact. */
  @query('grundy-number') private field!: NumberField | null;

  static override styles = [
    sharedStyles,
    pileCardStyles,
    coinStackStyles,
    css`
      .face {
        align-content: end;
        justify-items: center;
        border-bottom: 2px solid var(--line);
      }
      .stack {
        max-width: 8.5rem;
        cursor: var(--place-cursor, default);
      }
      /* Coins that are only outlined can be tapped as well. */
      [data-coin] {
        pointer-events: all;
      }
      :host(:not([claiming])) .coins {
        cursor: pointer;
      }
      /* Coins drawn as one body are not tapped. */
      .coins [data-coins] {
        cursor: var(--place-cursor, default);
      }
      .lit .face {
        border-bottom: 4px solid var(--accent);
      }
      .below {
        display: grid;
        justify-items: center;
      }
      .size {
        font-size: var(--large);
        font-weight: 600;
        line-height: 2.75rem;
      }
      .size.long {
        font-size: var(--text);
      }
      /* The figure below the pile: larger, and without a frame until it is pointed at. */
      .below grundy-number {
        width: 100%;
        max-width: 11rem;
        align-items: center;
      }
      .below ::part(button) {
        border-radius: 8px;
        border-color: transparent;
        background: none;
        color: var(--muted);
      }
      .below ::part(input) {
        border-color: transparent;
        border-radius: 8px;
        background: none;
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.2;
      }
      .below .long {
        max-width: none;
      }
      .below .long::part(input) {
        font-size: var(--text);
      }
      .below ::part(button):hover,
      .below ::part(input):hover,
      .below ::part(input):focus {
        border-color: var(--line-strong);
        background: var(--surface);
      }
      .adds {
        display: grid;
        justify-items: center;
        padding-inline: 0.3rem;
        font-size: var(--small);
      }
    `,
  ];

  override focus(): void {
    this.face.focus();
  }

  typeNumber(): void {
    this.field?.focus();
  }

  startWith(digit: string): void {
    this.field?.startWith(digit);
  }

  protected override render() {
    const { label, index, shade, tint, coins } = this.pile;
    const shown = this.leaves !== null;
    return html`
      <div class="card ${this.lit ? 'lit' : ''}">
        <div class="face ${shown ? 'shown' : ''}" role="gridcell" tabindex=${this.current ? 0 : -1} @click=${this.take}>
          <span class="unseen">${label}</span>
          ${coinStack(coins, this.kept, shade, tint, this.scale ?? stackScale([coins]))}
        </div>
        ${this.compact ? html`<span class="below size ${coins > 99_999 ? 'long' : ''}" aria-hidden="true">${formatNumber(coins)}</span>` : this.controls()}
        <div class="foot">
          <span class="muted" aria-hidden="true">${PILE_CARD.name(index + 1)}</span>
          ${pileTag(this.pile)}
          ${
            this.compact || this.playing
              ? nothing
              : html`<span role="gridcell"><button class="icon" tabindex="-1" aria-label=${PILE_CARD.remove(index + 1)} title=${REMOVE} @click=${() => this.dispatchEvent(new CustomEvent('pile-remove'))}>${icon('cross')}</button></span>`
          }
        </div>
      </div>
    `;
  }

  /** The coins that the highlighted move leaves; without one, those left by the winning move that takes the fewest. */
  private get kept(): number {
    const { coins, leaves } = this.pile;
    const least = leaves.filter((left) => left < coins);
    return this.leaves ?? (least.length === 0 ? coins : Math.max(...least));
  }

  /** A tap on a coin takes it and all above it. */
  private readonly take = ({ target }: Event): void => {
    const coin = Number((target as Element).closest<SVGElement>('[data-coin]')?.dataset['coin'] ?? Infinity);
    if (coin < this.pile.coins && !this.claiming)
      this.dispatchEvent(
        new CustomEvent<NumberChange>('pile-change', { detail: { value: String(coin), gesture: newGesture('take') } }),
      );
  };

  private controls() {
    const { index, coins, adds } = this.pile;
    return html`
      <div class="below" role="gridcell">
        <grundy-number
          roving
          class=${coins > 99_999 ? 'long' : ''}
          label=${PILE_CARD.name(index + 1)}
          .value=${this.meant ?? coins}
          @number-change=${({ detail }: CustomEvent<NumberChange>) => this.dispatchEvent(new CustomEvent('pile-change', { detail }))}
        ></grundy-number>
      </div>
      ${
        adds === null
          ? nothing
          : html`<div role="gridcell" class="adds">
            <span class="muted" aria-hidden="true">${PILE_CARD.mayGet}</span>
            ${
              this.playing
                ? html`<span class="muted">${formatNumber(adds)}</span>`
                : html`<grundy-number
                  roving
                  label=${PILE_CARD.adds(index + 1)}
                  .value=${adds}
                  @number-change=${({ detail }: CustomEvent<NumberChange>) => this.dispatchEvent(new CustomEvent('adds-change', { detail }))}
                ></grundy-number>`
            }
          </div>`
      }
    `;
  }
}
