/** Piles and coins on a strip, as they are looked into, filled and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, numbers } from '../general-describer.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { nounFor } from '../../words/names.js';
import { formatNumber } from '#words/language';
import type { OwnPosition } from './family.model.js';

export const subtraction: Describer<OwnPosition> = {
  ...GENERAL,
  described: (position) => {
    const { piles, look } = position;
    if (piles.length === 0) return ` with no ${nounFor(position)}`;
    if (look === 'strip') return ` with coins on squares ${numbers(piles)}`;
    return ` with ${piles.length === 1 ? 'a pile of' : 'piles'} ${numbers(piles)}`;
  },
  placeTitle: ({ look }, state) => `${look === 'strip' ? 'A coin on square' : 'A pile of'} ${formatNumber(state)}`,
  placeFacts: (_, { adds }) => (adds.length === 0 ? [] : ['Coins that are given can be taken away again at once, so only taking counts.']),
  claimHint: ({ look }) => (look === 'strip' ? null : 'Tap a size in the strip for won, again for lost; with keys W and L.'),
  canFill: (_, { columns }) => columns <= LONGEST_STRIP,
  placeNoun: ({ look }) => (look === 'strip' ? 'square' : 'size'),
  placeLabel: (_, state) => String(state),
  frameHeight: ({ look, piles }) => (look === 'strip' ? 430 : 390 + 215 * Math.ceil(piles.length / 4)),
};
