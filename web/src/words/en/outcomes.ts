/** What is said of a place of a table: whose win it is, and the number that decides. */

import type { DecidingNumber, Outcome } from 'grundy-wasm';
import type { Shade } from '../../places/shade.js';
import { formatNumber } from './language.js';

export const SHADE_WORDS: Record<Shade, string> = {
  win: 'won for the player to move',
  lose: 'lost for the player to move',
  draw: 'a draw',
  none: 'damaged',
  unknown: 'not decided',
  hidden: 'not shown',
};

/** The same where there is room for one letter. */
export const SHADE_LETTERS: Record<Shade, string> = { win: 'W', lose: 'L', draw: 'D', none: '', unknown: '?', hidden: '' };

export const NO_TABLE = 'no table';

export const OUTCOME_WORDS: Record<Outcome, string> = {
  win: 'The player to move wins',
  lose: 'The player to move loses',
  draw: 'A draw: neither player can force an end',
  undecided: 'Not decided',
};

export const NUMBER_NAMES: Record<Exclude<DecidingNumber, 'outcome'>, string> = {
  grundy: 'Grundy number',
  remoteness: 'remoteness',
  suspense: 'suspense number',
};

export function setWords(set: readonly number[]): string {
  return `{${set.map(formatNumber).join(', ')}}`;
}

/** `Grundy number 3`, `Grundy number ∞ {0, 2}`, `remoteness 5`; `mark` is the number or the sign of infinity. */
export function numberNamed(number: keyof typeof NUMBER_NAMES, mark: string, set: readonly number[] | null): string {
  return `${NUMBER_NAMES[number]} ${formatNumber(mark)}${set ? ` ${setWords(set)}` : ''}`;
}

/** More of them one by one are not read. */
const MOST_LISTED = 24;

/** The Grundy numbers of options, of which a mex was taken: all below it, and those above, as far as they are known. */
export function reachedWords(mex: number, above: readonly number[], more = 0): string {
  const larger = above.slice(0, MOST_LISTED);
  const rest = more + above.length - larger.length;
  if (mex <= MOST_LISTED) {
    const set = setWords([...Array.from({ length: mex }, (_, number) => number), ...larger]);
    return `the Grundy numbers ${rest > 0 ? set.replace('}', ', …}') : set}`;
  }
  const below = `every Grundy number from 0 to ${formatNumber(mex - 1)}`;
  if (larger.length === 0) return rest > 0 ? `${below}, and larger ones` : below;
  return `${below}, and the larger ${rest > 0 ? setWords(larger).replace('}', ', …}') : setWords(larger)}`;
}
