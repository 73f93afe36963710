/** The words of the front page: its heading, the boards to play on, and the list of all games with its search. */

import type { Outcome } from 'grundy-wasm';
import { capitalised, count, formatNumber } from './language.js';

/** The window's title. */
export const TITLE = 'Grundy: a playground for impartial games';

export const FRONT_PAGE = {
  heading: 'See who wins, and\u00A0why',
  won: 'won for the player to move',
  lost: 'lost for the player to move',
  winning: 'a winning move',
  legal: 'a legal move of what you hold',
  laboratory: 'Heap laboratory',
  laboratoryHint:
    'Kayles, Dawson’s games and every other heap game: values to a hundred million heaps and beyond, with plots and proved periods.',
  problems: 'Contest problems',
  problemsHint:
    'From Codeforces, AtCoder, CSES, HackerRank and other judges: each with its theory, a link, and often a box for your input.',
  games: 'All games',
  foot: 'Your browser computes everything. You install nothing and send nothing: the link in the address bar is the position.',
} as const;

export const GUIDES = {
  label: 'Guides',
  rule: 'Your own rule',
  embed: 'Embed a position',
  hosts: 'Hosts',
  parameters: 'Parameters',
  laboratory: 'Laboratory',
  licences: 'Licences',
} as const;

export const notStarted = (reason: string): string => `The solver did not start: ${reason}`;

export const GAMES_DIALOG = 'Games and examples';

export const SEARCH = { label: 'Search the games', hint: 'Search: nim, knight, Topcoder…' } as const;

/** How many games a search found. */
export const gamesFound = (games: number): string => `${count(games, 'game')} found`;

export const SEQUENCE = 'Sequence';
export const sequenceOf = (game: string): string => `Sequence of ${game}`;

export const MINIATURE_TITLES = {
  knights: 'Two knights',
  nim: 'Nim, in binary',
  takeAway: 'Take 1, 3 or 4',
  stairs: 'A staircase',
  tree: 'Coins on a tree',
} as const;

export const MINIATURE = { choices: 'Choices', piles: 'Piles' } as const;

/** The words of a button, and those that follow for readers who do not see which board it belongs to. */
interface Button {
  shown: string;
  unseen: string;
}

export const resetBoard = (board: string): Button => ({ shown: 'Reset', unseen: ` ${board}` });
export const openBoard = (board: string): Button => ({ shown: 'Open in the editor', unseen: `: ${board}` });

export const MOVE_REFUSED = 'the rules do not allow that move';
export const NO_POSITION = 'this is not a position';

/** The words above the choices of numbers: what a number means. `item`: the thing that is picked up. */
export const CHOICES = {
  strip: () => 'Leave',
  piles: (item: string) => `Leave of ${item}`,
  tree: (item: string) => `Coins that go up from ${item}`,
  row: (item: string) => `Coins that go down from ${item}`,
  board: () => '',
} as const;

/** The number on a button, its move, and the outcome that it leaves: `5: take 2 from pile 1 (7 → 5); then lost for the player to move`. */
export const choiceLabel = (mark: string, move: string, standing: string): string =>
  `${mark}: ${move}; then ${standing}`;

const CHANCES: Record<Outcome, string> = {
  win: 'You can win',
  lose: 'Against perfect play you lose',
  draw: 'Neither of you can force a win',
  undecided: 'Nobody knows who wins',
};

/** How to begin a turn on each picture. `alone`: only one thing can move and need not be picked up. `piece`: the name of the pieces, if of one kind. */
const HOW_TO = {
  board: (alone: boolean, piece: string | null): string =>
    alone ? 'tap a marked cell' : `tap a ${piece ?? 'piece'}, then a marked cell`,
  piles: (alone: boolean): string =>
    alone ? 'tap how many coins to leave' : 'tap a pile, then how many coins to leave',
  strip: (alone: boolean): string => HOW_TO.piles(alone),
  tree: (): string => 'tap a node, then how many of its coins go up',
  row: (): string => 'tap a stair, then how many of its coins go down',
};

/** `piece`: the name of the one kind of piece on a board; null if there are several kinds. */
export function yourMove(outcome: Outcome, picture: keyof typeof HOW_TO, alone: boolean, piece: string | null): string {
  return `Your move. ${CHANCES[outcome]}: ${HOW_TO[picture](alone, piece)}.`;
}

export const takenUp = (item: string): string =>
  `${capitalised(item)} picked up: choose a marked cell; a dashed ring wins.`;

/** The end of a game: the reader, or Grundy, makes the last move and wins or loses by it. */
export const youEnd = (turn: string, wins: boolean): string =>
  `You make the last move, ${turn}, and ${wins ? 'win' : 'lose'}.`;
export const grundyEnds = (turn: string, wins: boolean): string =>
  `Grundy makes the last move, ${turn}, and ${wins ? 'wins' : 'loses'}.`;

const STANDING: Record<Outcome, string> = { win: 'a won', lose: 'a lost', draw: 'a drawn', undecided: 'an undecided' };

export const youLeave = (turn: string, outcome: Outcome): string =>
  `You leave Grundy ${STANDING[outcome]} position by ${turn}.`;
export const grundyLeaves = (turn: string, outcome: Outcome): string =>
  `Grundy answers by ${turn} and leaves you ${STANDING[outcome]} position.`;

/** The first screen of the front page. */
export const HERO = {
  lead: 'Nim, coins, knights: change anything, see which moves win, and play.',
  play: 'Play Nim',
  find: 'Find a game',
  lessons: 'Lessons',
  laboratory: 'Laboratory',
  embed: 'Embed',
  site: 'Grundy',
  mapPicture: 'Map of the Grundy numbers of Wythoff’s queen: two orange lines of lost cells leave the corner.',
  map: 'One queen toward the corner. Orange: the player to move loses.',
} as const;

export const SIX_GAMES = 'Six games to play';

/** The heading of the board in the first screen. */
export const QUEEN_TITLE = 'Move the queen to the corner';

export const KINGS_TITLE = 'Two kings, damaged cells';

/** The filter by kind, and the button that opens the rest of the list. */
export const FILTER = { label: 'Kind of game', all: 'All' } as const;
export const showAll = (games: number): string => `Show all ${formatNumber(games)} games`;

export const gameDetails = (game: string): Button => ({ shown: 'Rule and examples', unseen: `: ${game}` });
