/** Positions of an exercise: in a text, each range such as `[1..9]` stands for a number that the seed draws. */

import { chanceOf } from '../params/chance.js';
import { valueOf } from '../params/params.js';
import { listed } from '#words/language';

const RANGE = /\[(\d+)\.\.(\d+)\]/g;

export function isDrawn(pattern: string): boolean {
  return pattern.search(RANGE) >= 0;
}

export function instanceOf(pattern: string, seed: number): string {
  // Squared, since neighbouring seeds would draw similar numbers.
  const chance = chanceOf(Math.imul(seed, seed));
  return pattern.replaceAll(RANGE, (_, least: string, most: string) =>
    String(Number(least) + chance(Number(most) - Number(least) + 1)),
  );
}

/** How many seeds are tried for another position: one of two fails to come within these once in a million times. */
const TRIES = 20;

/** The next seed that draws another position, or the next one where none does. */
export function seedAfter(pattern: string, seed: number): number {
  const before = instanceOf(pattern, seed);
  for (let next = seed + 1; next <= seed + TRIES; next += 1) if (instanceOf(pattern, next) !== before) return next;
  return seed + 1;
}

/** The list under a key, in words: with `or` for `take`, since a turn takes one of the numbers; with `and` for all others. */
export function namedIn(text: string, key: string): string {
  return listed((valueOf(text, key) ?? '').split(','), 12, key === 'take' ? 'or' : 'and');
}
