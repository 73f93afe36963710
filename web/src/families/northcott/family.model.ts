/** Rows with a white and a black piece, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import type { NorthcottPosition } from './position.model.js';

export const northcott: Family<NorthcottPosition> = {
  ...ONE_GAME,
  noun: () => 'row',
  itemName: (_, item) => `row ${item + 1}`,
  picture: () => 'pairs',
  legend: () => ({
    numbers: 'beside a row: the free cells between its pieces',
    ring: 'a winning move leads here',
    choice: { name: 'Shades', meaning: 'What counts, and for whom' },
  }),
};
