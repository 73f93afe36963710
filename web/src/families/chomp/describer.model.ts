/** How bars of chocolate are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import { numbersSaid } from '#words/alternative-text';
import * as words from '#words/families/chomp';
import { columnsOf, type ChompPosition } from './position.model.js';

export const chomp: Describer<ChompPosition> = {
  ...GENERAL,
  described: ({ heaps }, title) => words.withRows(title, heaps.length, numbersSaid(heaps)),
  placeTitle: (position, state) => words.afterBite(placeName(position, state)),
  placeAlone: (_, state, { shade }) =>
    shade === 'none' ? { outcome: state === 0 ? words.IS_POISONED : words.IS_EATEN } : null,
  // Squares are numbered row by row, so their numbers depend on the width of the bar.
  followed: (before, after, state) => {
    const columns = Math.max(1, columnsOf(before));
    const [x, y] = [state % columns, Math.floor(state / columns)];
    return x < (after.heaps[y] ?? 0) ? x + y * columnsOf(after) : null;
  },
  placeNoun: () => words.SQUARE,
  placeLabel: placeName,
  frameHeight: (position) => 320 + Math.min(410, (680 / Math.max(1, columnsOf(position))) * position.heaps.length),
};
