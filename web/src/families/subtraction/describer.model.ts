/** How piles and coins on a strip are described, examined, filled and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import * as words from '#words/families/subtraction';
import type { PilesPosition } from './position.model.js';

export const subtraction: Describer<PilesPosition> = {
  ...GENERAL,
  described: ({ piles, look }, title) => {
    if (piles.length === 0) return look === 'strip' ? words.noCoin(title) : words.noPile(title);
    return look === 'strip' ? words.withCoins(title, piles) : words.withPiles(title, piles);
  },
  placeTitle: ({ look }, state) => (look === 'strip' ? words.coinTitle(state) : words.pileTitle(state)),
  placeFacts: (_, { adds }) => (adds.length === 0 ? [] : [words.ADDS_DO_NOT_COUNT]),
  claimHint: ({ look }) => (look === 'strip' ? null : words.CLAIM_SIZES),
  canFill: (_, { columns }) => columns <= LONGEST_STRIP,
  placeNoun: ({ look }) => (look === 'strip' ? words.SQUARE : words.SIZE),
  placeLabel: (_, state) => String(state),
  frameHeight: ({ look, piles, take, adds }) =>
    look === 'strip' ? 430 : (take === '' && adds.length === 0 ? 460 : 530) + 215 * Math.ceil(piles.length / 6),
};
