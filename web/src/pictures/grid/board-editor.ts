import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { addPiece, movePiece, paintCells, removePiece } from '../../families/grid/edits.model.js';
import { readCells, writeCell } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';
import { boardPieces, tableOfPiece, targetsByCell } from './board.model.js';
import { boardPosition, type BoardPosition } from '../../families/grid/position.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import type { Letter } from '../../panels/exercise/exercise.model.js';
import { boardGrid } from '../heat-map/heat-grid.model.js';
import { legalTargets } from '../../panels/match/legal-targets.model.js';
import type { Place } from '../../places/place.js';
import { itemName } from '../../words/names.js';
import { pieceHeld } from '#words/pictures/boards';
import type { BoardGesture, Tool } from './board-gesture.js';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';
import type { MovePicker } from '../../families/grid/move-picker.js';
import { once } from '../../controls/once.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './board-svg.js';
import { itemAt } from '../../params/item-at.js';
import type { PieceRow } from '../../words/catalogue.js';

const fetchHeatMap = once(() => import('../heat-map/heat-map.js'));

/** Room for a finger. */
const LEAST_CELL = 24;

/** The board with its tools: what a gesture means is decided here, how it looks is decided by what draws it. */
@customElement('grundy-board-editor')
export class BoardEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) palette: PieceRow[] = [];
  @property({ attribute: false }) place: Place | null = null;
  /** Whether its first cells may come in some tasks. */
  @property({ type: Boolean }) late = false;
  @state() private tool: Tool = 'move';
  @state() private kind = '';
  @state() private held: number | null = null;
  @state() private cursor = 0;
  @state() private table = 0;
  @state() private room = 640;
  /** Whether own pieces are being drawn. */
  @state() private drawing = false;
  @query('.board') private board!: HTMLElement;
  @query('grundy-move-picker') private picker!: MovePicker | null;
  private coarse: boolean | null = null;
  /** The piece whose table shaded the board last. */
  private shading = 0;
  /** The text as it was when the gesture began, and what its first cell decided. */
  private base: { gesture: string; text: string; cells: number[]; damage: boolean } | null = null;
  private readonly watcher = new ResizeObserver(([entry]) => (this.room = entry?.contentRect.width ?? this.room));

  static override styles = [
    sharedStyles,
    css`
      .board {
        margin-bottom: 0.5rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.isConnected && this.watcher.observe(this.board));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  override updated(): void {
    if (this.coarse === !this.small) return;
    this.coarse = !this.small;
    send(this, 'grundy-coarse', this.coarse);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('place') && this.place) {
      this.cursor = this.place.state;
      this.table = this.place.table;
    }
    const { tables } = this.shared.analysis;
    const { kinds, pieceCell } = boardPosition(this.shared.analysis);
    if (this.playing) this.tool = 'move';
    if (this.table >= tables.length) this.table = 0;
    const { whole, component } = this.shared.shading;
    if (whole || component !== this.shading) this.table = tableOfPiece(this.shared.analysis, component);
    this.shading = component;
    if (this.held !== null && this.held >= pieceCell.length) this.held = null;
    if (!this.small) fetchHeatMap();
    if (this.kind === '') this.kind = kinds[0]?.name ?? this.palette[0]?.name ?? '';
  }

  private get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  /** Whether each cell can be drawn on its own. */
  private get small(): boolean {
    const { width, height } = boardPosition(this.shared.analysis);
    return Math.max(width, height) <= SVG_SIDE && this.room / width >= LEAST_CELL;
  }

  protected override render() {
    const { analysis, highlight, shading, claiming, tools } = this.shared;
    const position = boardPosition(analysis);
    const targets = targetsByCell(analysis, this.held);
    const reach = legalTargets(this.shared, this.held);
    return html`
      <div class="board">
        ${this.small
          ? html`<grundy-board-svg ?late=${this.late}
              .analysis=${shading.shown}
              .targets=${targets}
              .reach=${reach}
              .highlight=${highlight}
              .table=${this.table}
              .tool=${this.tool}
              .held=${this.held}
              .cursor=${this.cursor}
              .tinted=${!shading.whole && !claiming}
              .chosen=${this.place?.table === this.table ? this.place.state : null}
              @board-gesture=${this.act}
            ></grundy-board-svg>`
          : html`<grundy-heat-map
              .analysis=${shading.shown}
              .table=${this.table}
              .grid=${boardGrid(position)}
              .targets=${targets}
              .reach=${reach}
              .highlight=${highlight}
              .tool=${this.tool}
              .held=${this.held}
              .cursor=${this.cursor}
              .alone=${!shading.whole && !claiming}
              @board-gesture=${this.act}
            ></grundy-heat-map>`}
      </div>
      ${claiming || tools || this.playing ? nothing : this.tools(position)}
    `;
  }

  private tools(position: BoardPosition) {
    return html`
      <grundy-board-tools
        .position=${position}
        .palette=${this.palette}
        .tool=${this.tool}
        .kind=${this.kind}
        .text=${this.shared.text}
        .drawing=${this.drawing}
        .held=${this.held === null ? null : itemName(position, this.held)}
        @tool=${({ detail }: CustomEvent<{ tool: Tool; kind: string }>) => this.take(detail.tool, detail.kind)}
        @own=${() => void this.draw()}
      ></grundy-board-tools>
      ${this.drawing
        ? html`<grundy-move-picker .text=${this.shared.text} @picked=${({ detail }: CustomEvent<string>) => this.take(this.tool, detail)}></grundy-move-picker>`
        : nothing}
    `;
  }

  private async draw(): Promise<void> {
    if (!this.drawing) await import('../../families/grid/move-picker.js');
    this.drawing = !this.drawing;
    if (!this.drawing) return;
    await this.updateComplete;
    this.picker?.show(this.kind);
  }

  private take(tool: Tool, kind: string): void {
    this.tool = tool;
    this.kind = kind;
    this.held = null;
  }

  private act(event: CustomEvent<BoardGesture>): void {
    const gesture = event.detail;
    if (this.shared.claiming) return this.claim(gesture);
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture.cell, gesture.piece);
      case 'drag':
      case 'drop':
        return this.drag(gesture.piece, gesture.cell, gesture.gesture, gesture.kind === 'drop');
      case 'stroke':
        return this.stroke(gesture.cells, gesture.gesture);
      case 'key':
        return this.key(gesture.key, gesture.cell);
    }
  }

  /** In an exercise nothing is moved. */
  private claim(gesture: BoardGesture): void {
    if (gesture.kind !== 'tap' && gesture.kind !== 'key') return;
    this.cursor = gesture.cell;
    const letter = gesture.kind === 'key' ? gesture.key.toUpperCase() : '';
    if (gesture.kind === 'tap' || letter === 'ENTER' || letter === ' ') this.say(gesture.cell);
    else if (letter === 'W' || letter === 'L' || letter === 'D') this.say(gesture.cell, letter);
  }

  private say(cell: number, letter?: Letter): void {
    const place = { table: this.table, state: cell };
    send(this, 'grundy-claim', letter === undefined ? { place } : { place, letter });
  }

  private tap(cell: number, piece: number | null): void {
    const { text } = this.shared;
    this.cursor = cell;
    this.show(cell);
    if (this.tool === 'add') return this.edit(addPiece(text, this.kind, this.cellOf(cell)));
    if (this.tool === 'remove') return piece === null ? undefined : this.edit(removePiece(text, piece));
    if (this.tool === 'damage') return this.stroke([cell], `toggle-${cell}-${Date.now()}`);
    if (piece !== null && piece !== this.held) return this.hold(piece);
    if (this.held !== null && piece === null) this.putDown(cell);
    else this.held = null;
  }

  private hold(piece: number): void {
    this.held = piece;
    this.choose(piece);
    this.show(this.cursor);
    send(this, 'grundy-announce', pieceHeld(itemName(this.shared.analysis.position, piece)));
  }

  /** Its table shades the board from now on. */
  private choose(piece: number): void {
    this.table = tableOfPiece(this.shared.analysis, piece);
    send(this, 'grundy-shade', { component: piece });
  }

  private putDown(cell: number): void {
    const { analysis, text } = this.shared;
    const held = this.held!;
    this.held = null;
    const from = itemAt(boardPosition(analysis).pieceCell, held);
    if (from === cell) return;
    if (this.playing) return send(this, 'grundy-play', { move: `${held + 1}:${writeCell(this.cellOf(cell))}`, made: { item: held, from, to: cell } });
    // Where a turn moves several pieces, they are set one by one; the list plays the whole turn.
    const turn = analysis.moves.list.find(({ moves }) => moves.length === 1 && moves[0]?.item === held && moves[0].to === cell);
    if (turn && text === analysis.text) send(this, 'grundy-play', { move: turn.notation });
    else this.edit(movePiece(text, held, this.cellOf(cell)));
  }

  private drag(piece: number, cell: number | null, gesture: string, done: boolean): void {
    if (this.playing) {
      if (this.held !== piece) this.hold(piece);
      if (done && cell !== null) this.putDown(cell);
      if (done) this.held = null;
      return;
    }
    if (this.base?.gesture !== gesture) {
      this.base = { gesture, text: this.shared.analysis.text, cells: [], damage: false };
      this.held = null;
      this.choose(piece);
    }
    const { text } = this.base;
    const standing = cell !== null && !boardPosition(this.shared.analysis).holes.includes(cell);
    // Dropped beside the board or on a damaged cell, the piece goes back to where it came from.
    if (done && !standing) this.edit(text, gesture);
    else if (!done && standing) this.edit(movePiece(text, piece, this.cellOf(cell)), gesture);
    if (!done) return;
    this.base = null;
    if (standing) {
      this.cursor = cell;
      this.show(cell);
    }
  }

  private stroke(cells: number[], gesture: string): void {
    if (this.base?.gesture !== gesture) {
      const { text } = this.shared;
      const first = this.cellOf(itemAt(cells, 0));
      const damaged = readCells(valueOf(text, 'holes')).some(({ x, y }) => x === first.x && y === first.y);
      this.base = { gesture, text, cells: [], damage: !damaged };
    }
    const { base } = this;
    base.cells.push(...cells);
    this.edit(paintCells(base.text, base.cells.map((cell) => this.cellOf(cell)), base.damage), gesture);
  }

  private key(key: string, cell: number): void {
    const here = boardPieces(boardPosition(this.shared.analysis)).filter((piece) => piece.cell === cell);
    this.cursor = cell;
    if (key === 'cursor') this.show(cell);
    else if (key === 'Enter' && this.held === null && here.length === 0 && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ') this.tap(cell, here.find(({ index }) => index !== this.held)?.index ?? null);
    else if (key === 'Escape' && this.held === null) send(this, 'grundy-turn', 'cancel');
    else if (key === 'Escape') this.held = null;
    else if (this.playing) return;
    else if (key === 'x' || key === 'X') this.stroke([cell], `toggle-${cell}-${Date.now()}`);
    else if ((key === 'Delete' || key === 'Backspace') && here[0]) this.edit(removePiece(this.shared.text, here[0].index));
    else if (/^[1-9]$/.test(key) && this.palette[Number(key) - 1]) this.take('add', itemAt(this.palette, Number(key) - 1).name);
  }

  private show(cell: number): void {
    send(this, 'grundy-place', { table: this.table, state: cell });
  }

  private cellOf(cell: number): { x: number; y: number } {
    const { width } = boardPosition(this.shared.analysis);
    return { x: cell % width, y: Math.floor(cell / width) };
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
