/** Who wins, and when a position is lost. The first picture of an embed waits for these words. */

import type { Play, Reason, Sum } from 'grundy-wasm';
import { count, formatNumber, limitWords } from './language.js';

/** Which coins count on a tree. */
export const ODD_DEPTHS = 'only the coins at odd depth count';

/** For a position whose search reached a limit. */
export const stillOpen = (limit: Extract<Reason, { by: 'limit' }>): string => `still open after ${limitWords(limit)}`;

export function grundyNumber(number: number): string {
  return `Grundy number ${formatNumber(number)}`;
}

export const GAME_OVER = 'the game is over';
export const MISERE_PLAY = 'misère play';

export function moveWithin(outcome: 'win' | 'lose', moves: number): string {
  return `${outcome === 'win' ? 'wins' : 'loses'} in at most ${count(moves, 'move')}`;
}

/** What the live region announces. */
export function announced(headline: string, number: string | null, play: Play): string {
  const sentences = [headline, ...(number === null ? [] : [number]), ...(play === 'misere' ? ['Misère play'] : [])];
  return `${sentences.join('. ')}.`;
}

interface Rule {
  play: Play;
  sum: Sum;
  upTo: number;
}

/** For how many components that can move the rule of the selective sum holds: in misère play at least two, and no more than a turn can move. */
function liveWords({ play, sum, upTo }: Rule): string {
  const least = play === 'misere' ? ['two or more'] : [];
  const most = sum === 'not-all' ? ['not all'] : sum === 'up-to' ? [`at most ${formatNumber(upTo)}`] : [];
  const live = [...least, ...most].join(' but ');
  return live && ` (if ${live} can move)`;
}

export const LOST_AT_ZERO = 'lost when the nim-sum is 0';
export const LOST_AT_ZERO_BUT_ONES = 'lost when the nim-sum is 0; if every number is 0 or 1, lost when it is 1';
export const LOST_AT_ZERO_BUT_TAME =
  'lost when the nim-sum is 0; if nothing plays like a Nim pile of two or more, lost when it is 1';
export const LOST_WHERE_EQUAL = 'lost when all Grundy numbers are equal';
export const ONLY_ONE = 'there is only one, so nobody can move';

export function lostWhereAllZero(rule: Rule): string {
  return `lost when every Grundy number is 0${liveWords(rule)}`;
}

/** When a position is lost by Moore's rule. */
export function lostByColumns(base: number, play: Play): string {
  return `lost when the ones in every binary column are a multiple of ${formatNumber(base)}${play === 'misere' ? '; if every number is 0 or 1, lost when they are one more' : ''}`;
}
