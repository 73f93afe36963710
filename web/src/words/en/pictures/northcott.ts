/** The words of pictures of rows with a white and a black piece. Rows and columns count from 1. */

import { count, either, formatNumber, phrases } from '../language.js';

export const ROWS_LABEL = 'Rows with a white and a black piece';

export const gap = (cells: number): string => `gap ${cells}`;

const PIECES = { white: 'white piece', black: 'black piece' };

export type Colour = keyof typeof PIECES;

/** Winning columns that are read out at most. */
const MOST_READ = 6;

/** The label of one piece. `words`: what its table says about the row, empty if nothing; `targets`: the columns that its winning moves lead to. */
export function pieceLabel(
  colour: Colour,
  row: number,
  column: number,
  cells: number,
  words: string,
  targets: readonly number[],
): string {
  const winning =
    targets.length === 0 ? '' : `winning: to column ${either(targets.slice(0, MOST_READ).map(formatNumber))}`;
  return phrases(
    `row ${row}`,
    `${PIECES[colour]} on column ${column}`,
    `${count(cells, 'free cell')} between`,
    words,
    winning,
  );
}

export const NORTHCOTT = {
  turn: 'Who is to move',
  moves: { white: 'White moves', black: 'Black moves' },
  colour: { white: 'White', black: 'Black' },
  add: 'Add a row',
  remove: 'Remove',
  columns: 'Columns',
  hint: (turn: Colour): string => `Drag a ${PIECES[turn]} along its row, or tap it and then a column.`,
  hintOfOthers: 'Dragging the other pieces sets up the position; it is not a move.',
  held: (colour: Colour, row: number): string =>
    `The ${PIECES[colour]} of row ${row} is picked up: choose a column. The same column puts it back.`,
  takenUp: (colour: Colour, row: number): string => `${PIECES[colour]} of row ${row} picked up`,
  column: (column: number): string => `column ${column}`,
  undrawn: (drawn: number, more: number): string =>
    `Showing the first ${drawn} rows; the text holds ${formatNumber(more)} more.`,
};
