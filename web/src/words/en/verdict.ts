/** By what it is known whose win it is, and when a position is lost. */

import type { Play, Reason, Sum, Theorem } from 'grundy-wasm';
import { count, formatNumber, limitWords } from './language.js';

const THEOREMS: Record<Theorem, string> = {
  'sprague-grundy': 'by the Sprague–Grundy theorem',
  'misere-nim': 'by Bouton’s rule for misère Nim',
  tame: 'because the game is tame',
  staircase: 'by the staircase theorem',
  'misere-staircase': 'by the misère staircase theorem',
  selective: 'by the rule of the selective sum',
  'misere-selective': 'by the misère rule of the selective sum',
  'not-all': 'because a turn may not move them all',
  conjunctive: 'by the rule of the conjunctive sum: the component that ends first decides',
  continued: 'by the rule of the continued conjunctive sum: the component that lasts longest decides',
  moore: 'by Moore’s theorem',
  'misere-moore': 'by Moore’s theorem for misère play',
  smith: 'by Smith’s theory of games that can go round for ever',
  cake: 'lost when the number of largest cakes is even',
  'misere-cake': 'lost when the number of largest cakes is even; if every cake has one piece or none, lost when it is odd',
  alone: 'because only one can still move, and alone it is lost',
  ones: 'by the number of ones',
  northcott: 'because the gaps play like Nim piles, and the opponent can follow every retreat',
};

/** What counts where a staircase decides. */
export const SECOND_STAIRS = 'only every second stair counts';
export const SECOND_DIFFERENCES = 'every second difference counts, starting with the last';
export const ODD_DEPTHS = 'only the coins at odd depth count';

/** By what the outcome is known; of a theorem also what it says of the numbers, empty where that is not told. */
export function reasonWords(reason: Reason, criterion: string): string {
  switch (reason.by) {
    case 'theorem':
      return criterion === '' ? THEOREMS[reason.theorem] : `${THEOREMS[reason.theorem]}: ${criterion}`;
    case 'search':
      return `by a search of ${count(reason.positions, 'position')}`;
    case 'limit':
      return `still open after ${limitWords(reason)}`;
  }
}

export function grundyNumber(number: number): string {
  return `Grundy number ${formatNumber(number)}`;
}

export const GAME_OVER = 'the game is over';
export const MISERE_PLAY = 'misère play';

export function moveWithin(outcome: 'win' | 'lose', moves: number): string {
  return outcome === 'win' ? `won within ${count(moves, 'move')}` : `lost within ${count(moves, 'move')}`;
}

/** What a live region says. */
export function announced(headline: string, number: string | null, play: Play): string {
  const sentences = [headline, ...(number === null ? [] : [number]), ...(play === 'misere' ? ['Misère play'] : [])];
  return `${sentences.join('. ')}.`;
}

interface Rule {
  play: Play;
  sum: Sum;
  upTo: number;
}

/** Of how many that can move the rule of the selective sum speaks: in misère play not of one, and of no more than a turn can move. */
function liveWords({ play, sum, upTo }: Rule): string {
  const least = play === 'misere' ? ['two or more'] : [];
  const most = sum === 'not-all' ? ['not all'] : sum === 'up-to' ? [`at most ${formatNumber(upTo)}`] : [];
  const live = [...least, ...most].join(' but ');
  return live && ` (if ${live} can move)`;
}

export const LOST_AT_ZERO = 'lost when the nim-sum is 0';
export const LOST_AT_ZERO_BUT_ONES = 'lost when the nim-sum is 0; if every number is 0 or 1, lost when it is 1';
export const LOST_AT_ZERO_BUT_TAME = 'lost when the nim-sum is 0; if nothing plays like a Nim pile of two or more, lost when it is 1';
export const LOST_WHERE_EQUAL = 'lost when all Grundy numbers are equal';
export const ONLY_ONE = 'there is only one, so nobody can move';

export function lostWhereAllZero(rule: Rule): string {
  return `lost when every Grundy number is 0${liveWords(rule)}`;
}

/** By Moore's rule. */
export function lostByColumns(base: number, play: Play): string {
  return `lost when the ones in every binary column are a multiple of ${formatNumber(base)}${play === 'misere' ? '; if every number is 0 or 1, lost when they are one more' : ''}`;
}
