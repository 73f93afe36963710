/** What is drawn of Northcott's game: where the pieces of each row stand, and the gap between them. */

import { placeTint } from '../../places/tint.js';
import type { Analysis } from 'grundy-wasm';
import { northcottPosition, type NorthcottPosition } from './position.model.js';
import { turnOf, type Colour } from './edits.model.js';
import { winningMoves } from '../../places/winning-moves.js';
import { entryOf, numberWords, type Shade } from '../../places/outcome.js';
import { phrases } from '#words/language';
import { pieceLabel } from '#words/families/northcott';
import { SHADE_WORDS } from '#words/outcomes';

/** More rows than this are not drawn. */
export const MOST_ROWS = 100;

export interface PieceRow {
  index: number;
  /** Columns from 0. */
  white: number;
  black: number;
  gap: number;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  /** The columns that winning moves lead to, from 0. */
  targets: number[];
  labels: Record<Colour, string>;
}

function rowEntry(analysis: Analysis, index: number): { shade: Shade; words: string } {
  const [table] = analysis.tables;
  if (!table || index >= table.outcomes.length) return { shade: 'unknown', words: '' };
  const entry = entryOf(table, index);
  return { shade: entry.shade, words: phrases(SHADE_WORDS[entry.shade], numberWords(entry, analysis.number)) };
}

export function pieceRows(analysis: Analysis): PieceRow[] {
  const { white, black, gaps } = northcottPosition(analysis);
  const moves = winningMoves(analysis);
  const turn = turnOf(analysis.text);
  return Array.from(gaps.slice(0, MOST_ROWS), (gap, index) => {
    const [left, right] = [white[index] ?? 0, black[index] ?? 0];
    const { shade, words } = rowEntry(analysis, index);
    const targets = moves.filter(({ item }) => item === index).map(({ to }) => to);
    const label = (colour: Colour, column: number): string =>
      pieceLabel(colour, index + 1, column + 1, gap, words, colour === turn ? targets.map((target) => target + 1) : []);
    return {
      index,
      white: left,
      black: right,
      gap,
      shade,
      tint: placeTint(analysis, 0, index),
      targets,
      labels: { white: label('white', left), black: label('black', right) },
    };
  });
}

/** The lengths of the picture. Long rows have narrower cells. */
export interface Measures {
  cell: number;
  left: number;
  width: number;
  height: number;
}

export const ROW_HEIGHT = 52;
const LEFT = 34;
const RIGHT = 70;
const CELL = 40;
const LONGEST = 800;
const LEAST_CELL = 20;

export function measures({ width, gaps }: NorthcottPosition): Measures {
  const cell = Math.min(CELL, Math.max(Math.min(LEAST_CELL, LONGEST / width), 480 / width));
  return {
    cell,
    left: LEFT,
    width: LEFT + cell * width + RIGHT,
    height: Math.min(MOST_ROWS, gaps.length) * ROW_HEIGHT + 22,
  };
}

/** The column at `x`; beyond the ends, the first or last one. */
export function columnOf({ cell, left }: Measures, width: number, x: number): number {
  return Math.min(width - 1, Math.max(0, Math.floor((x - left) / cell)));
}
