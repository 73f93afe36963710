/** Coins on a tree, as turns and reasons tell of them. */

import { evenDepthText, oddDepthText } from '../depth-words.model.js';
import { changeWords, GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName } from '../../words/names.js';
import { count } from '../../words/words.js';
import type { TreePosition } from './position.model.js';

export const tree: Teller<TreePosition> = {
  ...GENERAL,
  moveLabel: (position, { item, from, to }) => {
    const parent = position.parents[item] ?? -1;
    return `${itemName(position, item)}: ${count(from - to, 'coin')} to ${parent < 0 ? 'its parent' : `node ${parent + 1}`}`;
  },
  moveWords: ({ coins }, item, target, left) => `moving ${count((left.get(item) ?? coins[item] ?? 0) - Number(target), 'coin')} up from node ${item + 1}`,
  shortWords: (position, item, target) => `${itemName(position, item)} keeps ${target}`,
  written: ({ coins }, item, target) => ({ from: coins[item] ?? 0, to: Number(target) }),
  flow: ({ coins, parents }) => ({ coins, next: (node) => parents[node] ?? -1 }),
  nimHeap: () => ['node', 'at odd depth with two or more coins', 'at odd depth with one coin'],
  changed: (_, step) => `changes the counted coins of node ${step.heap + 1} ${changeWords(step)}`,
  ownStep: (step, position) => {
    if (step.kind === 'even-depth') return evenDepthText(step.items, position, 'at even depth', 'moves up');
    return step.kind === 'odd-depth' ? oddDepthText(step.items, position, 'at odd depth') : null;
  },
};
