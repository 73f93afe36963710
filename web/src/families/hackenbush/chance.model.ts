/** Random positions of Green Hackenbush: as many edges as before, each attached to the picture so far, a few of them closing a cycle. */

import { MOST_ITEMS, type Drawn } from '../../params/chance.js';

const LEAST = 5;

export const hackenbush: Drawn = {
  edges: (value, chance) => {
    const count = Math.max(LEAST, value.split(',').length);
    if (count > MOST_ITEMS) return value;
    let nodes = 1;
    return Array.from({ length: count }, () => {
      const from = chance(nodes);
      const to = chance(4) > 0 ? nodes++ : chance(nodes);
      return `${from}-${to}`;
    }).join(',');
  },
  // New nodes have no given spots: the layout finds room for them.
  at: () => '',
  labels: () => '',
};
