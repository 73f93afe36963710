/** The moves of the famous pieces of boards. */

import { lookup } from '../../../params/lookup.js';

/** By the name of the piece. */
export const PIECE_RULES = lookup<string>({
  knight4: 'The Topcoder knight: the four knight’s moves that reduce the sum of the coordinates.',
  knight2: 'The HackerRank knight: the two knight’s moves that reduce both coordinates.',
  knight: 'All eight knight’s moves; with a corner set, the two toward it.',
  king: 'One step straight or diagonally; with a corner set, the three steps toward it.',
  queen: 'Any distance straight or diagonally; with a corner set, the three lines toward it.',
  rook: 'Any distance straight; with a corner set, the two lines toward it.',
  bishop: 'Any distance diagonally; with a corner set, the one line toward it.',
  pawn: 'One step straight down, or up if the corner is above.',
});
