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
  'not-all': 'because not all may be moved',
  conjunctive: 'by the rule of the conjunctive sum: the component that ends first decides',
  continued: 'by the rule of the continued conjunctive sum: the component that lasts longest decides',
  moore: 'by Moore’s theorem',
  'misere-moore': 'by Moore’s theorem for misère play',
  smith: 'by Smith’s theory of sums that can go round for ever',
  cake: 'lost exactly when the number of largest cakes left is even',
  'misere-cake': 'lost exactly when the number of largest cakes left is even, but odd where no number exceeds 1',
  alone: 'because the only one that can still move is lost alone',
  ones: 'by the number of ones',
  northcott: 'because the gaps are like the piles of Nim, and a retreat can be followed',
};

/** What counts where a staircase decides. */
export const SECOND_STAIRS = 'only every second stair counts';
export const SECOND_DIFFERENCES = 'only every second difference counts, the last one first';
export const ODD_DEPTHS = 'only the coins at odd depth count';

/** By what the outcome is known; of a theorem also what it says of the numbers, empty where that is not told. */
export function reasonWords(reason: Reason, criterion: string): string {
  switch (reason.by) {
    case 'theorem':
      return criterion === '' ? THEOREMS[reason.theorem] : `${THEOREMS[reason.theorem]}: ${criterion}`;
    case 'search':
      return `searched: ${count(reason.positions, 'position')}`;
    case 'limit':
      return `not decided within ${limitWords(reason)}`;
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
  return live && ` (where ${live} can move)`;
}

export const LOST_AT_ZERO = 'lost exactly when the nim-sum is 0';
export const LOST_AT_ZERO_BUT_ONES = 'lost exactly when the nim-sum is 0, but 1 where no number exceeds 1';
export const LOST_AT_ZERO_BUT_TAME = 'lost exactly when the nim-sum is 0, but 1 where nothing is like a pile of two or more';
export const LOST_WHERE_EQUAL = 'lost exactly when all Grundy numbers are equal';
export const ONLY_ONE = 'there is only one, so no turn is possible';

export function lostWhereAllZero(rule: Rule): string {
  return `lost exactly when every Grundy number is 0${liveWords(rule)}`;
}

/** By Moore's rule. */
export function lostByColumns(base: number, play: Play): string {
  return `lost exactly when the ones of every binary column are a multiple of ${formatNumber(base)}${play === 'misere' ? ', but one more where no number exceeds 1' : ''}`;
}
