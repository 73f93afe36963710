/** The nouns of heap games: a component, and what it is made of. The nouns of all other families are in `names.ts`. */

import type { Noun } from './language.js';
import { COIN, HEAP, ROW } from './names.js';
import { lookup } from '../../params/lookup.js';

export interface HeapNouns {
  heap: Noun;
  coin: Noun;
  /** The verb for what a turn does with coins. */
  take: string;
  /** The same, with one of them as its object. */
  takeIt: string;
}

const PIN: Noun = { one: 'pin', many: 'pins' };
const FILE: Noun = { one: 'file', many: 'files' };

const HEAPS: HeapNouns = { heap: HEAP, coin: COIN, take: 'take', takeIt: 'take it' };
const PINS: HeapNouns = { heap: ROW, coin: PIN, take: 'knock down', takeIt: 'knock it down' };

/** By the code of the rule, since a game that is typed as its code is the same game. All others are played with heaps of coins. */
const BY_CODE = lookup<HeapNouns>({
  // Kayles and Dawson's Kayles, Dawson's Chess, Treblecross.
  '0.77': PINS,
  '0.07': PINS,
  '0.137': { heap: ROW, coin: FILE, take: 'clear', takeIt: 'clear it' },
  '0.007': { heap: ROW, coin: COIN, take: 'take', takeIt: 'take it' },
});

export const heapNouns = (code: string): HeapNouns => BY_CODE[code] ?? HEAPS;
