/** Random positions of the reader's own rule: each number is drawn anew. */

import { LEAST_RANGE, type Drawn } from '../../params/chance.js';

export const rule: Drawn = {
  at: (value, chance) => {
    const range = Math.max(LEAST_RANGE, ...Array.from(value.matchAll(/\d+/g), ([digits]) => Number(digits))) + 1;
    return Number.isSafeInteger(range) ? value.replaceAll(/\d+/g, () => String(chance(range))) : value;
  },
};
