import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FIGURES } from './figures.js';
import { changeTo, MOST_IN_ROW, runsOf, type Change, type Figure } from './heaps.model.js';
import type { Shade } from '../../params/shade.js';
import { heapNumber, heapUndrawn } from '#words/pictures/heaps';
import { sharedStyles } from '../../styles/shared-styles.js';

/** `count` coins of one heap from place `from` on; a count of 0 means the gap before that coin. */
export interface Stretch {
  heap: number;
  from: number;
  count: number;
}

/** One component as a row of its coins, with a gap between its heaps. A tap or a stroke over coins fires `stretch` with these coins. */
@customElement('grundy-heap-rows')
export class HeapRows extends LitElement {
  @property({ attribute: false }) heaps: readonly number[] = [];
  @property() figure: Figure = 'coin';
  /** The number of places in the longest row of the picture. */
  @property({ type: Number }) places = 1;
  /** The Grundy number of each heap, where it is shown. */
  @property({ attribute: false }) numbers: readonly string[] = [];
  /** What a highlighted move leaves of the component. */
  @property({ attribute: false }) leaves: readonly number[] | null = null;
  /** What a winning move leaves, shown where no move is highlighted. */
  @property({ attribute: false }) best: readonly number[] | null = null;
  /** The coins selected by keys. */
  @property({ attribute: false }) chosen: Stretch | null = null;
  /** Whether a gesture splits the heap before the coin, instead of taking the coin. */
  @property({ type: Boolean }) parting = false;
  @property() shade: Shade = 'win';
  @property() tint: string | null = null;
  @state() private stroke: Stretch | null = null;
  private anchor = 0;
  private last = 0;

  static override styles = [
    sharedStyles,
    css`
      :host {
        container-type: inline-size;
        width: 100%;
      }
      /* As large as fits into one line, and lines of the least that a finger hits where not all do. Sizes of small heaps stick out a little. */
      .heaps {
        --step: clamp(24px, calc((100cqw - 0.6rem) / var(--places)), var(--widest, var(--most-step, 2.9rem)));
        padding-inline: 0.3rem;
        display: flex;
        flex-wrap: wrap;
        row-gap: 0.35rem;
      }
      /* They are half as high as pins and files are. */
      .coin-row {
        --widest: calc(1.35 * var(--most-step, 2.6rem));
      }
      .coins {
        display: flex;
        flex-wrap: wrap;
      }
      .heap {
        margin-right: var(--step);
        cursor: pointer;
        touch-action: pan-y;
        user-select: none;
        -webkit-user-select: none;
      }
      .heap:last-child {
        margin-right: 0;
      }
      .coin {
        display: block;
        width: var(--step);
        border-bottom: 2px solid var(--line);
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        pointer-events: none;
      }
      .body {
        fill: var(--coin);
      }
      .band {
        fill: none;
        stroke: var(--chalk);
        stroke-opacity: 0.75;
        stroke-width: 2.4;
      }
      .fine {
        stroke-opacity: 0.4;
        stroke-width: 1.2;
      }
      .board {
        fill: none;
        stroke: var(--line);
      }
      [class*='tint-'] .body {
        fill: var(--won);
        stroke: var(--won-edge);
        stroke-width: 1.5;
      }
      .lose .body {
        fill: var(--coin-lost);
      }
      .draw .body {
        fill: var(--draw-edge);
      }
      .none .body,
      .hidden .body {
        fill: var(--faded);
      }
      .heap .best .body {
        fill: none;
        stroke: var(--best);
        stroke-width: 2;
        stroke-dasharray: 4 3;
      }
      .heap .taken .body {
        fill: none;
        stroke: var(--accent);
        stroke-width: 3;
      }
      :is(.taken, .best) .band {
        stroke: none;
      }
      .file-row .best .board {
        stroke: var(--best);
        stroke-width: 2;
        stroke-dasharray: 4 3;
      }
      .file-row .taken .board {
        stroke: var(--accent);
        stroke-width: 3;
      }
      .file-row .heap :is(.taken, .best) .body {
        stroke-width: 1.2;
        stroke-dasharray: none;
      }
      .heap .chosen .body {
        stroke: var(--accent);
        stroke-width: 4;
        stroke-dasharray: none;
      }
      .cut {
        box-shadow: -3px 0 0 -1px var(--best);
      }
      .made .cut {
        box-shadow: -3px 0 0 -1px var(--accent);
      }
      .size {
        display: block;
        margin-inline: -1rem;
        font-size: var(--small);
        color: var(--muted);
        text-align: center;
        white-space: nowrap;
      }
      .undrawn {
        margin: 0;
        text-align: start;
        white-space: normal;
      }
      @media (forced-colors: active) {
        .body {
          fill: CanvasText;
        }
        .heap :is(.taken, .best) .body {
          stroke: Highlight;
        }
      }
    `,
  ];

  protected override render() {
    const leaves = this.leaves ?? this.best;
    const change = leaves === null ? null : changeTo(this.heaps, leaves);
    return html`<div class="heaps ${this.leaves === null ? '' : 'made'} ${this.figure}-row ${this.shade} ${this.tint ?? ''}">${this.heaps.map((coins, heap) => this.row(coins, heap, change?.heap === heap ? change : null))}</div>`;
  }

  override updated(): void {
    this.style.setProperty('--places', String(this.places));
  }

  private row(coins: number, heap: number, change: Change | null) {
    const number = this.numbers[heap] ?? '';
    if (coins > MOST_IN_ROW)
      return html`<div class="heap"><span class="size undrawn" aria-hidden="true">${heapUndrawn(coins, number)}</span></div>`;
    const size =
      this.heaps.length > 1 ? html`<span class="size" aria-hidden="true">${heapNumber(coins, number)}</span>` : nothing;
    return html`
      <div
        class="heap"
        @pointerdown=${(event: PointerEvent) => this.begin(event, heap)}
        @pointermove=${(event: PointerEvent) => this.extend(event)}
        @pointerup=${this.end}
        @pointercancel=${() => (this.stroke = null)}
      >
        <div class="coins">${this.coins(coins, heap, change)}</div>
        ${size}
      </div>
    `;
  }

  private coins(coins: number, heap: number, change: Change | null) {
    const runs = change ? runsOf(coins, change.left) : [];
    const chosen = this.stroke?.heap === heap ? this.stroke : this.chosen?.heap === heap ? this.chosen : null;
    const cuts = new Set(
      runs.filter(({ taken, from }, index) => from > 0 && !taken && !runs[index - 1]?.taken).map(({ from }) => from),
    );
    if (chosen?.count === 0) cuts.add(chosen.from);
    return Array.from({ length: coins }, (_, coin) => {
      const held = chosen !== null && coin >= chosen.from && coin < chosen.from + chosen.count;
      const taken = runs.some(({ from, to, taken: gone }) => gone && coin >= from && coin < to);
      return html`<i class="coin ${held ? 'chosen' : ''} ${taken ? (this.leaves ? 'taken' : 'best') : ''} ${cuts.has(coin) ? 'cut' : ''}" data-coin="${heap}:${coin}">${FIGURES[this.figure]}</i>`;
    });
  }

  /** The coin of the heap under the pointer; beside the heap, the coin met last. */
  private coinAt({ clientX, clientY }: PointerEvent, heap: number): number {
    const met = this.shadowRoot
      ?.elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-coin]')
      ?.dataset.coin?.split(':')
      .map(Number);
    return met && met[0] === heap ? (met[1] ?? 0) : this.last;
  }

  private begin(event: PointerEvent, heap: number): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.anchor = this.last = this.coinAt(event, heap);
    this.stroke = { heap, from: this.anchor, count: this.parting ? 0 : 1 };
  }

  private extend(event: PointerEvent): void {
    if (this.stroke === null) return;
    const { heap } = this.stroke;
    const coin = (this.last = this.coinAt(event, heap));
    const from = this.parting ? coin : Math.min(coin, this.anchor);
    this.stroke = { heap, from, count: this.parting ? 0 : Math.abs(coin - this.anchor) + 1 };
  }

  private readonly end = (): void => {
    const { stroke } = this;
    this.stroke = null;
    if (stroke !== null)
      this.dispatchEvent(new CustomEvent<Stretch>('stretch', { detail: stroke, bubbles: true, composed: true }));
  };
}
