/** An exercise: what is asked, and what came of it. */

import { count, formatNumber, listed } from '../language.js';

export const EXERCISE = { title: 'Exercise', how: 'The answers are hidden. Say what you think, then check.', check: 'Check', reveal: 'Show the answers' } as const;
export const QUESTIONS = { winner: 'Who wins?', turns: 'Which first turns win?', allTurns: 'All first turns', places: 'What is at each place?' } as const;
/** By what is said of the position for the player to move. */
export const WINNERS = { W: 'The player to move', L: 'The other player', D: 'Neither' };

export const FIND_OUT = 'Nothing is shown: who wins, what counts and which moves win is for you to find out.';
export const CLAIMED_LETTERS = 'the letters are what you claim';

export const NOTHING_CLAIMED = 'Nothing is claimed yet.';
export const winnerScore = (right: boolean): string => (right ? 'Who wins: right.' : 'Who wins: not so.');

export function turnScore({ right, wrong, missed }: { right: number; wrong: number; missed: number }): string {
  if (wrong === 0 && missed === 0) return `Winning turns: all ${right === 1 ? 'of them, the one' : formatNumber(right)} found.`;
  const parts = [`${formatNumber(right)} right`];
  if (wrong > 0) parts.push(`${count(wrong, 'does', 'do')} not win`);
  if (missed > 0) parts.push(`${formatNumber(missed)} missing`);
  return `Winning turns: ${parts.join(', ')}.`;
}

/** `wrong`: the places whose claims were taken back. */
export function placeScore(right: number, wrong: readonly string[]): string {
  const score = `Places: ${formatNumber(right)} of ${formatNumber(right + wrong.length)} right.`;
  return wrong.length === 0 ? score : `${score} Taken back: ${listed(wrong)}.`;
}
