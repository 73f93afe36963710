/** Coins on a tree, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import type { TreePosition } from './position.model.js';

export const tree: Family<TreePosition> = {
  ...ONE_GAME,
  noun: () => 'node',
  itemName: (_, item) => `node ${item + 1}`,
  picture: () => 'tree',
  legend: () => ({ numbers: { letters: 'beside a node', deciding: 'in a node its coins, beside it its' }, ring: 'a winning move starts here' }),
  counting: () => 'only the coins at odd depth count',
};
