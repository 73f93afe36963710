/** How piles too many to be drawn are described and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { itemName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import { withRuns } from '#words/families/runs';
import type { RunsPosition } from './position.model.js';

export const runs: Describer<RunsPosition> = {
  ...GENERAL,
  described: (position, title) => {
    const names = Array.from(position.first.slice(0, MOST_SAID), (_, item) => itemName(position, item));
    return withRuns(title, position.count, names, position.first.length - names.length);
  },
  frameHeight: ({ first }) => 450 + 34 * first.length,
};
