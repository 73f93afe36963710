import type { Analysis, Position } from 'grundy-wasm';
import type { ShownMove } from '../../places/shown-move.js';

export type NotaktoPosition = Extract<Position, { family: 'notakto' }>;

export function notaktoPosition({ position }: Analysis): NotaktoPosition {
  if (position.family !== 'notakto') throw new Error('no boards for marks');
  return position;
}

/** A cell of a board, both counted from 0. */
export interface CellOfBoard {
  board: number;
  cell: number;
}

/** The number of columns of the picture, including those between the boards. */
export function columnsOf({ width, marks }: NotaktoPosition): number {
  return marks.length * (width + 1) - 1;
}

/** The cell of a board at a cell of the picture; null between two boards. */
export function cellOfBoard(position: NotaktoPosition, place: number): CellOfBoard | null {
  const { width } = position;
  const [column, row] = [place % columnsOf(position), Math.floor(place / columnsOf(position))];
  const x = column % (width + 1);
  return x === width ? null : { board: Math.floor(column / (width + 1)), cell: x + row * width };
}

/** The cell of the picture at a cell of a board. */
export function placeOf(position: NotaktoPosition, { board, cell }: CellOfBoard): number {
  const { width } = position;
  return board * (width + 1) + (cell % width) + Math.floor(cell / width) * columnsOf(position);
}

export function isMarked({ marks }: NotaktoPosition, { board, cell }: CellOfBoard): boolean {
  return (((marks[board] ?? 0) >> cell) & 1) === 1;
}

/** The cell of the picture that a move marks: its bit is all by which `to` exceeds `from`. */
export function markedPlace(
  position: NotaktoPosition,
  { item, from, to }: Pick<ShownMove, 'item' | 'from' | 'to'>,
): number {
  return placeOf(position, { board: item, cell: 31 - Math.clz32(to - from) });
}

/** The move that marks a cell; null where it is marked or its board has ended. */
export function moveAt(position: NotaktoPosition, at: CellOfBoard): ShownMove | null {
  const from = position.marks[at.board] ?? 0;
  return isMarked(position, at) || position.ended[at.board] === 1
    ? null
    : { item: at.board, from, to: from | (1 << at.cell) };
}
