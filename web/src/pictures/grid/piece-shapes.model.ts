/** Outlines of the pieces in a 32 × 32 box, for the board's SVG and the heat map's canvas alike. */

const KNIGHT =
  'M12.5 3.5l3 3c7 .5 10.5 6.5 10.5 13.5v5H9.5c0-5 4-7 5-11l-3.5 1-3.5 3.5-3-2.5c1-4.5 3.5-8 7-9.5zM8 26h19v2.5H8z';

const SHAPES = new Map(
  Object.entries({
    pawn: 'M16 5a5 5 0 0 1 3.2 8.8c.3 4 1.3 6.7 4.3 9.2h-15c3-2.5 4-5.2 4.3-9.2A5 5 0 0 1 16 5zM7 25h18v3H7z',
    rook: 'M7 5h4v3h3V5h4v3h3V5h4v7l-3 2.5v7L25 25H7l3-3.5v-7L7 12zM6 26h20v2.5H6z',
    bishop:
      'M16 2.5a2 2 0 0 1 1.4 3.4C21 8.3 23 11.5 23 15c0 3-1.5 5-3.5 6.5l2 3.5h-11l2-3.5C10.5 20 9 18 9 15c0-3.5 2-6.7 5.6-9.1A2 2 0 0 1 16 2.5zM7 26h18v2.5H7z',
    queen:
      'M4.5 7.5a1.8 1.8 0 1 1 2 2.8L10.5 16l1-9.3a1.8 1.8 0 1 1 2.3.5L16 15l2.2-7.8a1.8 1.8 0 1 1 2.3-.5l1 9.3 4-5.7a1.8 1.8 0 1 1 2-2.8L24.5 24h-17zM7 26h18v2.5H7z',
    king: 'M14.6 2h2.8v2.6H20v2.8h-2.6v2.4C22 7.5 28 9.5 27 15.5c-.5 3-2.5 5.3-4.5 7V24h-13v-1.5c-2-1.7-4-4-4.5-7-1-6 5-8 9.6-5.7V7.4H12V4.6h2.6zM8 26h16v2.5H8z',
    knight: KNIGHT,
    knight4: KNIGHT,
    knight2: KNIGHT,
  }),
);

/** The outline of a kind of the catalogue; null for own kinds, which show their first letter. */
export function pieceShape(kind: string): string | null {
  return SHAPES.get(kind) ?? null;
}
