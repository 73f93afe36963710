/** Random piles, and random coins on a strip. */

import { drawnNumbers, type Drawn } from '../../params/chance.js';

export const subtraction: Drawn = {
  piles: (value, chance) => drawnNumbers(value, 1, chance),
  coins: (value, chance) => drawnNumbers(value, 0, chance),
};
