/** The text after an edit of boards of Notakto. */

import { readCells, writeCells, type Cell } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';

interface Boards {
  width: number;
  height: number;
  boards: number;
}

/** A marked cell, by the columns and rows of its own board. */
interface Mark extends Cell {
  board: number;
}

function boardsIn(text: string): Boards {
  const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
  return { width, height, boards: Number(valueOf(text, 'boards') ?? 1) };
}

function marksIn(text: string, { width }: Boards): Mark[] {
  return readCells(valueOf(text, 'marked')).map(({ x, y }) => ({
    board: Math.floor(x / (width + 1)),
    x: x % (width + 1),
    y,
  }));
}

/** The text with these boards and marks, without marks beyond the boards. */
function written(text: string, { width, height, boards }: Boards, marks: readonly Mark[]): string {
  const cells = marks
    .filter(({ board, x, y }) => board < boards && x < width && y < height)
    .map(({ board, x, y }) => ({ x: board * (width + 1) + x, y }));
  const sized = withValue(text, 'size', `${width}x${height}`);
  const several = boards > 1 ? withValue(sized, 'boards', String(boards)) : withoutKey(sized, 'boards');
  return cells.length === 0 ? withoutKey(several, 'marked') : withValue(several, 'marked', writeCells(cells));
}

/** All cells of the picture that belong to a board. */
export function cellsOf(text: string): Cell[] {
  const { width, height, boards } = boardsIn(text);
  return Array.from({ length: Math.max(0, boards * (width + 1) - 1) }, (_, x) => x)
    .filter((x) => x % (width + 1) < width)
    .flatMap((x) => Array.from({ length: height }, (_, y) => ({ x, y })));
}

/** Marks a cell of the picture, or frees it where it is marked. */
export function toggled(text: string, { x, y }: Cell): string {
  const cells = readCells(valueOf(text, 'marked'));
  const others = cells.filter((cell) => cell.x !== x || cell.y !== y);
  const marked = others.length < cells.length ? others : [...cells, { x, y }];
  return marked.length === 0 ? withoutKey(text, 'marked') : withValue(text, 'marked', writeCells(marked));
}

/** The boards in another size or number. */
export function resized(text: string, changed: Partial<Boards>): string {
  const before = boardsIn(text);
  return written(text, { ...before, ...changed }, marksIn(text, before));
}

export function freeAll(text: string): string {
  return withoutKey(text, 'marked');
}
