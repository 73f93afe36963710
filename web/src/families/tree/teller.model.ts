/** Coins on a tree, as turns and reasons tell of them. */

import { evenDepthText, oddDepthText } from '../depth-words.model.js';
import { changeWords, GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemAt } from '../../params/item-at.js';
import { itemName } from '../../words/names.js';
import { count } from '#words/language';
import type { TreePosition } from './position.model.js';

export const tree: Teller<TreePosition> = {
  ...GENERAL,
  moveLabel: (position, { item, from, to, changes = [] }) => `${itemName(position, item)}: ${count(from - to, 'coin')} to ${itemName(position, itemAt(changes, 0).item)}`,
  moveWords: (_, { item, from, to }) => `moving ${count(from - to, 'coin')} up from node ${item + 1}`,
  shortWords: (position, { item, to }) => `${itemName(position, item)} keeps ${to}`,
  nimHeap: () => ['node', 'at odd depth with two or more coins', 'at odd depth with one coin'],
  changed: (_, step) => `changes the counted coins of node ${step.heap + 1} ${changeWords(step)}`,
  ownStep: (step, position) => {
    if (step.kind === 'even-depth') return evenDepthText(step.items, position, 'at even depth', 'moves up');
    return step.kind === 'odd-depth' ? oddDepthText(step.items, position, 'at odd depth') : null;
  },
};
