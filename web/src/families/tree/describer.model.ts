/** How coins on a tree are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, likeNim } from '../general-describer.model.js';
import { itemName } from '../names.model.js';
import * as words from '#words/families/tree';
import type { TreePosition } from './position.model.js';

export const tree: Describer<TreePosition> = {
  ...GENERAL,
  described: ({ parents }, title) => words.withNodes(title, parents.length),
  placeTitle: (position, state) => words.nodeTitle(itemName(position, state), position.coins[state] ?? 0),
  placeFacts: (analysis, position, state, entry) => {
    const depth = position.depth[state] ?? 0;
    if (depth === 0) return [words.ROOT];
    return depth % 2 === 0
      ? [words.AT_EVEN_DEPTH]
      : [words.AT_ODD_DEPTH, ...likeNim(analysis, entry, words.anySmallerLeft)];
  },
  frameHeight: (position) =>
    Math.min(760, 420 + 120 * position.depth.reduce((most, depth) => Math.max(most, depth), 0)),
};
