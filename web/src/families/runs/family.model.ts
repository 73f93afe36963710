/** What the first sight of piles too many to be drawn needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { RUN, runName, RUNS_LEGEND } from '#words/names';
import { itemAt } from '../../params/item-at.js';
import type { RunsPosition } from './position.model.js';

export const runs: Family<RunsPosition> = {
  ...ONE_GAME,
  playable: false,
  noun: () => RUN,
  itemName: ({ first, last, times }, item) => runName(itemAt(first, item), itemAt(last, item), itemAt(times, item)),
  picture: () => 'runs',
  legend: () => RUNS_LEGEND,
};
