import type { Analysis, Move } from 'grundy-wasm';
import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { boardPieces, cellLabel, type BoardPiece } from '../view-model/board.js';
import { fitScale, fitted, panned, revealing, settled, zoomed, type Camera, type Size } from '../view-model/camera.js';
import { columnOf, entryAt, rowOf, type HeatGrid } from '../view-model/heat-grid.js';
import { cellWords } from '../view-model/place.js';
import { cellName, formatNumber } from '../view-model/words.js';
import { BoardPointer, tellGesture, type BoardSurface, type Tool } from './board-gesture.js';
import type { Highlight } from './events.js';
import { heatMapStyles } from './heat-map-styles.js';
import { drawOverlay } from './heat-overlay.js';
import { coloursFrom, paintHeat, surveyOf } from './heat-paint.js';
import { icon } from './icons.js';
import { PanZoom } from './pan-zoom.js';
import { sharedStyles } from './shared-styles.js';

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TALLEST = 0.72;
const MOST_PIXELS = 1_200_000;
const MOST_LOST = 20_000;
const REACH = 14;

function clamp(value: number, last: number): number {
  return Math.min(last, Math.max(0, value));
}

/** A large table as a picture with pan and zoom; it answers to pointer and keyboard as the small board does. */
@customElement('grundy-heat-map')
export class HeatMap extends LitElement implements BoardSurface {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ type: Number }) table = 0;
  @property({ attribute: false }) grid!: HeatGrid;
  @property({ attribute: false }) targets: ReadonlyMap<number, Move[]> = new Map();
  /** Entries that bear a pointer: the sizes of the piles. */
  @property({ attribute: false }) markers: readonly number[] = [];
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property() tool: Tool = 'move';
  @property({ type: Number }) held: number | null = null;
  @property({ type: Number }) cursor = 0;
  @state() private hovered: number | null = null;
  @state() private focused = false;
  @state() private scale = 1;
  @query('canvas') private canvas!: HTMLCanvasElement;
  @query('.window') private window!: HTMLElement;
  private camera: Camera | null = null;
  private size: Size = { width: 0, height: 0 };
  private floating: { piece: number; x: number; y: number } | null = null;
  private survey: ReturnType<typeof surveyOf> = { largest: 0, lost: null };
  private picture: HTMLCanvasElement | null = null;
  private round = 0;
  private readonly pointer = new BoardPointer(this);
  private readonly panZoom = new PanZoom({
    pan: (dx, dy) => this.look(panned(this.camera!, dx, dy, this.grid, this.size)),
    zoom: (factor, x, y) => this.look(zoomed(this.camera!, factor, x, y, this.grid, this.size)),
  });
  private readonly watcher = new ResizeObserver(() => this.measure());
  private readonly scheme = matchMedia('(prefers-color-scheme: dark)');
  private readonly repaint = (): void => void this.paint();

  static override styles = [sharedStyles, heatMapStyles];

  get width(): number {
    return this.grid.columns;
  }

  private get pieces(): BoardPiece[] {
    const { position } = this.analysis;
    return position.family === 'board' ? boardPieces(position) : [];
  }

  cellAt(clientX: number, clientY: number): number | null {
    const { x, y } = this.pointOf(clientX, clientY);
    const camera = this.camera!;
    const entry = entryAt(this.grid, Math.floor((x - camera.left) / camera.scale), Math.floor((y - camera.top) / camera.scale));
    return entry < 0 ? null : entry;
  }

  /** Small pieces are drawn larger than their cell, so they answer to a larger circle as well. */
  pieceAt(clientX: number, clientY: number): number | null {
    const { x, y } = this.pointOf(clientX, clientY);
    const { left, top, scale } = this.camera!;
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
    this.compose();
  }

  private pointOf(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  override firstUpdated(): void {
    this.watcher.observe(this.window);
    this.scheme.addEventListener('change', this.repaint);
    // One finger scrolls the page; two fingers, or one on a piece, are for the map.
    const hold = (event: TouchEvent): void => {
      const { clientX, clientY } = event.touches[0]!;
      if (event.touches.length > 1 || this.tool === 'damage' || this.pieceAt(clientX, clientY) !== null) event.preventDefault();
    };
    this.canvas.addEventListener('touchstart', hold, { passive: false });
    this.canvas.addEventListener('wheel', (event) => this.wheeled(event), { passive: false });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.scheme.removeEventListener('change', this.repaint);
    this.round += 1;
  }

  override updated(changed: Map<string, unknown>): void {
    const old = changed.get('grid') as HeatGrid | undefined;
    const reshaped = old !== undefined && (old.columns !== this.grid.columns || old.rows !== this.grid.rows);
    if (changed.has('analysis') || changed.has('table')) {
      const table = this.analysis.tables[this.table];
      if (table) this.survey = surveyOf(table, MOST_LOST);
    }
    if (reshaped) this.camera = null;
    if (changed.has('analysis') || changed.has('table') || changed.has('grid')) this.measure();
    else if ([...changed.keys()].some((key) => key !== 'hovered' && key !== 'scale')) this.compose();
  }

  private measure(): void {
    const width = this.window.clientWidth;
    if (width === 0) return;
    const tallest = Math.max(240, window.innerHeight * TALLEST);
    const height = Math.round(Math.min(tallest, Math.max(150, (width * this.grid.rows) / this.grid.columns)));
    const same = this.size.width === width && this.size.height === height;
    this.size = { width, height };
    this.window.style.setProperty('--height', `${height}px`);
    const camera = this.camera === null || !same ? null : this.camera;
    this.look(camera ? settled(camera, this.grid, this.size) : fitted(this.grid, this.size));
  }

  private look(camera: Camera): void {
    this.camera = camera;
    this.scale = camera.scale;
    void this.paint();
  }

  private get density(): number {
    const { width, height } = this.size;
    return Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
  }

  private async paint(): Promise<void> {
    const table = this.analysis.tables[this.table];
    if (!table || !this.camera) return;
    const round = ++this.round;
    const { density } = this;
    const image = new ImageData(Math.ceil(this.size.width * density), Math.ceil(this.size.height * density));
    const colours = coloursFrom(getComputedStyle(this), this.analysis.play === 'normal' ? this.survey.largest : 0);
    const done = await paintHeat(image, { table, grid: this.grid, camera: this.camera, colours, density }, () => round !== this.round);
    if (!done || round !== this.round) return;
    const buffer = document.createElement('canvas');
    buffer.width = image.width;
    buffer.height = image.height;
    buffer.getContext('2d')?.putImageData(image, 0, 0);
    this.picture = buffer;
    this.compose();
  }

  private compose(): void {
    const context = this.canvas?.getContext('2d');
    if (!context || !this.picture || !this.camera) return;
    const sharp = Math.min(2, devicePixelRatio || 1);
    const { width, height } = this.size;
    this.canvas.width = Math.round(width * sharp);
    this.canvas.height = Math.round(height * sharp);
    context.scale(sharp, sharp);
    context.imageSmoothingEnabled = false;
    context.drawImage(this.picture, 0, 0, width, height);
    const style = getComputedStyle(this);
    drawOverlay(
      context,
      {
        analysis: this.analysis,
        table: this.table,
        grid: this.grid,
        camera: this.camera,
        window: this.size,
        lost: this.survey.lost,
        pieces: this.pieces,
        floating: this.floating,
        targets: this.targets.keys(),
        markers: this.markers,
        aim: this.highlight?.move?.to ?? null,
        lit: this.highlight?.items ?? [],
        held: this.held,
        cursor: this.focused ? this.cursor : null,
      },
      (name) => style.getPropertyValue(name),
    );
  }

  protected override render() {
    const shown = this.hovered ?? this.cursor;
    return html`
      <div
        class="window"
        role="grid"
        tabindex="0"
        aria-label="Heat map of ${formatNumber(this.grid.count)} places"
        aria-rowcount=${this.grid.rows}
        aria-colcount=${this.grid.columns}
        aria-activedescendant="cursor"
        @focus=${() => (this.focused = true)}
        @blur=${() => (this.focused = false)}
        @keydown=${this.keyed}
      >
        <canvas
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
        <div class="zoom" role="group" aria-label="Zoom">
          <button class="icon" aria-label="Further" title="Further" @click=${() => this.zoomMiddle(1 / 1.6)}>${icon('minus')}</button>
          <button aria-label="Show all" title="Show all" @click=${() => this.look(fitted(this.grid, this.size))} ?disabled=${this.whole}>All</button>
          <button class="icon" aria-label="Closer" title="Closer" @click=${() => this.zoomMiddle(1.6)}>${icon('plus')}</button>
        </div>
      </div>
    `;
  }

  private get whole(): boolean {
    return this.size.width === 0 || this.scale <= fitScale(this.grid, this.size) * 1.001;
  }

  private words(entry: number): string {
    if (this.analysis.position.family === 'board') {
      const here = this.pieces.filter((piece) => piece.cell === entry);
      return cellLabel(this.analysis, this.table, entry, here, this.targets.has(entry));
    }
    return `${formatNumber(entry)}: ${cellWords(this.analysis, { table: this.table, state: entry }).words}`;
  }

  private readout(entry: number): string {
    const { position } = this.analysis;
    if (position.family !== 'board') return this.words(entry);
    const name = cellName(entry % position.width, Math.floor(entry / position.width));
    return `${name}: ${cellWords(this.analysis, { table: this.table, state: entry }).words}`;
  }

  private zoomMiddle(factor: number): void {
    this.look(zoomed(this.camera!, factor, this.size.width / 2, this.size.height / 2, this.grid, this.size));
  }

  private wheeled(event: WheelEvent): void {
    // A wheel over the map scrolls the page as anywhere; it zooms once the map has been entered or Ctrl is held.
    if (!event.ctrlKey && !this.focused) return;
    event.preventDefault();
    const { x, y } = this.pointOf(event.clientX, event.clientY);
    this.look(zoomed(this.camera!, Math.exp(-event.deltaY * 0.0022), x, y, this.grid, this.size));
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
    else if (event.key === '+' || event.key === '=') this.zoomMiddle(1.6);
    else if (event.key === '-') this.zoomMiddle(1 / 1.6);
    else if (event.key === '0') this.look(fitted(this.grid, this.size));
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
    this.look(revealing(this.camera!, column, row, grid, this.size));
    tellGesture(this, { kind: 'key', key: 'cursor', cell: entry });
  }
}
