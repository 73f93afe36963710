/** Stairs, piles in order, cakes and pots: their names, and the legend's words for them. */

import type { Noun } from '../language.js';
import { STARTS_HERE, WHAT_COUNTS } from '../names.js';

export const STAIR: Noun = { one: 'stair', many: 'stairs' };
export const CAKE: Noun = { one: 'cake', many: 'cakes' };
export const POT: Noun = { one: 'pot', many: 'pots' };

export const SECOND_STAIRS = 'only every second stair counts';
export const SECOND_DIFFERENCES = 'every second difference counts, starting with the last';

export const STAIRS_LEGEND = {
  numbers: 'above a stair: its coins',
  ring: STARTS_HERE,
  uncounted: 'grey stairs do not count',
  choice: WHAT_COUNTS,
};
export const ORDERED_LEGEND = {
  numbers: 'below a pile, after +: how much higher it is than the pile before it',
  ring: STARTS_HERE,
  uncounted: 'grey stones do not count',
  choice: WHAT_COUNTS,
};
export const CAKES_LEGEND = {
  numbers: 'above a cake: its pieces',
  ring: STARTS_HERE,
  counted: 'a largest cake: you may eat from it',
  uncounted: 'you may not eat grey cakes yet',
  choice: WHAT_COUNTS,
};
export const POTS_LEGEND = {
  numbers: 'below a pot, after ∗: the Grundy number of one stone there',
  ring: STARTS_HERE,
  uncounted: 'stones in grey pots cancel or rest for good',
  choice: WHAT_COUNTS,
};
