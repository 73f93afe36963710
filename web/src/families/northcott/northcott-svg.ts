import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Colour } from './edits.model.js';
import { columnOf, ROW_HEIGHT, type Measures, type PieceRow } from './northcott.model.js';
import type { Highlight } from '../../pictures/highlight.js';
import { northcottStyles } from './northcott-styles.js';
import { gap, ROWS_LABEL } from '#words/families/northcott';
import { sharedStyles } from '../../styles/shared-styles.js';

export interface RowPiece {
  row: number;
  colour: Colour;
}

/** The piece that is held, and the column it hovers over. */
export interface HeldPiece extends RowPiece {
  column: number;
}

export type RowsGesture =
  | { kind: 'tap'; row: number; colour: Colour | null; column: number }
  | { kind: 'drop'; row: number; colour: Colour; column: number }
  | { kind: 'key'; key: string };

const MIN_DRAG = 6;
const MOST_TICKS = 60;

interface Drag extends RowPiece {
  fromX: number;
  fromY: number;
  x: number;
  moved: boolean;
}

/** The picture of rows with a white and a black piece each. Fires `rows-gesture`. */
@customElement('grundy-northcott-svg')
export class NorthcottSvg extends LitElement {
  @property({ attribute: false }) rows: PieceRow[] = [];
  @property({ attribute: false }) measures!: Measures;
  @property({ type: Number }) columns = 0;
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property({ attribute: false }) selected: RowPiece = { row: 0, colour: 'white' };
  @property({ attribute: false }) held: HeldPiece | null = null;
  /** The columns that the held piece may move to, while a match is played. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  @state() private drag: Drag | null = null;
  @query('svg') private drawing!: SVGSVGElement;
  private focused = false;

  static override styles = [sharedStyles, northcottStyles];

  override willUpdate(): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
  }

  override updated(): void {
    this.style.setProperty('--natural', `${this.measures.width}px`);
    this.style.setProperty('--shape', String(this.measures.width / this.measures.height));
    if (this.focused) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { width, height } = this.measures;
    return html`
      <div class="scroll">
        <svg
          class="fit"
          viewBox="0 0 ${width} ${height}"
          role="grid"
          aria-label=${ROWS_LABEL}
          aria-rowcount=${this.rows.length}
          @pointerdown=${this.pressed}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${() => (this.drag = null)}
          @keydown=${this.keyed}
        >
          ${this.rows.map((row) => this.row(row))}
          <g aria-hidden="true">${this.columnNames()}</g>
        </svg>
      </div>
    `;
  }

  private columnNames(): TemplateResult<2>[] {
    const { cell, height } = this.measures;
    const every = [1, 2, 5, 10, 50, 100, 1000, 10_000, 100_000].find((step) => step * cell >= 24) ?? 1e6;
    return Array.from({ length: Math.ceil(this.columns / every) }, (_, place) => {
      const column = every === 1 ? place : Math.max(0, place * every - 1);
      return svg`<text class="column" x=${this.middleOf(column)} y=${height - 9}>${column + 1}</text>`;
    });
  }

  private middleOf(column: number): number {
    return this.measures.left + (column + 0.5) * this.measures.cell;
  }

  private row(row: PieceRow): TemplateResult<2> {
    const { cell, left } = this.measures;
    const top = row.index * ROW_HEIGHT + 3;
    const [first, last] = row.white < row.black ? [row.white, row.black] : [row.black, row.white];
    const shown = this.highlight?.moves.filter(({ item }) => item === row.index) ?? [];
    const lit = this.highlight?.items.includes(row.index) || shown.length > 0;
    return svg`
      <g class="row ${row.shade} ${row.tint ?? ''} ${lit ? 'lit' : ''}" role="row" aria-rowindex=${row.index + 1} data-row=${row.index}>
        <g aria-hidden="true">
          <rect class="track" x=${left} y=${top} width=${cell * this.columns} height=${ROW_HEIGHT - 6} rx="4"></rect>
          <rect class="gap" x=${left + (first + 1) * cell} y=${top} width=${(last - first - 1) * cell} height=${ROW_HEIGHT - 6}></rect>
          ${this.ticks(top)}
          <text class="name" x=${left - 8} y=${top + ROW_HEIGHT / 2 - 3}>${row.index + 1}</text>
          <text class="size" x=${left + cell * this.columns + 8} y=${top + ROW_HEIGHT / 2 - 3}>${gap(row.gap)}</text>
          ${row.gap > 0 ? this.mark(row, left + (first + 1) * cell + 8, top + ROW_HEIGHT - 14) : this.mark(row, left + cell * this.columns + 66, top + ROW_HEIGHT / 2 - 3)}
          ${row.targets.slice(0, 20).map((column) => this.ring(column, top, ''))}
          ${this.held?.row === row.index ? [...this.reach].slice(0, MOST_TICKS).map((column) => this.ring(column, top, 'reach')) : nothing} ${shown.map(({ to }) => this.ring(to, top, 'aim'))}
        </g>
        ${(row.white < row.black ? (['white', 'black'] as const) : (['black', 'white'] as const)).map((colour) => this.piece(row, colour, top))}
      </g>
    `;
  }

  /** The mark of a lost or drawn row, for readers who do not see the colours. */
  private mark({ shade }: PieceRow, x: number, y: number): TemplateResult<2> | typeof nothing {
    if (shade === 'lose') return svg`<circle class="dot" cx=${x} cy=${y} r="3.4"></circle>`;
    return shade === 'draw' ? svg`<path class="bars" d="M${x - 4} ${y - 2}h8m-8 4h8"></path>` : nothing;
  }

  private ticks(top: number): TemplateResult<2> | typeof nothing {
    if (this.columns > MOST_TICKS) return nothing;
    const { cell, left } = this.measures;
    const lines = Array.from(
      { length: this.columns - 1 },
      (_, place) => `M${left + (place + 1) * cell} ${top}v${ROW_HEIGHT - 6}`,
    );
    return svg`<path class="tick" d=${lines.join('')}></path>`;
  }

  private ring(column: number, top: number, kind: string): TemplateResult<2> {
    return svg`<circle class="ring ${kind}" cx=${this.middleOf(column)} cy=${top + ROW_HEIGHT / 2 - 3} r="20"></circle>`;
  }

  private piece(row: PieceRow, colour: Colour, top: number): TemplateResult<2> {
    const { drag, held } = this;
    const here = this.selected.row === row.index && this.selected.colour === colour;
    const isHeld = held?.row === row.index && held.colour === colour;
    const dragged = drag?.moved && drag.row === row.index && drag.colour === colour;
    const x = dragged ? drag.x : this.middleOf(isHeld ? held.column : row[colour]);
    return svg`
      <g class="piece ${colour} ${isHeld || dragged ? 'held' : ''}" role="gridcell" aria-label=${row.labels[colour]} data-piece="${row.index}-${colour}"
        tabindex=${here ? 0 : -1}>
        <circle class="halo" cx=${x} cy=${top + ROW_HEIGHT / 2 - 3} r="21.5"></circle>
        <circle class="disc" cx=${x} cy=${top + ROW_HEIGHT / 2 - 3} r="17.5"></circle>
      </g>
    `;
  }

  private pointOf(event: PointerEvent): { x: number; y: number } {
    const box = this.drawing.getBoundingClientRect();
    const scale = this.measures.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  /** The piece of the row nearest to `x`, if it is within reach. */
  private pieceNear(row: PieceRow, x: number): Colour | null {
    const away = (colour: Colour): number => Math.abs(this.middleOf(row[colour]) - x);
    const nearest = away('white') <= away('black') ? 'white' : 'black';
    return away(nearest) <= Math.max(this.measures.cell / 2, 18) ? nearest : null;
  }

  private readonly pressed = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey) return;
    const { x, y } = this.pointOf(event);
    const row = this.rows[Math.floor(y / ROW_HEIGHT)];
    if (!row) return;
    const column = columnOf(this.measures, this.columns, x);
    const colour = this.pieceNear(row, x);
    // A press puts a held piece down; only without one does it take a piece up.
    if (this.held || colour === null) return this.tell({ kind: 'tap', row: row.index, colour, column });
    this.drag = { row: row.index, colour, fromX: x, fromY: y, x: this.middleOf(row[colour]), moved: false };
    this.drawing.setPointerCapture(event.pointerId);
  };

  private readonly moved = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag) return;
    const { x, y } = this.pointOf(event);
    const moved = drag.moved || Math.hypot(x - drag.fromX, y - drag.fromY) >= MIN_DRAG;
    this.drag = { ...drag, x: moved ? x : drag.x, moved };
  };

  private readonly released = (event: PointerEvent): void => {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    const { row, colour } = drag;
    const column = columnOf(this.measures, this.columns, this.pointOf(event).x);
    this.tell(drag.moved ? { kind: 'drop', row, colour, column } : { kind: 'tap', row, colour, column });
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    if (key === 'Escape') this.drag = null;
    this.tell({ kind: 'key', key });
    event.preventDefault();
  };

  private tell(detail: RowsGesture): void {
    this.dispatchEvent(new CustomEvent<RowsGesture>('rows-gesture', { detail }));
  }
}
