/** The words of pictures of boards. */

import { phrases } from '../language.js';

export const boardLabel = (width: number, height: number): string => `Board of ${width} by ${height} cells`;

/** The label of a cell: its name, row and column from 1, the pieces on it and what its table says about it. */
export function cellLabel(cell: {
  name: string;
  row: number;
  column: number;
  pieces: readonly string[];
  words: string;
  reached: boolean;
  winning: boolean;
}): string {
  return phrases(
    cell.name,
    `row ${cell.row} column ${cell.column}`,
    cell.pieces.length > 0 ? `${cell.pieces.join(' and ')} here` : '',
    cell.words,
    cell.reached ? 'the held piece may go here' : '',
    cell.winning ? 'a winning move leads here' : '',
  );
}

export const pieceHeld = (piece: string): string => `${piece} picked up; choose a cell and press Enter`;
