/** What pictures of heaps that are split say. */

import { count, either, formatNumber, heapsWords, phrases } from '../language.js';
import { SHADE_WORDS } from '../outcomes.js';
import { MOST_LEAVES, type Alone, type PageWords } from './piles.js';

/** `leaves`: the heaps that each winning move leaves. */
export function heapLabel({ index, heaps, shade, number, leaves }: Alone & { heaps: readonly number[]; leaves: readonly (readonly number[])[] }): string {
  const [first = 0] = heaps;
  const coins = heaps.length === 1 ? count(first, 'coin') : heaps.length === 0 ? NOTHING_LEFT : `${heapsWords(heaps)} coins`;
  const winning = leaves.length === 0 ? '' : `winning: leave ${either(leaves.slice(0, MOST_LEAVES).map(heapsWords))}`;
  return phrases(`heap ${index}`, coins, SHADE_WORDS[shade], number, winning);
}

export const NOTHING_LEFT = 'nothing left';

export const allHeaps = (last: number): string => `All heaps from 0 to ${formatNumber(last)}`;

/** Of many some are drawn at a time. */
export const HEAP_PAGES: PageWords = {
  drawn: (first, last) => `Showing heaps ${formatNumber(first)} to ${formatNumber(last)}.`,
  group: 'Heaps shown',
  earlier: 'Earlier heaps',
  later: 'Later heaps',
  last: 'Last heaps',
  add: 'Add a heap',
};

export const HEAP_CARD = {
  name: (heap: number): string => `Heap ${heap}`,
  less: (heap: number): string => `Heap ${heap}: one less`,
  more: (heap: number): string => `Heap ${heap}: one more`,
  coins: (heap: number): string => `Coins in heap ${heap}, as 7+5 if it is split`,
  remove: (heap: number): string => `Remove heap ${heap}`,
};

export const HEAPS = {
  grid: 'Heaps',
  add: '+ Add a heap',
  part: 'Tap a coin: the heap splits in front of it.',
  take: 'Tap a coin to take it, or drag across several.',
  splitOnly: 'split only',
  chosen: (size: number, first: number, last: number): string => `heap of ${size}, coin ${first}${last > first ? ` to ${last}` : ''}`,
};

/** Behind the number of coins of a heap its own number. */
export const heapNumber = (coins: number, number: string): string => (number === '' ? formatNumber(coins) : `${formatNumber(coins)} · ${number}`);
