import type { Analysis, Move } from 'grundy-wasm';
import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { boardCellWords, cellLabel } from '../grid/board.model.js';
import type { GridPiece, GridView } from '../grid/grid-view.model.js';
import { columnOf, entryAt, rowOf, type HeatGrid } from './heat-grid.model.js';
import { cellWords } from '../../places/place.js';
import { heatMapLabel, placeSaid, ZOOM } from '#words/pictures/heat-maps';
import { formatNumber } from '#words/language';
import { BoardPointer, tellGesture, type BoardSurface, type Tool } from '../grid/board-gesture.js';
import type { Highlight } from '../highlight.js';
import { heatMapStyles } from './heat-map-styles.js';
import { HeatScreen, type Scene } from './heat-screen.js';
import { icon } from '../../controls/icons.js';
import { unless } from '../../controls/resting.js';
import { PanZoom } from './pan-zoom.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { itemAt } from '../../params/item-at.js';
import { lookup } from '../../params/lookup.js';

const ARROWS = lookup<[number, number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
/** How far from its middle a small piece still answers, in CSS pixels. */
const REACH = 14;

function clamp(value: number, last: number): number {
  return Math.min(last, Math.max(0, value));
}

/** A large table as a picture with pan and zoom. It responds to pointer and keyboard like the small board. */
@customElement('grundy-heat-map')
export class HeatMap extends LitElement implements BoardSurface {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ type: Number }) table = 0;
  @property({ attribute: false }) grid!: HeatGrid | GridView;
  @property({ attribute: false }) targets: ReadonlyMap<number, Move[]> = new Map();
  /** Cells that the held piece may be moved to. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  /** Entries with a marker: the sizes of the piles. */
  @property({ attribute: false }) markers: readonly number[] = [];
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property() tool: Tool = 'move';
  @property({ type: Number }) held: number | null = null;
  @property({ type: Number }) cursor = 0;
  /** Whether places are shaded as played alone: a piece of another kind then says its own outcome. */
  @property({ type: Boolean }) tinted = false;
  @state() private hovered: number | null = null;
  @state() private focused = false;
  @state() private whole = true;
  /** Whether the map can be zoomed in no further. */
  @state() private nearest = false;
  @query('canvas') private canvas!: HTMLCanvasElement;
  @query('.window') private window!: HTMLElement;
  private screen: HeatScreen | null = null;
  private floating: { piece: number; x: number; y: number } | null = null;
  private readonly pointer = new BoardPointer(this);
  private readonly panZoom = new PanZoom({
    pan: (dx, dy) => this.screen?.pan(dx, dy),
    zoom: (factor, x, y) => this.screen?.zoom(factor, x, y),
  });
  private readonly watcher = new ResizeObserver(() => this.screen?.measure(false));

  static override styles = [sharedStyles, heatMapStyles];

  get width(): number {
    return this.grid.columns;
  }

  /** The grid as a view with pieces and names; null where it is a plain list of sizes. */
  private get view(): GridView | null {
    return 'pieces' in this.grid ? this.grid : null;
  }

  private get pieces(): readonly GridPiece[] {
    return this.view?.pieces ?? [];
  }

  cellAt(clientX: number, clientY: number): number | null {
    const { x, y } = this.pointOf(clientX, clientY);
    return this.screen?.entryAt(x, y) ?? null;
  }

  /** Small pieces are drawn larger than their cell, so they answer in a larger area as well. */
  pieceAt(clientX: number, clientY: number): number | null {
    const { x, y } = this.pointOf(clientX, clientY);
    if (!this.screen?.camera || this.view?.fixed) return null;
    const { left, top, scale } = this.screen.camera;
    let best: { index: number; distance: number } | null = null;
    for (const { index, cell } of this.pieces) {
      const middleX = left + (columnOf(this.grid, cell) + 0.5) * scale;
      const middleY = top + (rowOf(this.grid, cell) + 0.5) * scale;
      const distance = Math.max(Math.abs(x - middleX), Math.abs(y - middleY));
      if (distance <= Math.max(REACH, scale / 2) && (!best || distance < best.distance)) best = { index, distance };
    }
    return best?.index ?? null;
  }

  float(piece: number | null, clientX: number, clientY: number): void {
    this.floating = piece === null ? null : { piece, ...this.pointOf(clientX, clientY) };
    this.screen?.compose();
  }

  private pointOf(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.isConnected && this.watcher.observe(this.window));
  }

  override firstUpdated(): void {
    this.screen = new HeatScreen(
      this.canvas,
      this.window,
      () => this.scene,
      () => {
        this.whole = this.screen?.whole ?? true;
        this.nearest = this.screen?.nearest ?? false;
      },
    );
    // One finger scrolls the page; two fingers, or one on a piece, act on the map.
    const hold = (event: TouchEvent): void => {
      const { clientX, clientY } = itemAt(event.touches, 0);
      if (event.touches.length > 1 || this.tool === 'damage' || this.pieceAt(clientX, clientY) !== null)
        event.preventDefault();
    };
    this.canvas.addEventListener('touchstart', hold, { passive: false });
    this.canvas.addEventListener('wheel', (event) => this.wheeled(event), { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.screen?.stop();
  }

  override updated(changed: Map<string, unknown>): void {
    const old = changed.get('grid') as HeatGrid | undefined;
    const reshaped = old !== undefined && (old.columns !== this.grid.columns || old.rows !== this.grid.rows);
    if (changed.has('analysis') || changed.has('table') || changed.has('grid')) this.screen?.show(reshaped);
    else if ([...changed.keys()].some((key) => !['hovered', 'whole', 'nearest'].includes(key))) this.screen?.compose();
  }

  private get scene(): Scene {
    const { analysis, table, grid, pieces, floating, markers, held } = this;
    const shown = (entries: Iterable<number>): number[] => [...entries].filter((entry) => entry < grid.count);
    return {
      analysis,
      table,
      grid,
      pieces,
      floating,
      targets: shown(this.targets.keys()),
      reach: shown(this.reach),
      markers,
      aims: shown(this.highlight?.moves.map(({ to }) => to) ?? []),
      lit: this.highlight?.items ?? [],
      held,
      cursor: this.focused ? this.cursor : null,
    };
  }

  protected override render() {
    const shown = this.hovered ?? this.cursor;
    return html`
      <div
        class="window"
        role="grid"
        tabindex="0"
        aria-label=${heatMapLabel(this.grid.count)}
        aria-rowcount=${this.grid.rows}
        aria-colcount=${this.grid.columns}
        aria-activedescendant="cursor"
        @focus=${() => (this.focused = true)}
        @blur=${() => (this.focused = false)}
        @keydown=${this.keyed}
      >
        <canvas
          @transitionrun=${() => void this.screen?.recolour()}
          class=${this.tool}
          aria-hidden="true"
          @pointerdown=${this.pressed}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${this.cancelled}
          @pointerleave=${() => (this.hovered = null)}
        ></canvas>
        <div class="unseen" role="row">
          <span id="cursor" role="gridcell" aria-selected="true">${this.words(this.cursor)}</span>
        </div>
      </div>
      <div class="strip">
        <p class="readout">${this.readout(shown)}</p>
        <div class="zoom" role="group" aria-label=${ZOOM.group}>
          <button class="icon" aria-label=${ZOOM.further} title=${ZOOM.further} aria-disabled=${this.whole} @click=${unless(this.whole, () => this.screen?.zoom(1 / 1.6))}>${icon('minus')}</button>
          <button aria-label=${ZOOM.all} title=${ZOOM.all} aria-disabled=${this.whole} @click=${unless(this.whole, () => this.screen?.showAll())}>${ZOOM.allShort}</button>
          <button class="icon" aria-label=${ZOOM.closer} title=${ZOOM.closer} aria-disabled=${this.nearest} @click=${unless(this.nearest, () => this.screen?.zoom(1.6))}>${icon('plus')}</button>
        </div>
      </div>
    `;
  }

  private words(entry: number): string {
    if (this.view) {
      const here = this.piecesOn(entry);
      const { words } = boardCellWords(this.analysis, this.table, this.view, entry, here, this.tinted);
      return cellLabel(this.view, entry, words, here, this.targets.has(entry), this.reach.has(entry));
    }
    return placeSaid(formatNumber(entry), cellWords(this.analysis, { table: this.table, state: entry }).words);
  }

  private readout(entry: number): string {
    if (!this.view) return this.words(entry);
    return placeSaid(
      this.view.cellName(entry),
      boardCellWords(this.analysis, this.table, this.view, entry, this.piecesOn(entry), this.tinted).words,
    );
  }

  private piecesOn(cell: number): GridPiece[] {
    return this.pieces.filter((piece) => piece.cell === cell);
  }

  private wheeled(event: WheelEvent): void {
    // The wheel scrolls the page; it zooms the map only when this has the focus or Ctrl is held.
    if (!event.ctrlKey && !this.focused) return;
    event.preventDefault();
    const { x, y } = this.pointOf(event.clientX, event.clientY);
    this.screen?.zoom(Math.exp(-event.deltaY * 0.0022), x, y);
  }

  private pressed(event: PointerEvent): void {
    this.panZoom.down(event);
    if (this.panZoom.fingers > 1) return this.pointer.cancel();
    this.pointer.down(event);
  }

  private moved(event: PointerEvent): void {
    this.hovered = this.cellAt(event.clientX, event.clientY);
    const free = this.tool !== 'damage' && !this.pointer.holdsPiece;
    if (this.panZoom.move(event, free)) this.pointer.cancel();
    else this.pointer.move(event);
  }

  private released(event: PointerEvent): void {
    this.panZoom.up(event);
    const cell = this.cellAt(event.clientX, event.clientY);
    if (cell !== null) this.cursor = cell;
    this.pointer.up(event);
  }

  private cancelled(event: PointerEvent): void {
    this.panZoom.up(event);
    this.pointer.cancel();
  }

  private keyed(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) this.step(arrow, event.ctrlKey ? Infinity : event.shiftKey ? 10 : 1);
    else if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === '?') return;
    else if (event.key === '+' || event.key === '=') this.screen?.zoom(1.6);
    else if (event.key === '-') this.screen?.zoom(1 / 1.6);
    else if (event.key === '0') this.screen?.showAll();
    else tellGesture(this, { kind: 'key', key: event.key, cell: this.cursor });
    event.preventDefault();
  }

  private step([dx, dy]: [number, number], by: number): void {
    const { grid, cursor } = this;
    const column = clamp(columnOf(grid, cursor) + (dx === 0 ? 0 : dx * by), grid.columns - 1);
    const row = clamp(rowOf(grid, cursor) + (dy === 0 ? 0 : dy * by), grid.rows - 1);
    const entry = entryAt(grid, column, row);
    if (entry < 0) return;
    this.cursor = entry;
    this.hovered = null;
    this.screen?.reveal(entry);
    tellGesture(this, { kind: 'key', key: 'cursor', cell: entry });
  }
}
