/** The facts about a tree in numbers. */

import type { Analysis } from 'grundy-wasm';
import { formatNumber } from '#words/language';
import { TREE_FACTS } from '#words/pictures/trees';
import { treePosition } from './position.model.js';

/** Larger trees are not drawn, only described by numbers. */
export const MOST_DRAWABLE = 3000;

export function treeFacts(analysis: Analysis): [name: string, value: string][] {
  const { parents, coins, depth } = treePosition(analysis);
  const isParent = new Uint8Array(parents.length);
  for (const parent of parents) if (parent >= 0) isParent[parent] = 1;
  let [deepest, leaves, occupied, odd] = [0, 0, 0, 0];
  for (const above of isParent) leaves += 1 - above;
  depth.forEach((level, node) => {
    deepest = Math.max(deepest, level);
    if (coins[node] === 0) return;
    occupied += 1;
    odd += level % 2;
  });
  return [
    [TREE_FACTS.nodes, formatNumber(parents.length)],
    [TREE_FACTS.leaves, formatNumber(leaves)],
    [TREE_FACTS.depth, formatNumber(deepest)],
    [TREE_FACTS.occupied, formatNumber(occupied)],
    [TREE_FACTS.odd, formatNumber(odd)],
  ];
}
