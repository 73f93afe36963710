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

/** What the palette calls them: two knights differ in whose they are. Toward a corner some keep but a few of their moves. */
export const PIECE_LABELS: Record<string, { anywhere: string; towardCorner: string }> = {
  'knight4': { anywhere: 'knight4: the Topcoder knight', towardCorner: 'knight4: the Topcoder knight' },
  'knight2': { anywhere: 'knight2: the HackerRank knight', towardCorner: 'knight2: the HackerRank knight' },
  knight: { anywhere: "knight: all eight knight's moves", towardCorner: 'knight: toward a corner the two that approach it' },
  king: { anywhere: 'king: one step straight or diagonally', towardCorner: 'king: toward a corner three of the eight steps' },
  queen: { anywhere: 'queen: any distance straight or diagonally', towardCorner: 'queen: toward a corner three of the eight lines' },
  rook: { anywhere: 'rook: any distance straight', towardCorner: 'rook: toward a corner two of the four lines' },
  bishop: { anywhere: 'bishop: any distance diagonally', towardCorner: 'bishop: toward a corner one of the four lines' },
  pawn: { anywhere: 'pawn: one step straight down', towardCorner: 'pawn: one step straight down' },
};
