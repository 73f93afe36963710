/** The words for what the colours, the marks and the numbers of a picture mean. */

import { formatNumber } from '../language.js';

export const LEGEND = 'Legend';
/** `varied`: the component whose place shades the whole position; null if none does. */
export const won = (varied: string | null): string =>
  varied === null ? 'won' : `the whole position is won with ${varied} there`;
export const lost = (varied: string | null): string => (varied === null ? 'lost' : `lost with ${varied} there`);
export const draw = (hatched: boolean): string =>
  `a draw: neither player can force a win${hatched ? '; hatched where cells are small' : ''}`;
export const DAMAGED = 'damaged';
export const TINY_LOST = 'lost, where cells are too small for a dot';
export const LEGAL = 'a legal move';
export const MADE = 'moved or taken, not ended yet';
export const MADE_LAST = 'moved or taken in the last turn';
export const colourScale = (largest: number): string =>
  largest < 2 ? 'Grundy number 1' : `Grundy numbers 1 to ${formatNumber(largest)}: the larger, the deeper the colour`;
export const STRENGTH = 'stronger: nearer the end';
export const NOTHING_SHOWN = 'Nothing is shown: the picture hides who wins, the numbers and the winning moves.';

/** The legend of the dashed ring, with `turn` for `move` if a turn makes several moves. */
export const ringOfTurns = (ring: string): string => ring.replace('move', 'turn');

/** `where`: where the letters are; null if they show only when zoomed in. */
const letters = (draws: boolean, where: string | null): string =>
  `${draws ? 'W, L and D' : 'W and L'} ${where ?? 'appear when you zoom in'}`;
export const lettersChosen = (draws: boolean, where: string | null): string => `${letters(draws, where)}: who wins`;
export const lettersDecide = (draws: boolean, where: string | null, misere: boolean): string =>
  `${letters(draws, where)}, since Grundy numbers do not decide${misere ? ' in misère play' : ''}`;

const NUMBERS = {
  grundy: 'Grundy number',
  remoteness: 'remoteness (moves to the end if the winner hurries)',
  suspense: 'suspense number (moves to the end if the winner stalls)',
};

/** Adds how the numbers decide the position, if `decision` is not null. */
const decided = (line: string, decision: string | null): string => (decision === null ? line : `${line}; ${decision}`);
export const wholeIs = (criterion: string): string => `the position is ${criterion}`;
export const oneDecides = (greatest: boolean, evenLost: boolean): string =>
  `the ${greatest ? 'greatest' : 'least'} one decides: ${evenLost ? 'even' : 'odd'} is lost`;

/** `where` and `of`: a family's words before and behind the name of the number. */
export const numbersShown = (where: string, number: keyof typeof NUMBERS, decision: string | null, of = ''): string =>
  decided(`${where} ${NUMBERS[number]}${of}`, decision);
export const numbersCloser = (where: string, number: keyof typeof NUMBERS, decision: string | null, of = ''): string =>
  decided(`zoomed in, ${where} ${NUMBERS[number]}${of}`, decision);
export const TINTED_NUMBERS = 'a deeper tint is a larger Grundy number';
export const tintedNumbers = (decision: string | null): string =>
  decided(`${TINTED_NUMBERS}; zoom in for the numbers`, decision);

export const WHAT_IS_GRUNDY = 'What is a Grundy number?';
/** `sum`: whether the nim-sum decides. */
export function grundyMeaning(sum: boolean): string {
  const what =
    'The smallest number that no move from here reaches (the mex). The position then plays like a Nim pile of that size.';
  return sum
    ? `${what} 0 is lost: every move leads to another number, and the opponent can go back to 0. Several together are lost when the nim-sum of their numbers is 0.`
    : what;
}
