/** Random whole numbers, and lists drawn with them. */

import { readCells, readNumbers, writeCells, type Cell } from './lists.js';
import { countInRuns } from './runs.js';

/** Items of the longest list that is drawn anew; longer ones stay as they are. */
export const MOST_ITEMS = 10_000;
export const LEAST_RANGE = 7;

/** Draws a whole number from 0 to below a bound. */
export type Chance = (below: number) => number;

/** What a family draws at random: for each key of a list, as many items anew. `text` is the text that holds the list. */
export type Drawn = Readonly<Record<string, (value: string, chance: Chance, text: string) => string>>;

/** Random numbers, the same for the same seed (a linear congruence modulo 2^32, from its high digits). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As many numbers, each from `least` to the largest one there is, or to `LEAST_RANGE` if that is larger. */
export function drawnNumbers(value: string, least: number, chance: Chance): string {
  if (countInRuns(value) > MOST_ITEMS) return value;
  const now = readNumbers(value);
  if (now.some((number) => !Number.isSafeInteger(number))) return value;
  const range = now.reduce((most, number) => Math.max(most, number), LEAST_RANGE) - least + 1;
  return now.map(() => least + chance(range)).join(',');
}

/** As many of these cells at random as `value` lists, sorted by rows. */
export function drawnCells(value: string, cells: readonly Cell[], chance: Chance): string {
  const free = [...cells];
  const wanted = readCells(value).length;
  if (wanted > free.length) return value;
  const drawn = Array.from({ length: wanted }, () => free.splice(chance(free.length), 1)).flat();
  return writeCells(drawn.toSorted((a, b) => a.y - b.y || a.x - b.x));
}
