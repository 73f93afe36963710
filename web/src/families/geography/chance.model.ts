/** Random positions of Geography: the token on any node, nothing visited or used. The links stay. */

import type { Drawn } from '../../params/chance.js';
import { itemsOf } from '../../params/drawn-graph.js';

export const geography: Drawn = {
  token: (value, chance, text) => {
    const names = [
      ...new Set([...itemsOf(text, 'edges'), ...itemsOf(text, 'arcs')].flatMap((link) => link.split('-'))),
    ];
    return names[chance(names.length)] ?? value;
  },
  visited: () => '',
  used: () => '',
};
