/** The words of an exercise: the questions and the result. */

import { formatNumber, listed } from '../language.js';

export const EXERCISE = {
  title: 'Exercise',
  how: 'The answers are hidden. Say what you think, then check.',
  check: 'Check',
  reveal: 'Show the answers',
} as const;
export const QUESTIONS = {
  winner: 'Who wins?',
  turns: 'Which first moves win?',
  allTurns: 'All first moves',
  places: 'Which places win, and which lose?',
} as const;
/** Who wins, by the outcome for the player to move. */
export const WINNERS = { W: 'The player to move', L: 'The other player', D: 'Neither' };

export const FIND_OUT = 'Nothing is shown: find out who wins, what counts and which moves win.';
export const CLAIMED_LETTERS = 'the letters are your answers';

export const NOTHING_CLAIMED = 'You have not answered yet.';
export const winnerScore = (right: boolean): string => (right ? 'Right winner.' : 'Wrong winner.');

export function turnScore({ right, wrong, missed }: { right: number; wrong: number; missed: number }): string {
  if (wrong === 0 && missed === 0)
    return right === 1 ? 'You found the only winning move.' : `You found all ${formatNumber(right)} winning moves.`;
  const parts = [`${formatNumber(right)} right`];
  if (wrong > 0) parts.push(`${formatNumber(wrong)} wrong`);
  if (missed > 0) parts.push(`${formatNumber(missed)} missing`);
  return `Winning moves: ${parts.join(', ')}.`;
}

/** `wrong`: the places whose claims were taken back. */
export function placeScore(right: number, wrong: readonly string[]): string {
  const score = `Places: ${formatNumber(right)} of ${formatNumber(right + wrong.length)} right.`;
  return wrong.length === 0 ? score : `${score} Try again: ${listed(wrong)}.`;
}
