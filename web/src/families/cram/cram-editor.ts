import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import { restingButton } from '../../controls/resting.js';
import { itemAt } from '../../params/item-at.js';
import type { Cell } from '../../params/lists.js';
import { canEndTurn } from '../../pictures/editor-input.js';
import type { Stage } from '../../pictures/editor.js';
import type { BoardGesture, Tool } from '../../pictures/grid/board-gesture.js';
import { SizedBoard } from '../../pictures/grid/sized-board.js';
import { placeName } from '../names.model.js';
import { CRAM } from '#words/families/cram';
import { besides, cramView, litCells, targetsOf } from './cram-view.model.js';
import { freeAll, isTaken, paintCells, resize } from './edits.model.js';
import { cramPosition } from './position.model.js';

const NOWHERE: ReadonlySet<number> = new Set();

/** A board for dominoes: two taps or a drag put a domino down, strokes take and free cells. */
@customElement('grundy-cram-editor')
export class CramEditor extends SizedBoard {
  @state() private tool: Tool = 'move';
  /** The first cell of a domino; the next tap chooses the second. */
  @state() private half: number | null = null;
  private lastText = '';
  /** The stroke being painted: the text before it, its cells so far, and whether it takes or frees them, as its first cell decided. */
  private painted: { gesture: string; text: string; cells: number[]; taken: boolean } | null = null;

  private get position() {
    return cramPosition(this.shared.analysis);
  }

  protected override get view() {
    return cramView(this.position);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    super.willUpdate(changed);
    const { text } = this.shared.analysis;
    if (text !== this.lastText) this.half = null;
    this.lastText = text;
    if (this.playing) this.tool = 'move';
  }

  protected override render() {
    const { position, half, tool } = this;
    return html`
      ${this.picture({
        targets: targetsOf(this.shared.analysis, half),
        reach: half === null ? NOWHERE : new Set(besides(position, half)),
        highlight: litCells(position, this.shared.highlight),
        tool,
        chosen: half ?? this.place?.state ?? null,
      })}
      ${this.playing || this.shared.tools ? nothing : this.toolbox()}
      ${this.shared.tools === 'none' ? nothing : html`<p class="hint muted">${half === null ? CRAM.hints[tool === 'damage' ? 'take' : 'put'] : CRAM.half(placeName(position, half))}</p>`}
    `;
  }

  private toolbox() {
    const { width, height, holes } = this.position;
    const { text } = this.shared;
    return html`
      <div class="row tools">
        <button aria-pressed=${this.tool === 'move'} @click=${() => this.take('move')}>${CRAM.put}</button>
        <button aria-pressed=${this.tool === 'damage'} @click=${() => this.take('damage')}>${CRAM.take}</button>
        ${restingButton(CRAM.free, holes.length === 0, () => this.edit(freeAll(text)))}
        ${this.sizes(width, height, (columns, rows) => resize(text, columns, rows))}
      </div>
    `;
  }

  private take(tool: Tool): void {
    this.tool = tool;
    this.half = null;
  }

  protected override act(gesture: BoardGesture): void {
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture.cell);
      case 'stroke':
        return this.stroke(gesture.cells, gesture.gesture);
      case 'link':
        return this.link(gesture.cell, gesture.to, gesture.done);
      case 'key':
        return this.key(gesture.key, gesture.cell);
    }
  }

  private tap(cell: number): void {
    const { half } = this;
    this.cursor = cell;
    send(this, 'grundy-place', { table: 0, state: cell });
    if (this.tool === 'damage') return this.stroke([cell], `toggle-${cell}-${Date.now()}`);
    const others = half === null ? [] : besides(this.position, half);
    if (half !== null && others.includes(cell)) return this.put(Math.min(half, cell), Math.max(half, cell));
    this.half = cell !== half && besides(this.position, cell).length > 0 ? cell : null;
    if (this.half !== null) send(this, 'grundy-announce', CRAM.half(placeName(this.position, cell)));
  }

  /** While a drag lasts, its first cell is half a domino. */
  private link(cell: number, to: number | null, done: boolean): void {
    const others = besides(this.position, cell);
    this.half = done || others.length === 0 ? null : cell;
    if (done && to !== null && others.includes(to)) this.put(Math.min(cell, to), Math.max(cell, to));
  }

  private put(low: number, high: number): void {
    const { text, analysis } = this.shared;
    this.half = null;
    const move = `1:${placeName(this.position, low)}-${placeName(this.position, high)}`;
    const made = { item: low, from: 1, to: 0, changes: [{ item: high, from: 1, to: 0 }] };
    if (this.playing) send(this, 'grundy-play', { move, made });
    else if (text === analysis.text) send(this, 'grundy-play', { move });
    else
      this.edit(
        paintCells(
          text,
          [low, high].map((cell) => this.cellOf(cell)),
          true,
        ),
      );
  }

  private stroke(cells: number[], gesture: string): void {
    if (this.painted?.gesture !== gesture) {
      const { text } = this.shared;
      this.painted = { gesture, text, cells: [], taken: !isTaken(text, this.cellOf(itemAt(cells, 0))) };
    }
    const { painted } = this;
    painted.cells.push(...cells);
    this.edit(
      paintCells(
        painted.text,
        painted.cells.map((cell) => this.cellOf(cell)),
        painted.taken,
      ),
      gesture,
    );
  }

  private key(key: string, cell: number): void {
    this.cursor = cell;
    if (key === 'cursor') send(this, 'grundy-place', { table: 0, state: cell });
    else if (key === 'Escape' && this.half === null) send(this, 'grundy-turn', 'cancel');
    else if (key === 'Escape') this.half = null;
    else if (key === 'Enter' && this.half === null && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ') this.tap(cell);
    else if ((key === 'x' || key === 'X') && !this.playing) this.stroke([cell], `toggle-${cell}-${Date.now()}`);
  }

  private cellOf(cell: number): Cell {
    const { width } = this.position;
    return { x: cell % width, y: Math.floor(cell / width) };
  }
}

export const draw = ({ shared, place, late }: Stage) =>
  html`<grundy-cram-editor ?late=${late} .shared=${shared} .place=${place}></grundy-cram-editor>`;
