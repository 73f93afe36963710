/** The words of steps in an embed: the reasons, a table that fills, a match of perfect players. */

import { formatNumber } from './language.js';

export const STEPS = {
  names: { reasons: 'Walk through the reasons', fill: 'Fill the table step by step', match: 'Walk through a match' },
  waiting: 'Fetching the steps…',
  back: 'Back',
  next: 'Next',
  noTable: 'This table cannot be filled step by step.',
} as const;
/** The words before the first step. */
export const BEFORE = {
  reasons: 'Press Next for the reasons, one by one.',
  fill: 'Press Next to fill the table, place by place.',
  match: 'Press Next to play on: each player makes the best move.',
} as const;
/** For a walk whose number of steps is not known. */
export const turnShown = (turn: number): string => (turn === 0 ? 'Start' : `Turn ${formatNumber(turn)}`);
export const moved = (player: string, turn: string): string => `${player}: ${turn}.`;
/** The place that was filled last, and what is there. */
export const filled = (place: string, mark: string): string => `${place}: ${mark}`;
