/** Random heaps, none of them split. */

import { drawnNumbers, type Drawn } from '../../params/chance.js';

export const takeAndBreak: Drawn = { piles: (value, chance) => drawnNumbers(value, 1, chance) };
