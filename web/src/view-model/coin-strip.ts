/** Coins on a strip of squares: the squares as things to draw, and the coins on each. */

import type { Analysis } from 'grundy-wasm';
import { winningMoves } from './moves.js';
import { cellWords } from './place.js';
import { pilesPosition } from './piles.js';
import type { Shade } from './outcome.js';
import { count, listed } from './words.js';

export interface Square {
  square: number;
  shade: Shade;
  /** Its number or letter; empty beyond the squares the core speaks of. */
  mark: string;
  /** The coins on it, counted from 0. */
  coins: number[];
  /** Whether a winning move leads here, and whether one starts here. */
  target: boolean;
  winning: boolean;
  label: string;
}

/** Longer strips are not drawn square by square. */
export const MOST_SQUARES = 300;
/** Free squares to the right of the last coin. */
const SPARE = 2;

export function lastSquare(analysis: Analysis): number {
  return pilesPosition(analysis).piles.reduce((last, square) => Math.max(last, square), 0) + SPARE;
}

export function squares(analysis: Analysis): Square[] {
  const { piles } = pilesPosition(analysis);
  const table = analysis.components.table[0] ?? 0;
  const columns = analysis.tables[table]?.columns ?? 0;
  const coins = new Map<number, number[]>();
  piles.forEach((square, coin) => coins.set(square, [...(coins.get(square) ?? []), coin]));
  const moves = winningMoves(analysis);
  const targets = new Set(moves.map(({ to }) => to));
  const starts = new Set(moves.map(({ from }) => from));
  return Array.from({ length: lastSquare(analysis) + 1 }, (_, square) => {
    const { shade, mark, words } = square < columns ? cellWords(analysis, { table, state: square }) : { shade: 'unknown' as const, mark: '', words: '' };
    const here = coins.get(square) ?? [];
    const said = [
      `square ${square}`,
      here.length === 0 ? 'empty' : here.length > 3 ? count(here.length, 'coin') : listed(here.map((coin) => `coin ${coin + 1}`)),
      words,
      targets.has(square) ? 'a winning move leads here' : '',
      starts.has(square) && here.length > 0 ? 'a winning move starts here' : '',
    ].filter((part) => part !== '');
    return { square, shade, mark, coins: here, target: targets.has(square), winning: starts.has(square), label: said.join(', ') };
  });
}
