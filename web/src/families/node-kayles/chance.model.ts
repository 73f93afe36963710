/** Random positions of Node Kayles and Arc Kayles: about as many tokens as before, fewer where no move is left. The edges stay. */

import type { Drawn } from '../../params/chance.js';
import { itemsOf, namesUnder } from '../../params/drawn-graph.js';
import { valueOf } from '../../params/params.js';

export const nodeKayles: Drawn = {
  tokens: (value, chance, text) => {
    const edges = itemsOf(text, 'edges').map((edge) => edge.split('-'));
    const onEdges = valueOf(text, 'game') === 'arc-kayles';
    /** The nodes that each move gives tokens. */
    let moves = onEdges ? edges : namesUnder(text, ['edges'], ['tokens']).map((node) => [node]);
    const tokens: string[] = [];
    while (tokens.length < value.split(',').length && moves.length > 0) {
      const put = moves[chance(moves.length)] ?? [];
      tokens.push(...put);
      const closed = onEdges
        ? put
        : edges
            .filter((edge) => edge.some((node) => put.includes(node)))
            .flat()
            .concat(put);
      moves = moves.filter((move) => !move.some((node) => closed.includes(node)));
    }
    return tokens.join(',');
  },
};
