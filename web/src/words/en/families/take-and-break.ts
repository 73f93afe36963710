/** The words of heaps that can be split: their moves, reasons and places. */

import { MOST_SAID, withItems } from '../alternative-text.js';
import { capitalised, count, countOf, formatNumber, heapsWords, listed, sizeMove, type Noun } from '../language.js';
import type { HeapNouns } from '../nouns.js';

const heapsOrNone = (heaps: readonly number[]): string => (heaps.length === 0 ? '0' : heapsWords(heaps));

/** `knock down 2 in row 1 (10 → 5 + 3)` */
export function heapMove(
  { take }: HeapNouns,
  name: string,
  taken: number,
  before: readonly number[],
  left: readonly number[],
): string {
  return sizeMove(name, taken, heapsOrNone(before), heapsOrNone(left), take);
}

export function leavingHeaps(name: string, left: readonly number[]): string {
  return left.length > 1
    ? `splitting ${name} into ${heapsWords(left)}`
    : left.length === 1
      ? `reducing ${name} to ${heapsWords(left)}`
      : `taking all of ${name}`;
}

export function heapOf({ heap, coin }: HeapNouns, coins: number): string {
  return `a ${heap.one} of ${countOf(coins, coin)}`;
}

export function sizeName({ coin }: HeapNouns, coins: number): string {
  return countOf(coins, coin);
}

/** For one heap that has become several: these are a sum, whose nim-sum is its Grundy number. */
export function heapIsNow(
  names: string,
  one: boolean,
  {
    sizes,
    values,
    total,
    omitted,
  }: { sizes: readonly number[]; values: readonly number[]; total: number; omitted: number },
): string {
  const heaps = sizes.slice(0, MOST_SAID).map(formatNumber).join(' + ');
  const numbers = values.slice(0, MOST_SAID).map(formatNumber).join(', ');
  const cut = omitted > 0 ? ` and ${formatNumber(omitted)} more` : sizes.length > MOST_SAID ? ' and so on' : '';
  return `${capitalised(names)} ${one ? 'is' : 'are each'} now ${heaps}${cut}, and a turn moves one of these. So the Grundy number is the nim-sum of ${numbers}${cut}, which is ${formatNumber(total)}.`;
}

/** In misère play. `examined`: how many sizes it takes to prove that. */
export function repeats(
  { heap }: HeapNouns,
  { period, preperiod, examined }: { period: number; preperiod: number; examined: number },
): string {
  const from = preperiod === 0 ? '' : ` from size ${formatNumber(preperiod)} on`;
  return `In misère play two ${heap.many}${from} can stand for each other if their sizes differ by a multiple of ${formatNumber(period)}; checking ${count(examined, 'size')} proves it.`;
}

export function noHeap(title: string, { one }: Noun): string {
  return withItems(title, `no ${one}`);
}

/** `heaps`: what each heap has become. `further`: how many more heaps there are. */
export function withHeaps(
  title: string,
  { one, many }: Noun,
  heaps: readonly ArrayLike<number>[],
  further: number,
): string {
  const said = heaps.map(heapsWords);
  return withItems(
    title,
    `${heaps.length === 1 ? `a ${one} of` : many} ${further > 0 ? `${said.join(', ')} and ${count(further, 'more', 'more')}` : listed(said)}`,
  );
}

export function heapTitle({ one }: Noun, size: number): string {
  return `A ${one} of ${formatNumber(size)}`;
}

export const CLAIM_SIZES = 'Tap a size in the strip for won, again for lost, or press W or L.';
export const SIZE = 'size';
