/** Piles that are too many to be drawn, as they are shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, MOST_SAID } from '../general-describer.model.js';
import { itemName } from '../../words/names.js';
import { count, listed } from '#words/language';
import type { RunsPosition } from './position.model.js';

export const runs: Describer<RunsPosition> = {
  ...GENERAL,
  described: (position) => {
    const names = Array.from(position.first.slice(0, MOST_SAID), (_, item) => itemName(position, item));
    const more = position.first.length - names.length;
    return ` with ${count(position.count, 'pile')}, ${listed(more > 0 ? [...names, count(more, 'further run')] : names)}`;
  },
  frameHeight: ({ first }) => 450 + 34 * first.length,
};
