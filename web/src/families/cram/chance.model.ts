/** Random boards for dominoes with as many taken cells as before. */

import { drawnCells, type Drawn } from '../../params/chance.js';
import { valueOf } from '../../params/params.js';

export const cram: Drawn = {
  taken: (value, chance, text) => {
    const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
    const cells = Array.from({ length: width * height }, (_, cell) => ({
      x: cell % width,
      y: Math.floor(cell / width),
    }));
    return drawnCells(value, cells, chance);
  },
};
