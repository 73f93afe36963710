/** What the first sight of coins on a tree needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { NODE, numbered, TREE_LEGEND } from '#words/names';
import { ODD_DEPTHS } from '#words/verdict';
import { nodeLabel, type TreePosition } from './position.model.js';

export const tree: Family<TreePosition> = {
  ...ONE_GAME,
  noun: () => NODE,
  itemName: (position, item) => numbered(NODE, nodeLabel(position, item)),
  picture: () => 'tree',
  legend: () => TREE_LEGEND,
  counting: () => ODD_DEPTHS,
};
