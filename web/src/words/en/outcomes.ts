/** The words for a place of a table: its outcome, and the number that decides. */

import type { DecidingNumber, Outcome } from 'grundy-wasm';
import type { Shade } from '../../params/shade.js';
import { formatNumber } from './language.js';

export const SHADE_WORDS: Record<Shade, string> = {
  win: 'won for the player to move',
  lose: 'lost for the player to move',
  draw: 'a draw',
  none: 'damaged',
  unknown: 'not decided',
  hidden: 'not shown',
};

/** The same in one letter. */
export const SHADE_LETTERS: Record<Shade, string> = {
  win: 'W',
  lose: 'L',
  draw: 'D',
  none: '',
  unknown: '?',
  hidden: '',
};

export const NO_TABLE = 'no table';

export const OUTCOME_WORDS: Record<Outcome, string> = {
  win: 'The player to move wins',
  lose: 'The player to move loses',
  draw: 'A draw: neither player can force a win',
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
