/** What the first sight of a board for dominoes needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName } from '#words/language';
import * as words from '#words/pictures/cram';
import type { CramPosition } from './position.model.js';

/** An item is a cell; a region is called by its first cell. */
export const cram: Family<CramPosition> = {
  ...ONE_GAME,
  noun: () => words.REGION,
  itemName: (position, item) => words.regionOf(cram.placeName(position, item)),
  placeName: ({ width }, state) => cellName(state % width, Math.floor(state / width)),
  picture: () => 'dominoes',
  isHeat: ({ width, height }) => Math.max(width, height) > SVG_SIDE,
  legend: () => words.CRAM_LEGEND,
};
