import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { changeTo, MOST_IN_ROW, runsOf, type Change } from './heaps.model.js';
import type { Shade } from '../../places/shade.js';
import { heapNumber } from '#words/pictures/heaps';
import { sharedStyles } from '../../styles/shared-styles.js';

/** A pin that stands on the ground. */
const PIN = html`<svg viewBox="0 0 30 60" aria-hidden="true">
  <path class="body" d="M15 3.5c4 0 6.4 3 6.4 6.6 0 4-2.6 6.2-2.6 10.4 0 5.6 6.2 9.6 6.2 20.5 0 6.6-2 12.4-4.2 16.5H9.2C7 53.4 5 47.6 5 41c0-10.9 6.2-14.9 6.2-20.5 0-4.2-2.6-6.4-2.6-10.4C8.600 6.500 11 3.500 15 3.500z"></path>
  <path class="band" d="M10.9 19.2h8.2M10.7 23.4h8.6"></path>
</svg>`;

/** A stretch of one heap's coins: `count` of them from place `from`; none is the gap before it. */
export interface Stretch {
  heap: number;
  from: number;
  count: number;
}

/** One component as a row of pins, with a gap between its heaps. A tap or a stroke over pins fires `stretch` with those it went over. */
@customElement('grundy-heap-rows')
export class HeapRows extends LitElement {
  @property({ attribute: false }) heaps: readonly number[] = [];
  /** Each heap's own number, where it is told. */
  @property({ attribute: false }) numbers: readonly string[] = [];
  /** What a highlighted move leaves of the component. */
  @property({ attribute: false }) leaves: readonly number[] | null = null;
  /** What a winning move leaves, where none is highlighted. */
  @property({ attribute: false }) best: readonly number[] | null = null;
  /** What the keys have chosen. */
  @property({ attribute: false }) chosen: Stretch | null = null;
  /** Whether a gesture parts the heap before the coin, instead of taking it. */
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
        --step: clamp(24px, calc((100cqw - 0.6rem) / var(--places)), var(--most-step, 2.9rem));
        padding-inline: 0.3rem;
        display: flex;
        flex-wrap: wrap;
        row-gap: 0.35rem;
      }
      .pins {
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
      .pin {
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
      .heap :is(.taken, .best) .body {
        fill: none;
        stroke: var(--best);
        stroke-width: 2;
        stroke-dasharray: 4 3;
      }
      :is(.taken, .best) .band {
        stroke: none;
      }
      .heap .chosen .body {
        stroke: var(--accent);
        stroke-width: 4;
        stroke-dasharray: none;
      }
      .cut {
        box-shadow: -3px 0 0 -1px var(--best);
      }
      .size {
        display: block;
        margin-inline: -1rem;
        font-size: var(--small);
        color: var(--muted);
        text-align: center;
        white-space: nowrap;
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
    return html`<div class="heaps ${this.shade} ${this.tint ?? ''}">${this.heaps.map((coins, heap) => this.row(coins, heap, change?.heap === heap ? change : null))}</div>`;
  }

  override updated(): void {
    const places = this.heaps.reduce((sum, coins) => sum + (coins > MOST_IN_ROW ? 4 : coins), this.heaps.length - 1);
    this.style.setProperty('--places', String(Math.max(1, places)));
  }

  private row(coins: number, heap: number, change: Change | null) {
    const number = this.numbers[heap] ?? '';
    const size = this.heaps.length > 1 || coins > MOST_IN_ROW ? html`<span class="size" aria-hidden="true">${heapNumber(coins, number)}</span>` : nothing;
    if (coins > MOST_IN_ROW) return html`<div class="heap">${size}</div>`;
    return html`
      <div
        class="heap"
        @pointerdown=${(event: PointerEvent) => this.begin(event, heap)}
        @pointermove=${(event: PointerEvent) => this.extend(event)}
        @pointerup=${this.end}
        @pointercancel=${() => (this.stroke = null)}
      >
        <div class="pins">${this.pins(coins, heap, change)}</div>
        ${size}
      </div>
    `;
  }

  private pins(coins: number, heap: number, change: Change | null) {
    const runs = change ? runsOf(coins, change.left) : [];
    const chosen = this.stroke?.heap === heap ? this.stroke : this.chosen?.heap === heap ? this.chosen : null;
    const cuts = new Set(runs.filter(({ taken, from }, index) => from > 0 && !taken && !runs[index - 1]?.taken).map(({ from }) => from));
    if (chosen?.count === 0) cuts.add(chosen.from);
    return Array.from({ length: coins }, (_, coin) => {
      const held = chosen !== null && coin >= chosen.from && coin < chosen.from + chosen.count;
      const taken = runs.some(({ from, to, taken: gone }) => gone && coin >= from && coin < to);
      return html`<i class="pin ${held ? 'chosen' : ''} ${taken ? (this.leaves ? 'taken' : 'best') : ''} ${cuts.has(coin) ? 'cut' : ''}" data-coin="${heap}:${coin}">${PIN}</i>`;
    });
  }

  /** The pin of the heap under the pointer; beside it the one last met. */
  private coinAt({ clientX, clientY }: PointerEvent, heap: number): number {
    const met = this.shadowRoot?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-coin]')?.dataset.coin?.split(':').map(Number);
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
    if (stroke !== null) this.dispatchEvent(new CustomEvent<Stretch>('stretch', { detail: stroke, bubbles: true, composed: true }));
  };
}
