/** Stairs, piles in order, cakes and pots, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import type { Noun } from '#words/language';
import { CAKE, CAKES_LEGEND, numbered, ORDERED_LEGEND, PILE, POT, POTS_LEGEND, STAIR, STAIRS_LEGEND } from '#words/names';
import { SECOND_DIFFERENCES, SECOND_STAIRS } from '#words/verdict';
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
