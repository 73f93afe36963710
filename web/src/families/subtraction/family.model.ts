/** What the first sight of piles or coins on a strip needs. */

import type { Family } from '../family.model.js';
import { COIN, numbered, PILE, PILES_LEGEND, STRIP_LEGEND } from '#words/names';
import { hasLongTable } from '../../places/drawable.js';
import { drawsStrip, type PilesPosition } from './position.model.js';

export const subtraction: Family<PilesPosition> = {
  apart: true,
  playable: true,
  noun: ({ look }) => (look === 'strip' ? COIN : PILE),
  itemName: (position, item) => numbered(subtraction.noun(position), item + 1),
  placeName: (_, state) => String(state),
  picture: (position) => (drawsStrip(position) ? 'strip' : 'piles'),
  isHeat: (_, tables) => hasLongTable(tables),
  legend: ({ look }) => (look === 'strip' ? STRIP_LEGEND : PILES_LEGEND),
};
