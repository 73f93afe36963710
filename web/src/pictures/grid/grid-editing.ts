import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { tableOfItem, targetsByCell } from './board.model.js';
import { BoardEditing } from './board-editing.js';
import type { Letter } from '../claim.js';
import { legalTargets } from '../legal-targets.model.js';
import { pieceHeld } from '#words/pictures/boards';
import type { BoardGesture, Tool } from './board-gesture.js';
import { canEndTurn } from '../editor-input.js';
import { tellReach } from '../tell-reach.js';
import { send } from '../../controls/events.js';

/** The editor of a board with pieces. It decides what a gesture means; each family writes the new text; other elements draw. */
export abstract class GridEditing extends BoardEditing {
  @state() protected tool: Tool = 'move';
  /** The piece that is held. */
  @state() protected held: number | null = null;
  @state() protected table = 0;
  /** The item whose table shaded the grid last. */
  private shading = 0;
  /** The text when the drag of a piece began. */
  private base: { gesture: string; text: string } | null = null;

  /** The text after a piece was put, moved or taken away. */
  protected abstract added(text: string, cell: number): string;
  protected abstract moved(text: string, piece: number, cell: number): string;
  protected abstract removed(text: string, piece: number): string;
  /** What a piece is called. */
  protected abstract named(item: number): string;
  /** The notation of a move, as the core reads it. */
  protected abstract notation(piece: number, cell: number): string;
  /** The tools below the grid while it is edited. */
  protected abstract toolbox(): TemplateResult;

  /** Whether a piece may stand on a cell. */
  protected isWhole(_cell: number): boolean {
    return true;
  }

  /** Handles a stroke of the tool that paints. */
  protected stroke(_cells: number[], _gesture: string): void {}

  /** Handles keys that only this editor knows. */
  protected ownKey(_key: string, _cell: number): void {}

  override willUpdate(changed: Map<string, unknown>): void {
    super.willUpdate(changed);
    if (changed.has('place') && this.place) this.table = this.place.table;
    const { analysis, shading } = this.shared;
    if (this.playing) this.tool = 'move';
    if (this.table >= analysis.tables.length) this.table = 0;
    if (shading.whole || shading.component !== this.shading) this.table = tableOfItem(analysis, shading.component);
    this.shading = shading.component;
    if (this.held !== null && this.held >= this.view.pieces.length) this.held = null;
  }

  protected itemOf(piece: number): number {
    return this.view.pieces[piece]?.item ?? piece;
  }

  constructor() {
    super();
    tellReach(this, () => this.reach);
  }

  private get reach(): ReadonlySet<number> {
    return legalTargets(this.shared, this.held === null ? null : this.itemOf(this.held));
  }

  protected override render() {
    const { held, table, tool, place } = this;
    const { analysis, highlight, claiming, tools } = this.shared;
    const item = held === null ? null : this.itemOf(held);
    return html`
      ${this.picture({
        targets: targetsByCell(analysis, item),
        reach: this.reach,
        highlight,
        table,
        tool,
        held,
        chosen: place?.table === table ? place.state : null,
      })}
      ${claiming || tools || this.playing ? nothing : this.toolbox()}
    `;
  }

  protected override act(gesture: BoardGesture): void {
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

  /** In an exercise a tap or a key claims an outcome; nothing is moved. */
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

  protected tap(cell: number, piece: number | null): void {
    const { text } = this.shared;
    this.cursor = cell;
    this.show(cell);
    if (this.tool === 'add') return this.edit(this.added(text, cell));
    if (this.tool === 'remove') return piece === null ? undefined : this.edit(this.removed(text, piece));
    if (this.tool === 'damage') return this.stroke([cell], `toggle-${cell}-${Date.now()}`);
    if (piece !== null && piece !== this.held) return this.hold(piece);
    if (this.held !== null && piece === null) this.putDown(cell);
    else this.held = null;
  }

  private hold(piece: number): void {
    this.held = piece;
    this.choose(piece);
    this.show(this.cursor);
    send(this, 'grundy-announce', pieceHeld(this.named(this.itemOf(piece))));
  }

  /** Lets the table of a piece shade the grid. */
  private choose(piece: number): void {
    const component = this.itemOf(piece);
    this.table = tableOfItem(this.shared.analysis, component);
    send(this, 'grundy-shade', { component });
  }

  private putDown(cell: number): void {
    const { analysis, text } = this.shared;
    const held = this.held!;
    const item = this.itemOf(held);
    this.held = null;
    const from = this.view.pieces[held]?.cell ?? cell;
    if (from === cell) return;
    const move = this.notation(held, cell);
    if (this.playing) return send(this, 'grundy-play', { move, made: { item, from, to: cell } });
    // Where a turn moves several pieces, they are set one by one here; the list of moves plays the whole turn.
    if (text === analysis.text && analysis.moves.list.some(({ notation }) => notation === move))
      send(this, 'grundy-play', { move });
    else this.edit(this.moved(text, held, cell));
  }

  private drag(piece: number, cell: number | null, gesture: string, done: boolean): void {
    if (this.playing) {
      if (this.held !== piece) this.hold(piece);
      if (done && cell !== null) this.putDown(cell);
      if (done) this.held = null;
      return;
    }
    if (this.base?.gesture !== gesture) {
      this.base = { gesture, text: this.shared.analysis.text };
      this.held = null;
      this.choose(piece);
    }
    const { text } = this.base;
    const standing = cell !== null && this.isWhole(cell);
    // A piece dropped beside the grid or on a damaged cell goes back to where it came from.
    if (done && !standing) this.edit(text, gesture);
    else if (!done && standing) this.edit(this.moved(text, piece, cell), gesture);
    if (!done) return;
    this.base = null;
    if (standing) {
      this.cursor = cell;
      this.show(cell);
    }
  }

  private key(key: string, cell: number): void {
    const here = this.view.pieces.filter((piece) => piece.cell === cell);
    this.cursor = cell;
    if (key === 'cursor') this.show(cell);
    else if (key === 'Enter' && this.held === null && here.length === 0 && canEndTurn(this.shared))
      send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ')
      this.tap(cell, here.find(({ index }) => index !== this.held)?.index ?? null);
    else if (key === 'Escape' && this.held === null) send(this, 'grundy-turn', 'cancel');
    else if (key === 'Escape') this.held = null;
    else if (this.playing) return;
    else if ((key === 'Delete' || key === 'Backspace') && here[0])
      this.edit(this.removed(this.shared.text, here[0].index));
    else this.ownKey(key, cell);
  }

  private show(cell: number): void {
    send(this, 'grundy-place', { table: this.table, state: cell });
  }
}
