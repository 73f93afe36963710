/** As many cells taken by chance as there were. */

import type { Drawn } from '../../params/chance.js';
import { readCells, writeCells } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';

export const cram: Drawn = {
  taken: (value, chance, text) => {
    const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
    const free = Array.from({ length: width * height }, (_, cell) => cell);
    const wanted = readCells(value).length;
    if (wanted > free.length) return value;
    const cells = Array.from({ length: wanted }, () => free.splice(chance(free.length), 1)[0] ?? 0);
    return writeCells(cells.toSorted((a, b) => a - b).map((cell) => ({ x: cell % width, y: Math.floor(cell / width) })));
  },
};
