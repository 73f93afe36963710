/** What the first sight of a bar of chocolate needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName } from '#words/language';
import { numbered, ROW } from '#words/names';
import * as words from '#words/pictures/chomp';
import { columnsOf, type ChompPosition } from './position.model.js';

export const chomp: Family<ChompPosition> = {
  ...ONE_GAME,
  noun: () => ROW,
  itemName: (_, item) => numbered(ROW, item + 1),
  placeName: (position, state) => {
    const columns = Math.max(1, columnsOf(position));
    return cellName(state % columns, Math.floor(state / columns));
  },
  picture: () => 'chocolate',
  isHeat: (position) => Math.max(columnsOf(position), position.heaps.length) > SVG_SIDE,
  legend: () => words.CHOMP_LEGEND,
};
