/** Random stairs, ordered piles, cakes and pots. */

import { drawnNumbers, type Drawn } from '../../params/chance.js';
import { readNumbers } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';

function sorted(list: string): string {
  return readNumbers(list)
    .toSorted((one, other) => one - other)
    .join(',');
}

export const row: Drawn = {
  piles: (value, chance, text) => {
    const drawn = drawnNumbers(value, 1, chance);
    return valueOf(text, 'game') === 'ordered' ? sorted(drawn) : drawn;
  },
  stairs: (value, chance) => drawnNumbers(value, 0, chance),
  pots: (value, chance) => drawnNumbers(value, 0, chance),
};
