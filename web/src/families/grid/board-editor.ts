import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { addPiece, movePiece, paintCells, removePiece } from './edits.model.js';
import { boardView } from './board-view.model.js';
import { boardPosition, type BoardPosition } from './position.model.js';
import type { MovePicker } from './move-picker.js';
import { itemAt } from '../../params/item-at.js';
import { readCells, writeCell, type Cell } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';
import type { Stage } from '../../pictures/editor.js';
import type { Tool } from '../../pictures/grid/board-gesture.js';
import { GridEditing } from '../../pictures/grid/grid-editing.js';
import { itemName } from '../names.model.js';
import type { PieceRow } from '../../words/catalogue.js';

/** The editor of a board with pieces, and its tools. */
@customElement('grundy-board-editor')
export class BoardEditor extends GridEditing {
  @property({ attribute: false }) palette: PieceRow[] = [];
  @state() private kind = '';
  /** Whether the reader is drawing own pieces. */
  @state() private drawing = false;
  @query('grundy-move-picker') private picker!: MovePicker | null;
  /** The stroke being painted: the text before it, its cells so far, and whether it damages or mends them, as its first cell decided. */
  private painted: { gesture: string; text: string; cells: number[]; damage: boolean } | null = null;

  private get position(): BoardPosition {
    return boardPosition(this.shared.analysis);
  }

  protected override get view() {
    return boardView(this.position);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    super.willUpdate(changed);
    if (this.kind === '') this.kind = this.position.kinds[0]?.name ?? this.palette[0]?.name ?? '';
  }

  protected override named(item: number): string {
    return itemName(this.position, item);
  }

  protected override toolbox() {
    return html`
      <grundy-board-tools
        .position=${this.position}
        .palette=${this.palette}
        .tool=${this.tool}
        .kind=${this.kind}
        .text=${this.shared.text}
        .drawing=${this.drawing}
        .held=${this.held === null ? null : itemName(this.position, this.held)}
        @tool=${({ detail }: CustomEvent<{ tool: Tool; kind: string }>) => this.take(detail.tool, detail.kind)}
        @own=${() => void this.draw()}
      ></grundy-board-tools>
      ${
        this.drawing
          ? html`<grundy-move-picker .text=${this.shared.text} @picked=${({ detail }: CustomEvent<string>) => this.take(this.tool, detail)}></grundy-move-picker>`
          : nothing
      }
    `;
  }

  private async draw(): Promise<void> {
    if (!this.drawing) await import('./move-picker.js');
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

  protected override added(text: string, cell: number): string {
    return addPiece(text, this.kind, this.cellOf(cell));
  }

  protected override moved(text: string, piece: number, cell: number): string {
    return movePiece(text, piece, this.cellOf(cell));
  }

  protected override removed(text: string, piece: number): string {
    return removePiece(text, piece);
  }

  protected override notation(piece: number, cell: number): string {
    return `${piece + 1}:${writeCell(this.cellOf(cell))}`;
  }

  protected override isWhole(cell: number): boolean {
    return !this.position.holes.includes(cell);
  }

  protected override stroke(cells: number[], gesture: string): void {
    if (this.painted?.gesture !== gesture) {
      const { text } = this.shared;
      const first = this.cellOf(itemAt(cells, 0));
      const damaged = readCells(valueOf(text, 'holes')).some(({ x, y }) => x === first.x && y === first.y);
      this.painted = { gesture, text, cells: [], damage: !damaged };
    }
    const { painted } = this;
    painted.cells.push(...cells);
    this.edit(
      paintCells(
        painted.text,
        painted.cells.map((cell) => this.cellOf(cell)),
        painted.damage,
      ),
      gesture,
    );
  }

  protected override ownKey(key: string, cell: number): void {
    const kind = /^[1-9]$/.test(key) ? this.palette[Number(key) - 1] : undefined;
    if (key === 'x' || key === 'X') this.stroke([cell], `toggle-${cell}-${Date.now()}`);
    else if (kind) this.take('add', kind.name);
  }

  private cellOf(cell: number): Cell {
    const { width } = this.position;
    return { x: cell % width, y: Math.floor(cell / width) };
  }
}

export const draw = ({ shared, place, palette, late }: Stage) =>
  html`<grundy-board-editor ?late=${late} .shared=${shared} .palette=${palette} .place=${place}></grundy-board-editor>`;
