import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Heap, Held, HeldTargets } from './row.model.js';
import type { Look } from './position.model.js';
import { ACROSS, coinAt, heapAt, POT, rowPicture, STACK, type Column, type RowPicture } from './row-picture.model.js';
import { shortNumber } from '#words/language';
import { END, GROUND, LARGEST, ROW_LABEL } from '#words/pictures/rows';
import type { Highlight } from '../../pictures/highlight.js';
import { rowSvgStyles } from './row-svg-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** What the reader does to the picture. `coin` counts from 0 at the bottom; it is null beside the stack. */
export type RowGesture =
  | { kind: 'tap'; heap: number; coin: number | null }
  | { kind: 'drop'; heap: number; coin: number | null; on: number; away: boolean }
  | { kind: 'key'; key: string };

const MIN_DRAG = 6;
/** A pot with more stones shows only their number. */
const MOST_STONES = 16;
/** How far above its heap something must be dropped to count as taken away. */
const AWAY = 36;

interface Drag {
  heap: number;
  coin: number | null;
  fromX: number;
  fromY: number;
  x: number;
  y: number;
  moved: boolean;
}

/** The size left by the winning move that takes the fewest coins; null where none takes any. */
function leastTaken({ leaves, size }: Heap): number | null {
  const less = leaves.filter((leave) => leave < size);
  return less.length === 0 ? null : Math.max(...less);
}

/** How far the round edge of a coin reaches up and down. */
const ROUND = 3.4;

/** A coin, or several as one body, seen slightly from above. The coin on top covers its face. */
function disc(classes: string, left: number, top: number, foot: number, coin?: number): TemplateResult<2> {
  const half = STACK / 2;
  const round = Math.min(ROUND, (foot - top) / 2);
  const [face, low] = [top + round - 1, foot - round];
  return svg`<g class="coin ${classes}" data-coin=${coin ?? nothing}>
    <path class="side" d="M${left} ${face}V${low}a${half} ${round} 0 0 0 ${STACK} 0V${face}z"></path>
    <path class="face" d="M${left} ${face}a${half} ${round} 0 0 1 ${STACK} 0a${half} ${round} 0 0 1 ${-STACK} 0z"></path>
  </g>`;
}

/** The picture of a row of heaps. Fires `row-gesture`. */
@customElement('grundy-row-svg')
export class RowSvg extends LitElement {
  @property({ attribute: false }) heaps: Heap[] = [];
  @property() look: Look = 'stairs';
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property({ type: Number }) selected = 0;
  @property({ attribute: false }) held: Held | null = null;
  /** Where what is held may go, while a match is played. */
  @property({ attribute: false }) reach: HeldTargets = { keeps: new Set(), heaps: new Set() };
  @property({ type: Number }) total = 0;
  @state() private drag: Drag | null = null;
  @query('svg') private drawing!: SVGSVGElement;
  private picture!: RowPicture;
  private focused = false;

  static override styles = [sharedStyles, rowSvgStyles];

  override willUpdate(changed: Map<string, unknown>): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
    if (changed.has('heaps') || changed.has('look')) this.picture = rowPicture(this.heaps, this.look);
  }

  override updated(): void {
    this.style.setProperty('--natural', `${this.picture.width}px`);
    this.style.setProperty('--shape', String(this.picture.width / this.picture.height));
    if (this.focused) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { columns, width, height } = this.picture;
    return html`
      <div class="scroll">
        <svg
          class="fit ${this.look}"
          viewBox="0 0 ${width} ${height}"
          role="grid"
          aria-label=${ROW_LABEL}
          aria-colcount=${this.total}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${() => (this.drag = null)}
          @keydown=${this.keyed}
        >
          ${this.ground()}
          <g role="row">${columns.map((column) => this.column(column))}</g>
          ${this.ghost()}
        </svg>
      </div>
    `;
  }

  /** The ground below the lowest stair, where it is not one of the heaps. */
  private ground(): TemplateResult<2> | typeof nothing {
    const { ground, height } = this.picture;
    if (!ground) return nothing;
    const { x, floor } = ground;
    return svg`
      <g class="rest ${this.held ? 'heap' : ''} ${this.over === -1 ? 'over' : ''} ${this.reach.heaps.has(-1) ? 'reach' : ''}" data-heap="-1" aria-hidden="true" @pointerdown=${() => this.tell({ kind: 'tap', heap: -1, coin: null })}>
        <rect class="column" x=${x + 1} y="3" width=${ACROSS - 2} height=${height - 6} rx="8"></rect>
        <rect class="tread" x=${x} y=${floor} width=${ACROSS} height=${height - floor - 6}></rect>
        <path class="edge" d="M${x} ${floor}h${ACROSS}"></path>
        <text class="name" x=${x + ACROSS / 2} y=${floor + 15}>${GROUND}</text>
      </g>
    `;
  }

  private column(column: Column): TemplateResult<2> {
    const { heap, x } = column;
    const here = this.shown.filter(({ item }) => item === heap.index);
    const classes = [
      'heap',
      heap.shade,
      heap.tint ?? '',
      heap.rest ? 'rest' : heap.shade === 'hidden' ? '' : heap.counts ? 'counts' : 'faded',
      this.highlight?.items.includes(heap.index) || here.length > 0 ? 'lit' : '',
      heap.winning ? 'winning' : '',
      heap.index === this.selected ? 'selected' : '',
      this.reach.heaps.has(heap.index) ? 'reach' : '',
      this.held?.pots.includes(heap.index) || this.over === heap.index ? 'over' : '',
    ];
    return svg`
      <g class=${classes.join(' ')} data-heap=${heap.index} data-count=${heap.size} @pointerdown=${(event: PointerEvent) => this.pressed(event, column)}>
        <g class="cell" role="gridcell" aria-label=${heap.label} aria-colindex=${heap.index + 1} tabindex=${heap.index === this.selected ? 0 : -1}>
          <rect class="column" x=${x + 1} y="3" width=${ACROSS - 2} height=${this.picture.height - 6} rx="8"></rect>
        </g>
        <g aria-hidden="true">
          ${this.base(column)} ${this.look === 'pots' ? this.pot(column, here) : this.stack(column, here)} ${this.words(column)}
        </g>
      </g>
    `;
  }

  /** The shaded base of a heap; that of a stair reaches to the bottom. */
  private base({ heap, x, floor }: Column): TemplateResult<2> | typeof nothing {
    if (this.look === 'pots') return nothing;
    const inset = this.look === 'stairs' ? 0 : 3;
    return svg`
      <rect class="tread" x=${x + inset} y=${floor} width=${ACROSS - 2 * inset} height=${this.picture.height - floor - 6}></rect>
      <path class="edge" d="M${x + inset} ${floor}h${ACROSS - 2 * inset}"></path>
      ${this.dot(heap, x + 10, this.picture.height - 13)}
    `;
  }

  private dot({ shade, counts, rest }: Heap, x: number, y: number): TemplateResult<2> | typeof nothing {
    return shade === 'lose' && counts && !rest ? svg`<circle class="dot" cx=${x} cy=${y} r="3.4"></circle>` : nothing;
  }

  /** The moves to draw: with pots also the changes of the pots that get a stone, with coins only where the coins come from. */
  private get shown(): readonly ShownMove[] {
    const moves = this.highlight?.moves ?? [];
    return this.look === 'pots' ? moves.flatMap((move) => [move, ...(move.changes ?? [])]) : moves;
  }

  private stack(column: Column, here: readonly ShownMove[]): TemplateResult<2> {
    const { heap, x, floor, top, level } = column;
    const { unit, single } = this.picture;
    const left = x + (ACROSS - STACK) / 2;
    const shown = this.keptOf(heap, here);
    const kept = shown ?? leastTaken(heap);
    const taken = shown === null ? 'best' : 'taken';
    const split = kept === null ? top : Math.max(top, floor - kept * unit);
    if (single) {
      return svg`${Array.from({ length: heap.size }, (_, coin) => {
        const y = floor - (coin + 1) * unit;
        const over = y + unit / 2 < level ? 'over' : '';
        return disc(`${over} ${kept !== null && coin >= kept ? taken : ''}`, left, y, y + unit, coin);
      })}${this.overhang(column)}${this.marks(column)}`;
    }
    return svg`
      ${level < floor ? disc('', left, level, floor) : nothing}
      ${level > top ? disc('over', left, top, level) : nothing}
      ${split > top || kept === 0 ? disc(taken, left, top, kept === 0 ? floor : split) : nothing}
      ${this.overhang(column)}${this.marks(column)}
    `;
  }

  /** The overhang of a pile over the one to its left, with a line from the top of that pile. */
  private overhang({ heap, x, floor, top, level }: Column): TemplateResult<2> | typeof nothing {
    if (this.look !== 'piles' || heap.shade === 'hidden' || level >= floor || level <= top) return nothing;
    return svg`<path class="level" d="M${x - (ACROSS - STACK) / 2} ${level}h${ACROSS - 2}"></path>
      <path class="brace" d="M${x + ACROSS - 8} ${top + 1}h4v${level - top - 2}h-4"></path><title>${heap.value}</title>`;
  }

  /** Small arrows at the heights that a legal move of the coins held may leave. */
  private marks({ heap, x, floor }: Column): TemplateResult<2>[] {
    const legal = this.held?.heap === heap.index ? [...this.reach.keeps].slice(0, MOST_STONES) : [];
    return legal.map(
      (leave) => svg`<path class="legal" d="M${x + 2} ${floor - leave * this.picture.unit - 5}l7 5l-7 5z"></path>`,
    );
  }

  private keptOf(heap: Heap, here: readonly ShownMove[]): number | null {
    const { held, drag } = this;
    if (held?.heap === heap.index) return heap.size - held.amount;
    if (drag?.moved && drag.heap === heap.index) return drag.coin;
    const [move] = here;
    return move ? move.to : null;
  }

  /** A pot with its stones. Stones that come or go are dashed. */
  private pot({ heap, x, floor, top }: Column, here: readonly ShownMove[]): TemplateResult<2> {
    const across = 4;
    const added = here.reduce((most, { from, to }) => Math.max(most, to - from), 0);
    const gone =
      this.held?.heap === heap.index ||
      (this.drag?.moved && this.drag.heap === heap.index) ||
      here.some(({ from, to }) => to < from)
        ? 1
        : 0;
    const stones = heap.size + added;
    return svg`
      <path class="tread" d="M${x + 5} ${top + 14}q-4 ${POT - 14} 10 ${POT - 14}h${ACROSS - 30}q14 0 10 ${14 - POT}z"></path>
      <path class="edge" d="M${x + 2} ${top + 14}h${ACROSS - 4}"></path>
      ${this.dot(heap, x + 10, this.picture.height - 13)}
      ${
        stones > MOST_STONES
          ? svg`<text class="inside" x=${x + ACROSS / 2} y=${floor - 30}>${shortNumber(heap.size)}</text>`
          : Array.from({ length: stones }, (_, stone) => {
              const cx = x + ACROSS / 2 + ((stone % across) - (across - 1) / 2) * 9.5;
              return svg`<circle data-coin=${stone} class="coin ${stone >= heap.size - gone ? 'taken' : heap.winning && stone === heap.size - 1 ? 'best' : ''}" cx=${cx} cy=${floor - 9 - Math.floor(stone / across) * 11} r="4.6"></circle>`;
            })
      }
    `;
  }

  /** The size above the stack, the name and the hidden number below. */
  private words({ heap, x, floor, top }: Column): TemplateResult<2> {
    const middle = x + ACROSS / 2;
    const foot = floor + (this.look === 'pots' ? 14 : 15);
    return svg`
      <text class="size" x=${middle} y=${top - 11}>${shortNumber(heap.size)}</text>
      <text class="name" x=${middle} y=${foot}>${heap.rest && this.look === 'stairs' ? GROUND : heap.name}</text>
      <text class="value" x=${middle} y=${foot + 16}>${this.value(heap)}</text>
    `;
  }

  private value({ value, counts, rest, shade }: Heap): string {
    if (shade === 'hidden') return '';
    switch (this.look) {
      case 'piles':
        return `+${shortNumber(value)}`;
      case 'cakes':
        return counts ? LARGEST : '';
      case 'pots':
        return rest ? END : `∗${shortNumber(value)}`;
      case 'stairs':
        return '';
    }
  }

  private get over(): number | null {
    return this.drag?.moved ? heapAt(this.picture, this.drag.x) : null;
  }

  private ghost(): TemplateResult<2> | typeof nothing {
    const { drag, held } = this;
    if (!drag?.moved) return nothing;
    const size = this.heaps.find(({ index }) => index === drag.heap)?.size ?? 0;
    const amount =
      this.look === 'pots' ? 1 : held?.heap === drag.heap ? held.amount : drag.coin === null ? size : size - drag.coin;
    return svg`<g class="ghost" aria-hidden="true" transform="translate(${drag.x} ${drag.y})">
      <rect x=${-STACK / 2} y="-12" width=${STACK} height="24" rx="6"></rect><text>${shortNumber(amount)}</text></g>`;
  }

  private pointOf(event: PointerEvent): { x: number; y: number } {
    const box = this.drawing.getBoundingClientRect();
    const scale = this.picture.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  private pressed(event: PointerEvent, column: Column): void {
    if (event.button !== 0 || event.ctrlKey) return;
    const { x, y } = this.pointOf(event);
    const coin =
      this.look === 'pots' ? (column.heap.size > 0 && y > column.top ? 0 : null) : coinAt(column, this.picture, y);
    this.drag = { heap: column.heap.index, coin, fromX: x, fromY: y, x, y, moved: false };
    // Only coins and stones are dragged; elsewhere a finger scrolls.
    if (coin !== null) this.drawing.setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    const { x, y } = this.pointOf(event);
    const moved = drag.moved || (drag.coin !== null && Math.hypot(x - drag.fromX, y - drag.fromY) >= MIN_DRAG);
    this.drag = { ...drag, x, y, moved };
  }

  private released(): void {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    const { heap, coin } = drag;
    if (!drag.moved) return this.tell({ kind: 'tap', heap, coin });
    const on = heapAt(this.picture, drag.x);
    const top = this.picture.columns.find((column) => column.heap.index === heap)?.top ?? 0;
    const away = on !== heap || drag.y < top - AWAY || drag.y > this.picture.height || drag.x > this.picture.width;
    this.tell({ kind: 'drop', heap, coin, on, away });
  }

  private keyed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    if (key === 'Escape') this.drag = null;
    this.tell({ kind: 'key', key });
    event.preventDefault();
  }

  private tell(detail: RowGesture): void {
    this.dispatchEvent(new CustomEvent<RowGesture>('row-gesture', { detail }));
  }
}
