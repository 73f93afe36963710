/** Coins on a tree. */

import { ONE_GAME, GENERAL, likeNim } from '../general.model.js';
import { NODE, numbered, TREE_LEGEND } from '#words/names';
import { ODD_DEPTHS } from '#words/verdict';
import { nodeLabel, type TreePosition } from './position.model.js';
import { itemAt } from '../../params/item-at.js';
import { itemName, itemNames } from '../names.model.js';
import { drawnNumbers, MOST_ITEMS } from '../../params/chance.js';
import { readNumbers } from '../../params/lists.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/tree';
import * as words from '#words/families/tree';
import { MOST_DRAWABLE } from './summary.model.js';

export const family: PageFamily<TreePosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => NODE,
  itemName: (position, item) => numbered(NODE, nodeLabel(position, item)),
  picture: () => 'tree',
  legend: () => TREE_LEGEND,
  counting: () => ODD_DEPTHS,
  moveLabel: (position, { item, from, to, changes = [] }) =>
    words.coinsMove(itemName(position, item), from - to, itemName(position, itemAt(changes, 0).item)),
  moveWords: (position, { item, from, to }) => words.movingUp(itemName(position, item), from - to),
  shortWords: (position, { item, to }) => words.nodeKeeps(itemName(position, item), to),
  nimHeap: () => words.NIM_NODES,
  restores: (position, { heap, before, after }, turn) =>
    words.restoresNode(turn, itemName(position, heap), before, after),
  steps: {
    'even-depth': ({ items }, position) => words.nodesAtEvenDepth(itemNames(position, items), items.length === 1),
    'odd-depth': ({ items }, position) => words.nodesAtOddDepth(itemNames(position, items), items.length === 1),
  },
  described: ({ parents }, title) => words.withNodes(title, parents.length),
  placeTitle: (position, state) => words.nodeTitle(itemName(position, state), position.coins[state] ?? 0),
  placeFacts: (analysis, position, state, entry) => {
    const depth = position.depth[state] ?? 0;
    if (depth === 0) return [words.ROOT];
    return depth % 2 === 0
      ? [words.AT_EVEN_DEPTH]
      : [words.AT_ODD_DEPTH, ...likeNim(analysis, entry, words.anySmallerLeft)];
  },
  frameHeight: (position, narrow) =>
    Math.min(
      narrow ? 890 : 760,
      (narrow ? 550 : 420) + 120 * position.depth.reduce((most, depth) => Math.max(most, depth), 0),
    ),
  chance: {
    parents: (value, chance) => {
      const now = readNumbers(value);
      return now.length > MOST_ITEMS ? value : now.map((_, node) => (node === 0 ? 0 : 1 + chance(node))).join(',');
    },
    coins: (value, chance) => drawnNumbers(value, 0, chance),
  },
  fits: ({ parents }) => parents.length <= MOST_DRAWABLE,
  editor: () => import('./tree-editor.js'),
  tools: () => import('./rehang-list.js'),
  still: () => import('./still.js'),
  graphText: () => import('./text.model.js'),
};
