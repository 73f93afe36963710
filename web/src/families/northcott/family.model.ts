/** What the first sight of Northcott's game needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { NORTHCOTT_LEGEND, numbered, ROW } from '#words/names';
import type { NorthcottPosition } from './position.model.js';

export const northcott: Family<NorthcottPosition> = {
  ...ONE_GAME,
  noun: () => ROW,
  itemName: (_, item) => numbered(ROW, item + 1),
  picture: () => 'pairs',
  legend: () => NORTHCOTT_LEGEND,
};
