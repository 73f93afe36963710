/** A bar of chocolate. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName } from '#words/language';
import { numbered, ROW } from '#words/names';
import { columnsOf, type ChompPosition } from './position.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { placeName } from '../names.model.js';
import { numbersSaid } from '#words/alternative-text';
import { readNumbers } from '../../params/lists.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/chomp';
import * as words from '#words/families/chomp';

/** The name of the square that is bitten: the first that its row loses. */
const bitten = ({ item, to }: ShownMove): string => cellName(to, item);

export const family: PageFamily<ChompPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => ROW,
  itemName: (_, item) => numbered(ROW, item + 1),
  placeName: (position, state) => {
    const columns = Math.max(1, columnsOf(position));
    return cellName(state % columns, Math.floor(state / columns));
  },
  picture: () => 'chocolate',
  isHeat: (position) => Math.max(columnsOf(position), position.heaps.length) > SVG_SIDE,
  legend: () => words.CHOMP_LEGEND,
  places: true,
  moveLabel: (_, move) => words.biteName(bitten(move)),
  moveWords: (_, move) => words.biting(bitten(move)),
  shortWords: (_, move) => words.biteName(bitten(move)),
  steps: words.STEPS,
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
  chance: {
    rows: (value, chance) => {
      const rows = readNumbers(value);
      const most = rows[0] ?? 0;
      if (most < 1) return value;
      return rows
        .map(() => 1 + chance(most))
        .toSorted((a, b) => b - a)
        .join(',');
    },
  },
  editor: () => import('./chomp-editor.js'),
  still: () => import('./still.js'),
};
