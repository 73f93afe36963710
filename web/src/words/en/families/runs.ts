/** The words of piles that are too many to draw: their picture, moves and reasons. */

import { MOST_SAID, withItems } from '../alternative-text.js';
import { count, formatNumber, listed, sizeMove } from '../language.js';

export function pileMove(from: number, to: number): string {
  return sizeMove(`a pile of ${formatNumber(from)}`, from - to, formatNumber(from), formatNumber(to));
}

export function takingPile(from: number, to: number): string {
  return `reducing a pile of ${formatNumber(from)} to ${formatNumber(to)}`;
}

/** The nim-sum of each run; `further` ones are counted. `pairs`, `fours`: whether to say that equal piles, or four in a row, cancel. */
export function nimRuns(
  runs: readonly { name: string; value: number }[],
  further: number,
  pairs: boolean,
  fours: boolean,
): string {
  const rules = [
    ...(pairs ? ['equal piles cancel in pairs'] : []),
    ...(fours ? ['four in a row, starting with a multiple of 4, come to 0'] : []),
  ];
  const why = `You may take any number from a pile, so its Grundy number is its size.${rules.length > 0 ? ` In the nim-sum ${rules.join(', and ')}.` : ''}`;
  const rest = further > 0 ? `; and ${count(further, 'further run')}` : '';
  return `${why} Nim-sums: ${runs.map(({ name, value }) => `${name}: ${formatNumber(value)}`).join('; ')}${rest}.`;
}

/** `further`: how many more runs there are. */
export function withRuns(title: string, piles: number, names: readonly string[], further: number): string {
  return withItems(
    title,
    `${count(piles, 'pile')}, ${listed(further > 0 ? [...names, count(further, 'further run')] : names, MOST_SAID + 1)}`,
  );
}

export const RUNS = {
  caption: (piles: number, runs: number): string => `${count(piles, 'pile')} in ${count(runs, 'run')}`,
  coins: 'Coins in a pile',
  piles: 'Piles',
  sum: 'Nim-sum',
  sizes: (first: number, last: number): string => `${formatNumber(first)} to ${formatNumber(last)}`,
  more: (runs: number): string => `${count(runs, 'further run')} not listed.`,
  help: 'There are too many piles to draw one by one: edit them as text. Misère play, other turns and matches work up to a million piles.',
};
