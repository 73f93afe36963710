/** The words of turns: those that win, the answers to each turn of a lost position, and the turn that undoes the one before. */

import { capitalised, count, formatNumber, listed, type Countable } from '../language.js';

/** Moves of one turn that are read out at most. */
const MOST_MOVES = 6;

/** `reducing pile 1 to 0 and reducing pile 2 to 1` */
export const movesTogether = (moves: readonly string[]): string => listed(moves, MOST_MOVES);

/** The same at the beginning of a sentence. */
export const turnAlone = (moves: readonly string[]): string => capitalised(movesTogether(moves));

/** `single`: whether a turn moves one thing only. */
const winningTurn = (single: boolean): string => (single ? 'winning move' : 'winning turn');

export const winningTurns = (total: Countable, single: boolean): string =>
  total === '0' ? `No ${winningTurn(single)}` : count(total, winningTurn(single));
export const uncountedTurns = (single: boolean): string => `${capitalised(winningTurn(single))}s, not counted`;
export const unknownTurns = (single: boolean): string => `${capitalised(winningTurn(single))}s are not known here`;
export const ALREADY_WON = 'Already won: no move is needed';

export const COPY_COUNT = 'Copy the count';
export const SHOW_MORE = 'Show more';
export const showMore = (number: number): string => `Show ${formatNumber(number)} more`;
export const further = (number: Countable): string => count(number, 'more', 'more');
export const furtherNotListed = (number: Countable): string => `${further(number)}, not listed.`;
export const play = (turn: string): string => `Play: ${turn}`;

/** `moves`: after how many moves the game is lost at the latest; null if it is not known. */
export const everyTurnAnswered = (moves: number | null): string =>
  moves === null ? 'Every move has an answer' : `Every move has an answer: lost in at most ${count(moves, 'move')}`;
export const MORE_TURNS = 'There are more turns.';
export const furtherTurns = (number: Countable): string => count(number, 'more turn');
/** Stands between a turn and its answer. */
export const IS_ANSWERED_BY = 'is answered by';
export const answerTo = (answer: string, turn: string): string => `${answer}, the answer to ${turn}: play both`;
export const PLAY_BOTH = 'Play both';

export const makesUpFor = (turn: string): string => `That gains nothing: ${turn} undoes it.`;
export const bringsBack = (turn: string): string =>
  `${capitalised(turn)} restores the earlier numbers, from which the player to move wins.`;
export const PLAY_REPLY = 'Play the reply';

/** For a winning move: the Grundy number of the component that it moves, the nim-sum, and the number that it leaves. */
export const equation = (before: number, total: number, after: number): string =>
  `${formatNumber(before)} xor ${formatNumber(total)} = ${formatNumber(after)}`;
/** For a position where no turn wins. */
export const NONE_WINS = 'Whatever you play, the opponent has a winning answer.';
