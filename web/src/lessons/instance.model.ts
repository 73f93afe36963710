/** Positions of an exercise: a text with ranges such as `[1..9]`, each of which stands for a number that the seed draws. */

import { chanceOf } from '../params/chance.js';

const RANGE = /\[(\d+)\.\.(\d+)\]/g;

export function isDrawn(pattern: string): boolean {
  return pattern.search(RANGE) >= 0;
}

export function instanceOf(pattern: string, seed: number): string {
  const chance = chanceOf(seed);
  return pattern.replaceAll(RANGE, (_, least: string, most: string) => String(Number(least) + chance(Number(most) - Number(least) + 1)));
}
