/** Random positions of Node Kayles: as many tokens as before, fewer where no free node is left. The edges stay. */

import type { Drawn } from '../../params/chance.js';
import { itemsOf, namesUnder } from '../../params/drawn-graph.js';

export const nodeKayles: Drawn = {
  tokens: (value, chance, text) => {
    const edges = itemsOf(text, 'edges').map((edge) => edge.split('-'));
    let free = namesUnder(text, ['edges'], ['tokens']);
    const tokens: string[] = [];
    while (tokens.length < value.split(',').length && free.length > 0) {
      const token = free[chance(free.length)] ?? '';
      tokens.push(token);
      free = free.filter((node) => node !== token && !edges.some((edge) => edge.includes(token) && edge.includes(node)));
    }
    return tokens.join(',');
  },
};
