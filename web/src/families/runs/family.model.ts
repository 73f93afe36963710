/** Piles that are too many to be drawn, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import { count, formatNumber } from '#words/language';
import { itemAt } from '../../params/item-at.js';
import type { RunsPosition } from './position.model.js';

/** Piles of one run: one of each size, or some of one size. */
export function runName(first: number, last: number, times: number): string {
  if (last > first) return `the piles of ${formatNumber(first)}, ${formatNumber(first + 1)}, …, ${formatNumber(last)}`;
  return times === 1 ? `the pile of ${formatNumber(first)}` : `the ${count(times, 'pile')} of ${formatNumber(first)}`;
}

export const runs: Family<RunsPosition> = {
  ...ONE_GAME,
  playable: false,
  noun: () => 'run',
  itemName: ({ first, last, times }, item) => runName(itemAt(first, item), itemAt(last, item), itemAt(times, item)),
  picture: () => 'runs',
  legend: () => ({
    numbers: { letters: 'beside piles', deciding: 'the number beside piles is its' },
    ring: 'a winning move starts here',
    blank: 'Beside piles of one run stands the nim-sum of them all.',
    choice: { name: 'Nim-sums', meaning: 'The nim-sum of each run of piles' },
  }),
};
