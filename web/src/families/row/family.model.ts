/** Stairs, piles in order, cakes and pots, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import type { Look, RowPosition } from './position.model.js';

const NOUNS: Record<Look, string> = { stairs: 'stair', piles: 'pile', cakes: 'cake', pots: 'pot' };

const NUMBERS: Record<Look, string> = {
  stairs: 'the number above a stair is its coins',
  piles: '+ and a number below a pile: how far it rises above the one before it',
  cakes: 'the number above a cake is its pieces',
  pots: '∗ and a number below a pot: the Grundy number of one stone there',
};

const FADED: Record<Look, string> = {
  stairs: 'grey stairs do not count',
  piles: 'what is grey does not count',
  cakes: 'grey cakes may not be eaten now',
  pots: 'in grey pots the stones cancel or have come to rest',
};

export const row: Family<RowPosition> = {
  ...ONE_GAME,
  noun: ({ look }) => NOUNS[look],
  itemName: ({ look, first }, item) => `${NOUNS[look]} ${item + first}`,
  picture: () => 'row',
  legend: ({ look }) => ({ numbers: NUMBERS[look], explained: look === 'pots', ring: 'a winning move starts here', faded: FADED[look], choice: { name: 'Shades', meaning: 'What counts, and for whom' } }),
  counting: ({ look }) => (look === 'piles' ? 'only every second difference counts, the last one first' : 'only every second stair counts'),
};
