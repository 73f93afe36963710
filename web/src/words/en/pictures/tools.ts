/** The words of tools that are fetched after a picture: those of boards, and the count of lost sizes. */

import { capitalised, count, formatNumber, listed, pieceName } from '../language.js';
import { lookup } from '../../../params/lookup.js';

export const BOARD_SETUP = {
  group: 'Size of the board',
  size: 'Size',
  columns: 'Columns',
  rows: 'Rows',
  toward: 'Toward',
  asDrawn: 'as drawn',
  shadedFor: 'Shaded for',
};

/** The corners that pieces may be limited to go toward. */
export const CORNER_NAMES = {
  'left-down': '↙ left-down',
  'left-up': '↖ left-up',
  'right-down': '↘ right-down',
  'right-up': '↗ right-up',
};

export const cornerReason = (kinds: readonly string[]): string =>
  `${capitalised(
    listed(
      kinds.map((kind) => `the ${pieceName(kind)}`),
      5,
    ),
  )} can take back every move, so neither player can force a win. Choose a corner, and pieces move only toward it:`;

export const BOARD_TOOLS = {
  group: 'Tool',
  move: { name: 'Move', title: 'Drag a piece, or tap it, then a cell' },
  damage: { name: 'Damage', title: 'Damage cells, or repair them' },
  remove: { name: 'Remove', title: 'Tap a piece to remove it' },
  add: { name: 'Add', title: 'Tap a cell to add a piece' },
  kind: 'Piece to add',
  own: 'Your own piece',
  ownTitle: 'Design a piece by the squares it reaches',
};

/** Hints that say what a tap does. */
export const BOARD_HINTS = {
  move: 'Put the pieces anywhere; dashed rings mark winning moves.',
  held: (piece: string): string => `Choose a cell for ${piece}.`,
  damage: 'Tap cells, or drag across them, to damage or repair them.',
  remove: 'Tap a piece to remove it.',
  /** The piece, and its rule if it is a famous one. */
  add: (kind: string, rule: string | undefined): string =>
    `Tap a cell to add a piece. ${kind}: ${rule ?? 'your own piece.'}`,
};

export const PIECE = {
  section: 'Your own piece',
  grid: 'Squares around the piece',
  tap: 'A tap adds',
  leap: 'Leap',
  slide: 'Slide',
  leapHint: 'Tap the squares it reaches.',
  slideHint: 'Tap its first step; it can go on in that direction.',
  asDrawn: 'Left and down lead toward a1.',
  all: 'Your own pieces',
  new: 'New',
  name: 'Name',
  vectors: 'Vectors',
  symmetric: 'Make it symmetric',
  symmetricTitle: 'Add all rotations and reflections',
  remove: 'Remove this piece',
  removeTitle: 'Also removes its pieces from the board',
};

/** `2 left, 1 up` */
export function way(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return 'the piece';
  const across = dx === 0 ? [] : [dx < 0 ? `${-dx} left` : `${dx} right`];
  const along = dy === 0 ? [] : [dy < 0 ? `${-dy} down` : `${dy} up`];
  return [...across, ...along].join(', ');
}

/** A square around the reader's own piece, and by which of its moves it is reached. */
export const SQUARES = {
  piece: way,
  leap: (dx: number, dy: number): string => `${way(dx, dy)}, leaps there`,
  slide: (dx: number, dy: number): string => `${way(dx, dy)}, slides that way`,
  through: (dx: number, dy: number): string => `${way(dx, dy)}, passed by a slide`,
  none: way,
};

/** What a square was set to. */
export const SET = {
  leap: (dx: number, dy: number): string => `${way(dx, dy)}: a leap`,
  slide: (dx: number, dy: number): string => `${way(dx, dy)}: a slide`,
  none: (dx: number, dy: number): string => `${way(dx, dy)}: no move`,
};

export const LOST_COUNT = {
  heading: 'How many sizes are lost?',
  upTo: 'Of the sizes from 1 to',
  count: 'Count',
  clear: 'Clear',
  counting: 'counting…',
  cancel: 'Cancel',
  copy: 'Copy the number',
  undecided: (upTo: number): string => `It is not proved how many of the sizes 1 to ${formatNumber(upTo)} are lost`,
  answer: (lost: number, upTo: number): string =>
    `${formatNumber(lost)} of the sizes 1 to ${formatNumber(upTo)} ${lost === 1 ? 'is' : 'are'} lost`,
};

const BY_THEOREM = 'A theorem gives the answer without checking any size.';

/** What proves a count of lost sizes; `examined`: how many sizes were looked at. */
export const COUNT_PROOFS = {
  theorem: BY_THEOREM,
  period(period: number, preperiod: number, examined: number): string {
    const before = preperiod === 0 ? 'from the start' : `after the first ${formatNumber(preperiod)}`;
    const again = period === 1 ? 'are the same for all sizes' : `repeat every ${count(period, 'size')}`;
    return `Proved by the period: ${before} the outcomes ${again}. ${examined === 0 ? BY_THEOREM : `Checking ${count(examined, 'size')} was enough.`}`;
  },
  all: (examined: number): string => `Each of the ${count(examined, 'size')} was checked.`,
  none: (examined: number): string =>
    `Checking the first ${count(examined, 'size')} proved no period, and without one each size needs a check.`,
};

/** The famous pieces in a board's palette. Two knights are named after whose rule they follow; toward a corner some pieces keep few moves. */
export const PIECE_LABELS = lookup<{ anywhere: string; towardCorner: string }>({
  knight4: { anywhere: 'knight4: the Topcoder knight', towardCorner: 'knight4: the Topcoder knight' },
  knight2: { anywhere: 'knight2: the HackerRank knight', towardCorner: 'knight2: the HackerRank knight' },
  knight: {
    anywhere: 'knight: all eight knight’s moves',
    towardCorner: 'knight: the two knight’s moves toward the corner',
  },
  king: { anywhere: 'king: one step straight or diagonally', towardCorner: 'king: the three steps toward the corner' },
  queen: {
    anywhere: 'queen: any distance straight or diagonally',
    towardCorner: 'queen: the three lines toward the corner',
  },
  rook: { anywhere: 'rook: any distance straight', towardCorner: 'rook: the two lines toward the corner' },
  bishop: { anywhere: 'bishop: any distance diagonally', towardCorner: 'bishop: the one line toward the corner' },
  pawn: { anywhere: 'pawn: one step straight down', towardCorner: 'pawn: one step straight down' },
});
