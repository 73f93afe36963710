/** The words of a match: whose turn it is, the turn that is being made, hints, and the list of moves. */

import { lookup } from '../../../params/lookup.js';
import { formatNumber } from '../language.js';

const PLAYERS = { you: 'You', opponent: 'Your opponent', first: 'The first player', second: 'The second player' };
export type Player = keyof typeof PLAYERS;

/** The players' names in the middle of a sentence. */
const INSIDE: Record<Player, string> = {
  you: 'you',
  opponent: 'your opponent',
  first: 'the first player',
  second: 'the second player',
};

const ending = (player: Player, wins: boolean): string =>
  player === 'you' ? (wins ? 'win' : 'lose') : wins ? 'wins' : 'loses';

export const playerName = (player: Player): string => PLAYERS[player];
export const SETTING_UP = 'Setting up the match…';
export const THINKING = 'Your opponent is thinking…';
export const toMove = (player: Player): string => (player === 'you' ? 'Your move.' : `${PLAYERS[player]} is to move.`);
export const noMoveLeft = (player: Player, wins: boolean): string =>
  `No move is left: ${INSIDE[player]} ${ending(player, wins)}.`;
export const madeLastMove = (player: Player, wins: boolean): string =>
  `${PLAYERS[player]} made the last move and ${wins ? 'won' : 'lost'}.`;
export const opponentMoved = (turn: string): string => `Your opponent moved: ${turn}.`;

/** Notices about what the reader tried or asked last. */
export const NOTICES = {
  refused: (turn: string): string => `The rules do not allow “${turn}” here.`,
  'no-edit': (): string => 'In a match you can only make moves. Leave the match to edit.',
  hint: (turn: string): string => `A winning move: ${turn}.`,
  delay: (turn: string): string => `Every move loses. This one holds out longest: ${turn}.`,
  'all-lose': (): string => 'Every move loses. Which of them holds out longest is not known.',
  'no-hint': (): string => 'No move wins, but with care you keep the draw.',
  unknown: (): string => 'Nobody knows whether a move wins here.',
};
export type NoticeKind = keyof typeof NOTICES;

export const END_TURN = 'End turn';
export const CANCEL = 'Cancel';
export const movedSoFar = (moves: number, turn: string): string =>
  `${formatNumber(moves)} moved: ${turn}. Move more, or end the turn.`;
export const moveSoFar = (turn: string): string => `Your move: ${turn}. ${END_TURN} plays it, ${CANCEL} takes it back.`;

const TOKENS = {
  one: 'Pick up a token and choose a marked place, then end the turn.',
  several: 'Pick up a token, then choose a marked place. End the turn when you have moved all you want.',
};
/** By the kind of picture. */
const HOW = lookup<{ one: string; several: string }>({
  piles: { one: 'Change a pile, then end the turn.', several: 'Change the piles of your turn, then end it.' },
  heaps: {
    one: 'Tap what you take, drag across several, or type what is left; then end the turn.',
    several: 'Change all that your turn moves, then end it.',
  },
  board: {
    one: 'Pick up a piece, choose a marked cell, then end the turn.',
    several: 'Pick up a piece, then choose a marked cell. End the turn when you have moved all you want.',
  },
  apart: { one: 'Tap a free node, then end the turn.', several: 'Tap a free node, then end the turn.' },
  stalks: { one: 'Cut an edge, then end the turn.', several: 'Cut an edge, then end the turn.' },
  dominoes: {
    one: 'Tap a free cell and then the free cell beside it, then end the turn.',
    several: 'Tap a free cell and then the free cell beside it, then end the turn.',
  },
  chocolate: {
    one: 'Tap the square to bite, then end the turn.',
    several: 'Tap the square to bite, then end the turn.',
  },
  marks: {
    one: 'Tap the cell to mark, then end the turn.',
    several: 'Tap a cell of each board that your turn marks, then end the turn.',
  },
  line: TOKENS,
  plane: TOKENS,
});
const HOW_ELSE = { one: 'Make your move, then end the turn.', several: 'Make your moves, then end the turn.' };

/** How to make a turn, of one move or of several. */
export function howToMove(picture: string, several: boolean): string {
  const how = HOW[picture] ?? HOW_ELSE;
  return several ? how.several : how.one;
}

export const LET_IT_MOVE = 'Let the opponent move';

export const OPPONENT = 'Opponent';
export const OPPONENTS = { perfect: 'Perfect', beginner: 'Beginner', person: 'Another person' };
export const errsIn = (percent: number): string => `Errs in ${percent} % of its turns`;
export const MOVES_FIRST = { name: 'Who begins', you: 'You start', opponent: 'The opponent starts' } as const;
export const SHOW_ANSWERS = 'Show the answers';
/** The legend while they are hidden. */
export const HIDDEN_IN_MATCH = 'A match hides who wins, and all numbers.';
export const ACTIONS = { back: 'Take back', rematch: 'Rematch', rematchHint: 'Play again from the start' } as const;
export const WALK = {
  name: 'Walk through the moves',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
} as const;

export const MOVES = 'Moves';
export const START = 'Start';
export const turnNumber = (number: number): string => `${number}.`;
/** Stands before the turn that a player made. */
export const movedBy = (player: string): string => `${player}:`;
export const THREW_AWAY = '✗ threw the win away';

/** The button of hints, by what it tells next: where to look, the move, or why. */
export const HINTS = { where: 'Hint', move: 'Show the move', reason: 'Show why' } as const;
export const lookAt = (names: string, wins: boolean): string =>
  wins ? `Look at ${names}.` : `Every move loses here. To hold out longest, look at ${names}.`;
/** The buttons once a match is over. */
export const OVER = { again: 'Play again', sides: 'Change sides' } as const;

/** Of a match that the reader lost: what was given away last, by which turn, and the button that opens the position before it. */
export const gaveAway = (what: 'win' | 'draw', turn: number, moved: string): string =>
  `You threw the ${what} away in turn ${formatNumber(turn)}: ${moved}.`;
export const NEVER_WON = 'You never stood in a won position: your opponent could win from the start.';
export const OPEN_SLIP = { win: 'Show what would have won', draw: 'Show that position' } as const;
