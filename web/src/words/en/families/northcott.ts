/** The words of rows with a white and a black piece: their moves, reasons and places. */

import type { Play } from 'grundy-wasm';
import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, either, phrases } from '../language.js';
import { valuesSaid } from '../reasons.js';
import { likeNimPile } from '../reasons-hidden.js';

const NAMES: Record<Colour, string> = { white: 'white', black: 'black' };

/** Columns count from 1. */
export function pieceMove(row: string, colour: Colour, from: number, to: number): string {
  return `${row}: ${NAMES[colour]} ${formatNumber(from)} → ${formatNumber(to)}`;
}

export function movingPiece(row: string, colour: Colour, to: number): string {
  return `moving the ${NAMES[colour]} piece of ${row} to column ${to}`;
}

export function pieceBecomes(row: string, colour: Colour, to: number): string {
  return `${row}: ${NAMES[colour]} → ${to}`;
}

export function restoresGap(turn: string, row: string, before: number, after: number): string {
  return `${capitalised(turn)} changes the gap of ${row} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

export function gaps(values: readonly number[], omitted: number, play: Play): string {
  const said = valuesSaid(values, omitted);
  return play === 'normal'
    ? `The free cells between the two pieces of a row count like Nim piles: ${said}.`
    : `In normal play only the free cells between the two pieces of a row would count: ${said}. In misère play they do not decide.`;
}

export function withRows(title: string, rows: number, columns: number): string {
  return withItems(title, `${count(rows, 'row')} of ${count(columns, 'column')}`);
}

export function fewerCellsLeft(grundy: number): string {
  return likeNimPile('A piece that advances leaves fewer free cells between the two', grundy);
}

export const RETREAT_CHANGES_NOTHING =
  'When a piece retreats, the opponent can follow it at once, so a retreat changes nothing.';

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
