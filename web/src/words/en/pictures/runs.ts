/** The words in place of piles that are too many to draw. */

import { count, formatNumber } from '../language.js';

export const RUNS = {
  caption: (piles: number, runs: number): string => `${count(piles, 'pile')} in ${count(runs, 'run')}`,
  coins: 'Coins in a pile',
  piles: 'Piles',
  sum: 'Nim-sum',
  sizes: (first: number, last: number): string => `${formatNumber(first)} to ${formatNumber(last)}`,
  more: (runs: number): string => `${count(runs, 'further run')} not listed.`,
  help: 'There are too many piles to draw one by one: edit them as text. Misère play, other turns and matches work up to a million piles.',
};
