/** Random trees: each node hangs under an earlier one; the first is the root. */

import { drawnNumbers, MOST_ITEMS, type Drawn } from '../../params/chance.js';
import { readNumbers } from '../../params/lists.js';

export const tree: Drawn = {
  parents: (value, chance) => {
    const now = readNumbers(value);
    return now.length > MOST_ITEMS ? value : now.map((_, node) => (node === 0 ? 0 : 1 + chance(node))).join(',');
  },
  coins: (value, chance) => drawnNumbers(value, 0, chance),
};
