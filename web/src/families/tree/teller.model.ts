/** Words for moves of coins on a tree, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemAt } from '../../params/item-at.js';
import { itemName, itemNames } from '../names.model.js';
import * as words from '#words/families/tree';
import type { TreePosition } from './position.model.js';

export const tree: Teller<TreePosition, 'even-depth' | 'odd-depth'> = {
  ...GENERAL,
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
};
