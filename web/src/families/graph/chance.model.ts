/** Random tokens, each on any named node. The arcs stay. */

import { MOST_ITEMS, type Drawn } from '../../params/chance.js';
import { namesIn } from './edits.model.js';

export const graph: Drawn = {
  tokens: (value, chance, text) => {
    const names = namesIn(text);
    const tokens = value.split(',');
    return tokens.length > MOST_ITEMS ? value : tokens.map(() => names[chance(names.length)] ?? '').join(',');
  },
};
