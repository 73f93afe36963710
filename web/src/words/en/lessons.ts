/** The words of exercises and traps, besides the lesson's own text. */

import { count, formatNumber, listed } from './language.js';

export const CLAIMS = { win: 'The player to move', lose: 'The other player' } as const;
export const CLAIM = 'Who wins?';
export const CHECK = 'Check';
export const HINT = 'Hint';
export const ANOTHER = 'Another';
export const ANSWER = 'Your answer';
export const RIGHT = 'Right.';
export const WRONG = 'Not right. Look again, or take a hint.';
export const WRONG_WINNER = 'No. Here is why:';
export const WAITING = 'Asking the solver…';

/** A table that is filled by hand, with letters or with numbers. */
export const TABLE = {
  letters: 'Your table: press a cell for W (won), again for L (lost)',
  numbers: 'Your table of Grundy numbers',
} as const;

/** Which cells of the table are not right yet. */
export const cellsWrong = (sizes: readonly string[], blank: number): string =>
  sizes.length > 0 ? `Not right: ${listed(sizes)}.` : `Right so far. ${formatNumber(blank)} still blank.`;

export const cellGiven = (size: number): string => `The cell of ${formatNumber(size)} is filled in for you.`;

export const score = (right: number, tried: number): string =>
  `Right at the first try: ${formatNumber(right)} of ${formatNumber(tried)}`;

/** The words of a trap: what the reader's move shows about the claim. */
export const TRAP = {
  claim: 'A claim to refute',
  refuted: 'Refuted.',
  lose: 'After this move the opponent can still win. Take it back and look for a better one.',
  win: 'After this move the opponent cannot win. Take it back and play as the claim says.',
  none: 'That is not one move. Take it back.',
  other: 'The claim says another move. Take this one back.',
  back: 'Take it back',
} as const;

/** `numbers`: all that a turn may take. */
export const mayTake = (numbers: readonly string[]): string =>
  `You may take only ${listed(
    numbers.map((each) => each.replace('-', ' to ')),
    12,
    'or',
  )}. Take it back.`;

/** What the claim tells the reader to do. */
export const claimTakes = (coins: number): string =>
  `The claim says: take ${count(coins, 'coin')}. Take this move back.`;

/** The words of a set of exercises of one lesson. */
export const SET = {
  lesson: 'Lesson',
  seed: 'Seed',
  many: 'How many',
  link: 'Link to these exercises',
  print: 'Print the sheet and its answers',
} as const;

/** The rows of a table on paper. */
export const PAPER = { size: 'Pile', letters: 'W or L', numbers: 'Number' } as const;

/** `Nim, set 7` */
export const setName = (lesson: string, seed: number): string => `${lesson}, set ${seed}`;

export const answersOf = (set: string): string => `Answers: ${set}`;

export const exercise = (place: number): string => `Exercise ${formatNumber(place)}`;

export const lessonMissing = (status: number): string =>
  `The lesson could not be fetched: the site answered ${status}. Load the page again.`;
