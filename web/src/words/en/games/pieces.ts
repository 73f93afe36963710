/** What the famous pieces of boards may do. */

/** By the name of the piece. */
export const PIECE_RULES: Record<string, string> = {
  'knight4': "The Topcoder knight: four knight's moves that lower the sum of the coordinates.",
  'knight2': "The HackerRank knight: the two knight's moves that lower both coordinates.",
  knight: "All eight knight's moves; toward a corner the two that approach it.",
  king: 'One step straight or diagonally; toward a corner three of the eight steps.',
  queen: 'Any distance straight or diagonally; toward a corner three of the eight lines.',
  rook: 'Any distance straight; toward a corner two of the four lines.',
  bishop: 'Any distance diagonally; toward a corner one of the four lines.',
  pawn: 'One step straight down, or up where the corner is above.',
};
