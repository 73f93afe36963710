/** Random bars of chocolate with as many rows as before, none longer than the one below it. */

import type { Drawn } from '../../params/chance.js';
import { readNumbers } from '../../params/lists.js';

export const chomp: Drawn = {
  rows: (value, chance) => {
    const rows = readNumbers(value);
    const most = rows[0] ?? 0;
    if (most < 1) return value;
    return rows
      .map(() => 1 + chance(most))
      .toSorted((a, b) => b - a)
      .join(',');
  },
};
