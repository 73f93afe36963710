/** The words of rows with a white and a black piece: their moves, reasons and places. */

import type { Play } from 'grundy-wasm';
import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber } from '../language.js';
import { valuesSaid } from '../reasons.js';
import { likeNimPile } from '../reasons-hidden.js';

type Colour = 'white' | 'black';

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
