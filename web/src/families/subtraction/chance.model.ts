/** Piles and coins on a strip by chance. */

import { drawnNumbers, type Drawn } from '../../params/chance.js';

export const subtraction: Drawn = {
  piles: (value, chance) => drawnNumbers(value, 1, chance),
  coins: (value, chance) => drawnNumbers(value, 0, chance),
};
