/** Random boards: each piece on a cell that is not damaged. */

import { MOST_ITEMS, type Chance, type Drawn } from '../../params/chance.js';
import { readCells, readPieces, writePieces, type Cell } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';

/** A random cell, or the next one after it that is not damaged. */
function wholeCell(width: number, height: number, holes: ReadonlySet<string>, chance: Chance): Cell {
  const cells = width * height;
  for (let cell = chance(cells); ; cell = (cell + 1) % cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!holes.has(`${x},${y}`)) return { x, y };
  }
}

export const grid: Drawn = {
  pieces: (value, chance, text) => {
    const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
    const holes = new Set(readCells(valueOf(text, 'holes')).map(({ x, y }) => `${x},${y}`));
    const now = readPieces(value);
    const whole = width * height - holes.size;
    if (now.length > MOST_ITEMS || whole < 1 || (holes.size > whole && holes.size > MOST_ITEMS)) return value;
    return writePieces(now.map(({ kind }) => ({ kind, ...wholeCell(width, height, holes, chance) })));
  },
};
