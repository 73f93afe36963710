/** The words of pictures of heaps that can be split. */

import { capitalised, countOf, either, formatNumber, heapsWords, phrases, type Noun } from '../language.js';
import type { HeapNouns } from '../nouns.js';
import { SHADE_WORDS } from '../outcomes.js';
import { MOST_LEAVES, type Alone, type PageWords } from './piles.js';

/** `leaves`: the heaps that each winning move leaves. */
export function heapLabel(
  { heap, coin }: HeapNouns,
  { index, heaps, shade, number, leaves }: Alone & { heaps: readonly number[]; leaves: readonly (readonly number[])[] },
): string {
  const [first = 0] = heaps;
  const coins =
    heaps.length === 1 ? countOf(first, coin) : heaps.length === 0 ? NOTHING_LEFT : `${heapsWords(heaps)} ${coin.many}`;
  const winning = leaves.length === 0 ? '' : `winning: leave ${either(leaves.slice(0, MOST_LEAVES).map(heapsWords))}`;
  return phrases(`${heap.one} ${index}`, coins, SHADE_WORDS[shade], number, winning);
}

export const NOTHING_LEFT = 'nothing left';

export const allHeaps = ({ many }: Noun, last: number): string => `All ${many} from 0 to ${formatNumber(last)}`;

/** The words for turning pages: of many heaps only some are drawn at a time. */
export const heapPages = ({ one, many }: Noun): PageWords => ({
  drawn: (first, last) => `Showing ${many} ${formatNumber(first)} to ${formatNumber(last)}.`,
  group: `${capitalised(many)} shown`,
  earlier: `Earlier ${many}`,
  later: `Later ${many}`,
  last: `Last ${many}`,
  add: `Add a ${one}`,
});

export const heapCard = ({ heap: { one }, coin }: HeapNouns) => ({
  name: (heap: number): string => `${capitalised(one)} ${heap}`,
  less: (heap: number): string => `${capitalised(one)} ${heap}: one less`,
  more: (heap: number): string => `${capitalised(one)} ${heap}: one more`,
  coins: (heap: number): string => `${capitalised(coin.many)} in ${one} ${heap}, as 7+5 if it is split`,
  remove: (heap: number): string => `Remove ${one} ${heap}`,
});

export const heapTools = ({ heap: { one, many }, coin, takeIt }: HeapNouns) => ({
  grid: capitalised(many),
  add: `+ Add a ${one}`,
  part: `Tap a ${coin.one}: the ${one} splits in front of it.`,
  take: `Tap a ${coin.one} to ${takeIt}, or drag across several.`,
  splitOnly: 'split only',
  chosen: (size: number, first: number, last: number): string =>
    `${one} of ${size}, ${coin.one} ${first}${last > first ? ` to ${last}` : ''}`,
});

/** The number of coins in a heap, and behind it the number that decides, if it is not empty. */
export const heapNumber = (coins: number, number: string): string =>
  number === '' ? formatNumber(coins) : `${formatNumber(coins)} · ${number}`;

/** In place of the coins of a heap that is too long for a row. */
export const heapUndrawn = (coins: number, number: string): string => `${heapNumber(coins, number)}: too many to draw`;
