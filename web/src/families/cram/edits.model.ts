/** The text after an edit of a board for dominoes. */

import { readCells, writeCells, type Cell } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

function withTaken(text: string, taken: readonly Cell[]): string {
  return taken.length === 0 ? withoutKey(text, 'taken') : withValue(text, 'taken', writeCells(taken));
}

export function isTaken(text: string, cell: Cell): boolean {
  return readCells(valueOf(text, 'taken')).some((each) => keyOf(each) === keyOf(cell));
}

/** Takes the cells, or frees them. */
export function paintCells(text: string, cells: readonly Cell[], taken: boolean): string {
  const now = new Map(readCells(valueOf(text, 'taken')).map((cell) => [keyOf(cell), cell]));
  for (const cell of cells) {
    if (taken) now.set(keyOf(cell), cell);
    else now.delete(keyOf(cell));
  }
  return withTaken(text, [...now.values()]);
}

/** The same board in another size, without the taken cells beyond its edges. */
export function resize(text: string, width: number, height: number): string {
  const taken = readCells(valueOf(text, 'taken')).filter(({ x, y }) => x < width && y < height);
  return withValue(withTaken(text, taken), 'size', `${width}x${height}`);
}

export function freeAll(text: string): string {
  return withTaken(text, []);
}
