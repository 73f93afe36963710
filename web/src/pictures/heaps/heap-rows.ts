import { css, LitElement, svg, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { changeTo, MOST_IN_ROW, runsOf, type Change } from './heaps.model.js';
import { heapNumber } from '#words/pictures/heaps';
import { sharedStyles } from '../../styles/shared-styles.js';

const STEP = 24;
const ACROSS = 10;

/** The middle of a coin. */
function middleOf(coin: number): [x: number, y: number] {
  return [(coin % ACROSS) * STEP + STEP / 2, Math.floor(coin / ACROSS) * STEP + STEP / 2];
}

/** A stretch of one heap's coins: `count` of them from place `from`; none is the gap before it. */
export interface Stretch {
  heap: number;
  from: number;
  count: number;
}

/** The rows of coins of one component. A tap or a stroke over coins fires `stretch` with those it went over. */
@customElement('grundy-heap-rows')
export class HeapRows extends LitElement {
  @property({ attribute: false }) heaps: readonly number[] = [];
  /** Each heap's own number, where it is told. */
  @property({ attribute: false }) numbers: readonly string[] = [];
  /** What a highlighted move leaves of the component. */
  @property({ attribute: false }) leaves: readonly number[] | null = null;
  /** What the keys have chosen. */
  @property({ attribute: false }) chosen: Stretch | null = null;
  /** Whether gestures choose coins. */
  @property({ type: Boolean }) still = false;
  /** Whether a gesture parts the heap before the coin, instead of taking it. */
  @property({ type: Boolean }) parting = false;
  @state() private stroke: Stretch | null = null;
  private anchor = 0;

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 0.35rem;
      }
      .heap {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      svg {
        flex: none;
        max-width: 100%;
        touch-action: pan-y;
        cursor: pointer;
      }
      :host([still]) svg {
        cursor: default;
      }
      circle {
        fill: var(--won-edge);
        stroke: var(--surface);
        stroke-width: 1.5;
      }
      .taken {
        fill: var(--surface);
        stroke: var(--accent);
        stroke-width: 2;
        stroke-dasharray: 3 2.4;
      }
      .chosen {
        stroke: var(--accent);
        stroke-width: 3.5;
      }
      line {
        stroke: var(--accent);
        stroke-width: 3;
        stroke-linecap: round;
      }
      .size {
        font-size: 0.85rem;
        color: var(--muted);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `,
  ];

  protected override render() {
    const change = this.leaves === null ? null : changeTo(this.heaps, this.leaves);
    return this.heaps.map((coins, heap) => this.row(coins, heap, change?.heap === heap ? change : null));
  }

  private row(coins: number, heap: number, change: Change | null) {
    const number = this.numbers[heap] ?? '';
    const size = html`<span class="size" aria-hidden="true">${heapNumber(coins, number)}</span>`;
    if (coins > MOST_IN_ROW) return html`<div class="heap">${size}</div>`;
    const across = Math.min(ACROSS, coins);
    const lines = Math.ceil(coins / ACROSS);
    return html`
      <div class="heap">
        <svg
          width=${across * STEP}
          height=${lines * STEP}
          viewBox="0 0 ${across * STEP} ${lines * STEP}"
          aria-hidden="true"
          @pointerdown=${(event: PointerEvent) => this.begin(event, heap, coins)}
          @pointermove=${(event: PointerEvent) => this.extend(event, coins)}
          @pointerup=${this.end}
          @pointercancel=${() => (this.stroke = null)}
        >
          ${this.coins(coins, heap, change)}
        </svg>
        ${size}
      </div>
    `;
  }

  private coins(coins: number, heap: number, change: Change | null) {
    const runs = change ? runsOf(coins, change.left) : [];
    const chosen = this.stroke?.heap === heap ? this.stroke : this.chosen?.heap === heap ? this.chosen : null;
    const classOf = (coin: number): string => {
      if (chosen && coin >= chosen.from && coin < chosen.from + chosen.count) return 'chosen';
      return runs.some(({ from, to, taken }) => taken && coin >= from && coin < to) ? 'taken' : '';
    };
    const cuts = runs.filter(({ taken, from }, index) => from > 0 && !taken && !runs[index - 1]?.taken).map(({ from }) => from);
    if (chosen?.count === 0) cuts.push(chosen.from);
    return svg`
      ${Array.from({ length: coins }, (_, coin) => {
        const [x, y] = middleOf(coin);
        return svg`<circle class=${classOf(coin)} data-coin="${heap}:${coin}" cx=${x} cy=${y} r="9"></circle>`;
      })}
      ${cuts.map((cut) => {
        const [x, y] = middleOf(cut);
        return svg`<line x1=${x - STEP / 2 + 0.5} x2=${x - STEP / 2 + 0.5} y1=${y - 10} y2=${y + 10}></line>`;
      })}
    `;
  }

  private coinAt(event: PointerEvent, coins: number): number {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const across = Math.min(ACROSS, coins);
    const column = Math.floor(((event.clientX - box.left) / box.width) * across);
    const line = Math.floor(((event.clientY - box.top) / box.height) * Math.ceil(coins / ACROSS));
    const within = Math.max(0, Math.min(across - 1, column));
    return Math.max(0, Math.min(coins - 1, line * ACROSS + within));
  }

  private begin(event: PointerEvent, heap: number, coins: number): void {
    if (this.still || event.button !== 0) return;
    (event.currentTarget as SVGElement).setPointerCapture(event.pointerId);
    this.anchor = this.coinAt(event, coins);
    this.stroke = { heap, from: this.anchor, count: this.parting ? 0 : 1 };
  }

  private extend(event: PointerEvent, coins: number): void {
    if (this.stroke === null) return;
    const coin = this.coinAt(event, coins);
    const from = this.parting ? coin : Math.min(coin, this.anchor);
    this.stroke = { heap: this.stroke.heap, from, count: this.parting ? 0 : Math.abs(coin - this.anchor) + 1 };
  }

  private readonly end = (): void => {
    const { stroke } = this;
    this.stroke = null;
    if (stroke !== null) this.dispatchEvent(new CustomEvent<Stretch>('stretch', { detail: stroke, bubbles: true, composed: true }));
  };
}
