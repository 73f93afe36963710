/** Piles of a subtraction game and coins on a strip, at first sight. */

import type { Family } from '../family.model.js';
import { hasLongTable, MOST_SQUARES } from '../../places/drawable.js';
import { lastSquareOf, type PilesPosition } from './position.model.js';

export type OwnPosition = Extract<PilesPosition, { look: 'piles' | 'strip' }>;

export const subtraction: Family<OwnPosition> = {
  apart: true,
  playable: true,
  noun: ({ look }) => ({ strip: 'coin', piles: 'pile' })[look],
  itemName: (position, item) => `${subtraction.noun(position)} ${item + 1}`,
  placeName: (_, state) => String(state),
  picture: (position) => (position.look === 'strip' && lastSquareOf(position) <= MOST_SQUARES ? 'strip' : 'piles'),
  isHeat: (_, tables) => hasLongTable(tables),
  legend: ({ look }) =>
    look === 'strip'
      ? { numbers: { letters: 'in a pile', deciding: 'the number in a square is its' }, ring: 'a winning move leads here' }
      : { numbers: { letters: 'in a pile', deciding: 'the number in a pile is its' }, ring: 'a winning move leaves this size' },
  counting: () => '',
};
