/** What is drawn of a strip with coins: its squares, and the coins on each. */

import type { Analysis } from 'grundy-wasm';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import type { Shade } from '../../places/outcome.js';
import { squareLabel } from '#words/pictures/coin-strip';
import type { Noun } from '#words/language';
import { itemAt } from '../../params/item-at.js';

/** What a family provides for a strip. */
export interface StripView {
  /** The last square that is drawn. */
  last: number;
  /** The square of each coin, and the item that it belongs to; by default the item of the coin's own number. */
  coins: ArrayLike<number>;
  items?: ArrayLike<number>;
  /** The mark on the coins of an item, which shows that they belong together; nothing by default. */
  mark?(item: number): string;
  noun: Noun;
}

export interface Square {
  square: number;
  shade: Shade;
  strength: string;
  /** Its number or letter; empty beyond the table. */
  mark: string;
  /** The number of coins on it; the first of them, counted from 0; and the items these belong to. */
  count: number;
  coins: number[];
  items: number[];
  /** The mark on the last of these coins. */
  named: string;
  /** Whether a winning move leads here, and whether one starts here. */
  target: boolean;
  winning: boolean;
  label: string;
}

/** The most coins of one square that are listed. */
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
    const { shade, strength, mark, words } =
      square < columns
        ? cellWords(analysis, { table, state: square })
        : { shade: 'unknown' as const, strength: '', mark: '', words: '' };
    const many = itemAt(counts, square);
    const [target, winning] = [targets.has(square), many > 0 && starts.has(square)];
    const items = here.map((coin) => view.items?.[coin] ?? coin);
    const label = squareLabel({
      square,
      number: many,
      noun: view.noun,
      coins: items.map((item) => item + 1),
      words,
      target,
      winning,
    });
    return {
      square,
      shade,
      strength,
      mark,
      count: many,
      coins: here,
      items,
      named: items.length > 0 ? (view.mark?.(items.at(-1) ?? 0) ?? '') : '',
      target,
      winning,
      label,
    };
  });
}
