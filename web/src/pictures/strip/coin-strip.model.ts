/** A strip of squares with coins on them: the squares as things to draw, and the coins on each. */

import type { Analysis } from 'grundy-wasm';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import type { Shade } from '../../places/outcome.js';
import { squareLabel } from '#words/pictures/coin-strip';
import type { Noun } from '#words/language';
import { itemAt } from '../../params/item-at.js';

/** What a family tells a strip about a position. */
export interface StripView {
  /** The last square that is drawn. */
  last: number;
  /** The square of each coin, and the item of the position that it is a part of, where it is not that of its own number. */
  coins: ArrayLike<number>;
  items?: ArrayLike<number>;
  /** What stands on the coins of an item, so that those of one are seen to belong together; nothing unless told. */
  mark?(item: number): string;
  noun: Noun;
}

export interface Square {
  square: number;
  shade: Shade;
  strength: string;
  /** Its number or letter; empty beyond the squares the core speaks of. */
  mark: string;
  /** How many coins are on it, and the first of them, counted from 0, with the items that they belong to. */
  count: number;
  coins: number[];
  items: number[];
  /** What stands on the last of them. */
  named: string;
  /** Whether a winning move leads here, and whether one starts here. */
  target: boolean;
  winning: boolean;
  label: string;
}

/** More coins of one square are not told apart. */
const MOST_TOLD = 100;

export function squares(analysis: Analysis, view: StripView): Square[] {
  const table = analysis.components.table[0] ?? 0;
  const columns = analysis.tables[table]?.columns ?? 0;
  const length = view.last + 1;
  const counts = new Uint32Array(length);
  const coins: number[][] = Array.from({ length }, () => []);
  Array.from(view.coins).forEach((square, coin) => {
    if (square >= length) return;
    const before = itemAt(counts, square);
    counts[square] = before + 1;
    if (before < MOST_TOLD) itemAt(coins, square).push(coin);
  });
  const moves = winningMoves(analysis);
  const targets = new Set(moves.map(({ to }) => to));
  const starts = new Set(moves.map(({ from }) => from));
  return coins.map((here, square) => {
    const { shade, strength, mark, words } = square < columns ? cellWords(analysis, { table, state: square }) : { shade: 'unknown' as const, strength: '', mark: '', words: '' };
    const many = itemAt(counts, square);
    const [target, winning] = [targets.has(square), many > 0 && starts.has(square)];
    const items = here.map((coin) => view.items?.[coin] ?? coin);
    const label = squareLabel({ square, number: many, noun: view.noun, coins: items.map((item) => item + 1), words, target, winning });
    return { square, shade, strength, mark, count: many, coins: here, items, named: items.length > 0 ? (view.mark?.(items.at(-1) ?? 0) ?? '') : '', target, winning, label };
  });
}
