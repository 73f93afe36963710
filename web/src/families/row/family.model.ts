/** What the first sight of stairs, ordered piles, cakes and pots needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import type { Noun } from '#words/language';
import { numbered, PILE } from '#words/names';
import {
  CAKE,
  CAKES_LEGEND,
  ORDERED_LEGEND,
  POT,
  POTS_LEGEND,
  SECOND_DIFFERENCES,
  SECOND_STAIRS,
  STAIR,
  STAIRS_LEGEND,
} from '#words/pictures/row-legends';
import type { Look, RowPosition } from './position.model.js';

const NOUNS: Record<Look, Noun> = { stairs: STAIR, piles: PILE, cakes: CAKE, pots: POT };

const LEGENDS = { stairs: STAIRS_LEGEND, piles: ORDERED_LEGEND, cakes: CAKES_LEGEND, pots: POTS_LEGEND };

export const row: Family<RowPosition> = {
  ...ONE_GAME,
  noun: ({ look }) => NOUNS[look],
  itemName: ({ look, first }, item) => numbered(NOUNS[look], item + first),
  picture: () => 'row',
  legend: ({ look }) => ({ ...LEGENDS[look], explained: look === 'pots' }),
  shades: ({ counts }, heap) => counts[heap] === 1,
  counting: ({ look }) => (look === 'piles' ? SECOND_DIFFERENCES : SECOND_STAIRS),
};
