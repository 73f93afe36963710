import type { Analysis, Move } from 'grundy-wasm';
import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { boardRows, type BoardCell } from './board.model.js';
import type { GridPiece, GridView } from './grid-view.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { boardLabel } from '#words/pictures/boards';
import { BoardPointer, tellGesture, type BoardSurface, type Tool } from './board-gesture.js';
import { boardSvgStyles } from './board-svg-styles.js';
import type { Highlight } from '../highlight.js';
import { pieceShape } from './piece-shapes.model.js';
import { afterFrame } from '../../controls/after-frame.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { itemAt } from '../../params/item-at.js';
import { lookup } from '../../params/lookup.js';

/** Sides of a cell, and of the margin for row and column names, in the picture's own units. */
const CELL = 40;
const MARGIN = 18;

const ARROWS = lookup<[number, number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
});

/** A grid of up to 24 × 24 cells, each with its number and its mark. */
@customElement('grundy-board-svg')
export class BoardSvg extends LitElement implements BoardSurface {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) grid!: GridView;
  @property({ type: Number }) table = 0;
  @property({ attribute: false }) targets: ReadonlyMap<number, Move[]> = new Map();
  /** Cells that the held piece may be moved to. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property() tool: Tool = 'move';
  @property({ type: Number }) held: number | null = null;
  @property({ type: Number }) cursor = 0;
  /** The cell looked into. */
  @property({ attribute: false }) chosen: number | null = null;
  /** Whether places are shaded as played alone: nearness to the end shows, and a piece of another kind shows its own outcome. */
  @property({ type: Boolean }) tinted = false;
  @state() private floating: { piece: number; x: number; y: number } | null = null;
  /** Whether the board is first drawn empty, and then a quarter of its rows in each frame. */
  @property({ type: Boolean }) late = false;
  /** How many quarters of the rows are drawn so far. */
  @state() private quarters = 0;
  private focused = false;
  @query('svg') private picture!: SVGSVGElement;
  private readonly pointer = new BoardPointer(this);

  static override styles = [sharedStyles, boardSvgStyles];

  get width(): number {
    return this.grid.columns;
  }

  cellAt(clientX: number, clientY: number): number | null {
    const point = this.pointOf(clientX, clientY);
    const x = Math.floor(point.x / CELL);
    const y = this.grid.rows - 1 - Math.floor(point.y / CELL);
    return x < 0 || y < 0 || x >= this.width || y >= this.grid.rows ? null : x + y * this.width;
  }

  pieceAt(clientX: number, clientY: number): number | null {
    if (this.grid.fixed) return null;
    const cell = this.cellAt(clientX, clientY);
    const here = this.grid.pieces.filter((piece) => piece.cell === cell);
    if (here.length < 2) return here[0]?.index ?? null;
    const point = this.pointOf(clientX, clientY);
    const distance = (piece: GridPiece): number => {
      const { x, y, side } = this.spotOf(piece);
      return Math.hypot(point.x - x - side / 2, point.y - y - side / 2);
    };
    return here.reduce((best, piece) => (distance(piece) < distance(best) ? piece : best)).index;
  }

  float(piece: number | null, clientX: number, clientY: number): void {
    this.floating = piece === null ? null : { piece, ...this.pointOf(clientX, clientY) };
  }

  private pointOf(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.picture.getBoundingClientRect();
    const scale = (this.width * CELL + MARGIN) / box.width;
    return { x: (clientX - box.left) * scale - MARGIN, y: (clientY - box.top) * scale };
  }

  private cornerOf(cell: number): { x: number; y: number } {
    return { x: (cell % this.width) * CELL, y: (this.grid.rows - 1 - Math.floor(cell / this.width)) * CELL };
  }

  /** Where a piece stands. Several on one cell share it, two by two or closer. */
  private spotOf(piece: GridPiece): { x: number; y: number; side: number } {
    const corner = this.cornerOf(piece.cell);
    const across = Math.ceil(Math.sqrt(piece.slots));
    // Pieces that share a cell leave its corners to the number and the mark.
    const side = (CELL * (across === 1 ? 0.8 : 0.78)) / across;
    const left = corner.x + (CELL - side * across) / 2;
    const top = corner.y + (CELL - side * across) / 2 + (across === 1 ? 3 : 2);
    return { x: left + (piece.slot % across) * side, y: top + Math.floor(piece.slot / across) * side, side };
  }

  override willUpdate(): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
    if (!this.late) this.quarters = 4;
  }

  override async firstUpdated(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- a quarter after the other
    for (; this.quarters < 4; this.quarters += 1) await afterFrame();
  }

  override updated(changed: Map<string, unknown>): void {
    this.style.setProperty('--columns', String(this.width));
    this.style.setProperty('--rows', String(this.grid.rows));
    // Else the focus stays where it is: to give it again would scroll the page back.
    if (this.focused && (changed.has('cursor') || !this.shadowRoot?.activeElement)) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { columns, rows, count } = this.grid;
    const cursor = Math.min(this.cursor, count - 1);
    return html`
      <svg
        viewBox="${-MARGIN} 0 ${columns * CELL + MARGIN} ${rows * CELL + MARGIN}"
        role="grid"
        aria-label=${boardLabel(columns, rows)}
        aria-rowcount=${rows}
        aria-colcount=${columns}
        class=${this.tool}
        @pointerdown=${(event: PointerEvent) => this.pressed(event)}
        @pointermove=${(event: PointerEvent) => this.pointer.move(event)}
        @pointerup=${(event: PointerEvent) => this.pointer.up(event)}
        @pointercancel=${() => this.pointer.cancel()}
        @keydown=${(event: KeyboardEvent) => this.keyed(event, cursor)}
        @dragstart=${(event: Event) => event.preventDefault()}
      >
        ${this.quarters === 0 ? nothing : this.content(cursor)}
      </svg>
    `;
  }

  private content(cursor: number): TemplateResult<2> {
    const { pieces } = this.grid;
    const rows = boardRows(this.analysis, this.table, this.grid, this.targets, this.reach, this.tinted);
    return svg`
      ${rows.slice(0, Math.ceil((rows.length * this.quarters) / 4)).map((row) => svg`<g role="row" aria-rowindex=${rows.length - itemAt(row, 0).y}>${row.map((cell) => this.cell(cell, cursor))}</g>`)}
      <g aria-hidden="true" class="names" translate="no">${this.names(this.grid)}</g>
      <g aria-hidden="true" class="over">
        ${[...this.reach].map((cell) => this.mark(cell, 'reach'))} ${[...this.targets.keys()].map((cell) => this.mark(cell, 'ring'))} ${this.chosen === null ? nothing : this.mark(this.chosen, 'chosen')} ${this.highlight?.places?.map((cell) => this.mark(cell, 'option'))} ${this.highlight?.moves.map((move) => this.arrow(move))} ${pieces.map((piece) => this.piece(piece))}
      </g>
    `;
  }

  protected cell(
    { cell, x, y, shade, strength, mark, label }: BoardCell,
    cursor: number,
  ): TemplateResult<2> | typeof nothing {
    const corner = this.cornerOf(cell);
    const occupied = this.grid.pieces.some((piece) => piece.cell === cell);
    return svg`
      <g class="cell ${shade} ${this.tinted ? strength : ''}" role="gridcell" aria-colindex=${x + 1} aria-label=${label} data-cell="${x},${y}"
        tabindex=${cell === cursor ? 0 : -1} transform="translate(${corner.x} ${corner.y})">
        <rect class="fill" width=${CELL} height=${CELL} rx="4"></rect>
        ${shade === 'lose' ? svg`<circle class="dot" cx="6.6" cy=${CELL - 6.6} r="2.3"></circle>` : nothing}
        ${shade === 'draw' ? svg`<path class="bars" d="M4.8 ${CELL - 8.6}h5.2M4.8 ${CELL - 5}h5.2"></path>` : nothing}
        ${shade === 'none' ? svg`<path class="cross" d="M11 11 29 29M29 11 11 29"></path>` : nothing}
        <text class=${occupied ? 'small' : ''} x=${occupied ? CELL - 4.4 : CELL / 2} y=${occupied ? 12 : CELL / 2}>${mark}</text>
        <rect class="focus" x="1.5" y="1.5" width=${CELL - 3} height=${CELL - 3} rx="3"></rect>
      </g>
    `;
  }

  private names({ columns, rows, columnName, rowName }: GridView): TemplateResult<2>[] {
    const below = rows * CELL + MARGIN - 5;
    return [
      ...Array.from(
        { length: columns },
        (_, x) => svg`<text x=${x * CELL + CELL / 2} y=${below}>${columnName(x)}</text>`,
      ),
      ...Array.from(
        { length: rows },
        (_, y) => svg`<text x=${-MARGIN / 2} y=${(rows - 1 - y) * CELL + CELL / 2 + 4}>${rowName(y)}</text>`,
      ),
    ];
  }

  /** A frame inside the edge of a cell; nothing for places beyond the grid. */
  private mark(cell: number, kind: string): TemplateResult<2> | typeof nothing {
    if (cell >= this.grid.count) return nothing;
    const { x, y } = this.cornerOf(cell);
    return svg`<rect class=${kind} x=${x + 2.6} y=${y + 2.6} width=${CELL - 5.2} height=${CELL - 5.2} rx="3.5"></rect>`;
  }

  private arrow(move: ShownMove): TemplateResult<2> {
    const [from, to] = [this.cornerOf(move.from), this.cornerOf(move.to)];
    const half = CELL / 2;
    return svg`
      ${this.mark(move.to, 'aim')}
      <line class="arrow" x1=${from.x + half} y1=${from.y + half} x2=${to.x + half} y2=${to.y + half}></line>
    `;
  }

  private piece(piece: GridPiece): TemplateResult<2> {
    const floating = this.floating?.piece === piece.index ? this.floating : null;
    const spot = this.spotOf(piece);
    const { x, y } = floating ? { x: floating.x - spot.side / 2, y: floating.y - spot.side / 2 } : spot;
    const lit = this.highlight?.items.includes(piece.item) ? 'lit' : '';
    const shape = pieceShape(piece.kind);
    // The frame of a piece alone on its cell surrounds the whole cell, so that it does not touch the number.
    const grip = piece.slots === 1 && !floating ? { x: -1.4, y: -4.4, side: CELL - 5.2 } : { x: 0, y: 0, side: 32 };
    return svg`
      <g class="piece ${this.grid.fixed ? 'fixed' : ''} ${lit} ${this.held === piece.index ? 'held' : ''} ${floating ? 'floating' : ''}" data-piece=${piece.index}
        transform="translate(${x} ${y}) scale(${spot.side / 32})">
        <rect class="grip" x=${grip.x} y=${grip.y} width=${grip.side} height=${grip.side} rx="4"></rect>
        ${shape ? svg`<path d=${shape}></path>` : svg`<circle cx="16" cy="16" r="13"></circle><text class="letter" translate="no" x="16" y="16">${piece.letter}</text>`}
      </g>
    `;
  }

  private pressed(event: PointerEvent): void {
    if (!this.pointer.down(event)) return;
    const cell = this.cellAt(event.clientX, event.clientY);
    if (cell !== null) this.cursor = cell;
    if (this.tool === 'damage') event.preventDefault();
  }

  private keyed(event: KeyboardEvent, cursor: number): void {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const leap = event.ctrlKey ? Infinity : 1;
      const x = Math.min(this.width - 1, Math.max(0, (cursor % this.width) + arrow[0] * (arrow[0] === 0 ? 1 : leap)));
      const y = Math.min(
        this.grid.rows - 1,
        Math.max(0, Math.floor(cursor / this.width) + arrow[1] * (arrow[1] === 0 ? 1 : leap)),
      );
      this.cursor = x + y * this.width;
      tellGesture(this, { kind: 'key', key: 'cursor', cell: this.cursor });
    } else if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === '?') {
      return;
    } else {
      if (event.key === 'Escape') this.pointer.cancel();
      tellGesture(this, { kind: 'key', key: event.key, cell: cursor });
      if (event.key.length > 1 && !['Enter', 'Delete', 'Backspace', 'Escape'].includes(event.key)) return;
    }
    event.preventDefault();
  }
}
