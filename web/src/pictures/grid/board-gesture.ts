/** The gestures of a reader on a board. Pointer and keyboard are reduced to these, whatever draws the board. */

import { cellsBetween } from './board.model.js';
import { newGesture } from '../../controls/events.js';

export type Tool = 'move' | 'add' | 'damage' | 'remove';

export type BoardGesture =
  | { kind: 'tap'; cell: number; piece: number | null }
  | { kind: 'drag'; cell: number | null; piece: number; gesture: string }
  | { kind: 'drop'; cell: number | null; piece: number; gesture: string }
  | { kind: 'stroke'; cells: number[]; gesture: string }
  /** A drag from a cell without a piece. `to` is null off the board, and where the drag is given up. */
  | { kind: 'link'; cell: number; to: number | null; done: boolean }
  | { kind: 'key'; key: string; cell: number };

declare global {
  interface HTMLElementEventMap {
    'board-gesture': CustomEvent<BoardGesture>;
  }
}

/** An element that draws a board. */
export interface BoardSurface extends EventTarget {
  readonly tool: Tool;
  readonly width: number;
  cellAt(clientX: number, clientY: number): number | null;
  pieceAt(clientX: number, clientY: number): number | null;
  /** Shows a piece under the finger while it is dragged; null puts it back. */
  float(piece: number | null, clientX: number, clientY: number): void;
}

/** Pixels from where a piece follows the pointer, and up to where a press elsewhere is a tap. */
const MIN_DRAG = 5;
const MAX_TAP = 10;

interface Press {
  id: number;
  x: number;
  y: number;
  cell: number;
  piece: number | null;
  dragging: boolean;
  gesture: string;
  last: number | null;
}

export function tellGesture(surface: EventTarget, detail: BoardGesture): void {
  surface.dispatchEvent(new CustomEvent('board-gesture', { detail }));
}

/** Turns pointer events on a surface into gestures. `down` returns whether it accepts the press. */
export class BoardPointer {
  private press: Press | null = null;

  constructor(private readonly surface: BoardSurface) {}

  get holdsPiece(): boolean {
    return this.press !== null && this.press.piece !== null && this.surface.tool === 'move';
  }

  down(event: PointerEvent): boolean {
    // Two presses of one pointer: the end of the first one was never reported.
    if (this.press?.id === event.pointerId) this.cancel();
    if (this.press || event.button !== 0 || event.ctrlKey) return false;
    const cell = this.surface.cellAt(event.clientX, event.clientY);
    if (cell === null) return false;
    const painting = this.surface.tool === 'damage';
    const piece = painting ? null : this.surface.pieceAt(event.clientX, event.clientY);
    this.press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      cell,
      piece,
      dragging: false,
      gesture: newGesture(painting ? 'stroke' : 'drag'),
      last: cell,
    };
    if (painting) tellGesture(this.surface, { kind: 'stroke', cells: [cell], gesture: this.press.gesture });
    // A finger on an empty cell may scroll the page. A mouse is captured, so that its release outside the board is noticed.
    if (painting || piece !== null || event.pointerType === 'mouse')
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    return true;
  }

  move(event: PointerEvent): void {
    const { press, surface } = this;
    if (!press || press.id !== event.pointerId) return;
    const cell = surface.cellAt(event.clientX, event.clientY);
    if (surface.tool === 'damage') {
      if (cell === null || cell === press.last) return;
      tellGesture(surface, {
        kind: 'stroke',
        cells: cellsBetween(press.last ?? cell, cell, surface.width),
        gesture: press.gesture,
      });
      press.last = cell;
      return;
    }
    if (surface.tool !== 'move') return;
    const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    press.dragging ||= press.piece === null ? way >= MAX_TAP && cell !== press.cell : way >= MIN_DRAG;
    if (!press.dragging) return;
    if (press.piece !== null) surface.float(press.piece, event.clientX, event.clientY);
    if (cell === press.last) return;
    press.last = cell;
    if (press.piece === null) tellGesture(surface, { kind: 'link', cell: press.cell, to: cell, done: false });
    else tellGesture(surface, { kind: 'drag', cell, piece: press.piece, gesture: press.gesture });
  }

  up(event: PointerEvent): void {
    const { press, surface } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = null;
    const cell = surface.cellAt(event.clientX, event.clientY);
    if (press.dragging && press.piece === null)
      tellGesture(surface, { kind: 'link', cell: press.cell, to: cell, done: true });
    else if (press.dragging && press.piece !== null) {
      surface.float(null, 0, 0);
      if (cell !== press.last) tellGesture(surface, { kind: 'drag', cell, piece: press.piece, gesture: press.gesture });
      tellGesture(surface, { kind: 'drop', cell, piece: press.piece, gesture: press.gesture });
    } else if (surface.tool !== 'damage' && Math.hypot(event.clientX - press.x, event.clientY - press.y) < MAX_TAP) {
      tellGesture(surface, { kind: 'tap', cell: press.cell, piece: press.piece });
    }
  }

  /** Takes the gesture back: the browser took the finger for scrolling, or Escape was pressed. */
  cancel(): void {
    const { press, surface } = this;
    this.press = null;
    if (!press?.dragging) return;
    if (press.piece === null) return tellGesture(surface, { kind: 'link', cell: press.cell, to: null, done: true });
    surface.float(null, 0, 0);
    tellGesture(surface, { kind: 'drop', cell: null, piece: press.piece, gesture: press.gesture });
  }
}
