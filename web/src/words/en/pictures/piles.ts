/** The words of pictures of piles, and of all things that are drawn as piles. */

import type { Shade } from '../../../params/shade.js';
import { count, countOf, either, formatNumber, phrases, plural, type Noun } from '../language.js';
import { COIN, PILE } from '../names.js';
import { SHADE_WORDS } from '../outcomes.js';

/** The nouns of a picture: the piles, and what their sizes count. */
export interface PileNouns {
  heap: Noun;
  /** Null if a size is a square of a strip. */
  coin: Noun | null;
}

export const PILE_NOUNS: Record<'piles' | 'strip', PileNouns> = {
  piles: { heap: PILE, coin: COIN },
  strip: { heap: COIN, coin: null },
};

const sizeSaid = (size: number, coin: Noun | null): string =>
  coin ? countOf(size, coin) : `square ${formatNumber(size)}`;

/** Winning moves of one pile that are read out at most. */
export const MOST_LEAVES = 8;

export interface Alone {
  /** Counted from 1. */
  index: number;
  shade: Shade;
  /** The number that decides, with its name; empty if none does. */
  number: string;
}

/** `given`: how many coins it may still be given; null if piles are never given any. `leaves`: the sizes that winning moves leave. */
export function pileLabel({
  index,
  coins,
  shade,
  number,
  given,
  leaves,
}: Alone & { coins: number; given: number | null; leaves: readonly number[] }): string {
  const adds = given === null ? '' : `may still receive ${count(given, 'coin')}`;
  const winning = leaves.length === 0 ? '' : `winning: leave ${either(leaves.slice(0, MOST_LEAVES))}`;
  return phrases(`pile ${index}`, count(coins, 'coin'), SHADE_WORDS[shade], number, adds, winning);
}

/** `1 000 000 piles, the largest of 999 999 937 coins.` */
export const pilesSummary = (number: number, { heap, coin }: PileNouns, largest: number): string =>
  `${countOf(number, heap)}, the ${coin ? `largest of ${countOf(largest, coin)}` : `last on ${sizeSaid(largest, coin)}`}.`;

/** The label of one size of the strip. `crowd`: the number of piles of that size, and the names of some. */
export function sizeLabel(
  size: number,
  words: string,
  { heap, coin }: PileNouns,
  crowd: { named: readonly number[]; count: number } | undefined,
  winning: boolean,
): string {
  return phrases(
    sizeSaid(size, coin),
    words,
    crowd ? `${plural(crowd.count, heap.one, heap.many)} ${crowd.named.join(', ')} here` : '',
    winning ? 'a winning move leaves this' : '',
  );
}

export const stripLabel = (last: number): string => `Pile sizes from 0 to ${last}`;
export const allSizes = (last: number): string => `All sizes from 0 to ${formatNumber(last)}`;

/** The words for turning pages: of many piles only some are drawn at a time. */
export const PAGES = {
  drawn: (first: number, last: number): string => `Showing piles ${formatNumber(first)} to ${formatNumber(last)}.`,
  group: 'Piles shown',
  earlier: 'Earlier piles',
  later: 'Later piles',
  last: 'Last piles',
  add: 'Add a pile',
};

export type PageWords = typeof PAGES;

export const PILES = {
  grid: 'Piles',
  add: '+ Add a pile',
  take: 'A turn takes',
  sets: 'Numbers of coins a turn may take',
  famous: 'Famous sets',
};

/** Common sets of numbers of coins to take, as they are typed, to begin with. */
export const TAKE_WORDS = {
  '1-3': '1 to 3 coins',
  '1,3,4': '1, 3 or 4 coins',
  '2,4,7,11,20': '2, 4, 7, 11 or 20 coins',
  'all-but(2)': 'any number but 2',
  primes: 'a prime number',
  squares: 'a square',
  'powers(2)': 'a power of 2',
  odds: 'an odd number',
  fibonacci: 'a Fibonacci number',
  divisors: 'a divisor of the pile',
  'proper-divisors': 'a divisor smaller than the pile',
  coprimes: 'a number coprime to the pile',
};

export const takePreset = (take: keyof typeof TAKE_WORDS): string => `${take}: ${TAKE_WORDS[take]}`;

/** The words of one pile's card; piles are counted from 1. */
export const PILE_CARD = {
  name: (pile: number): string => `Pile ${pile}`,
  remove: (pile: number): string => `Remove pile ${pile}`,
  adds: (pile: number): string => `Coins that pile ${pile} may still receive`,
  mayGet: 'may receive',
};

export const REMOVE = 'Remove';
