/** Another position of the same kind, made from a seed: as many piles, pieces or nodes, each with a number or place of chance. */

import { readCells, readNumbers, readPieces, writePieces, type Cell } from './lists.js';
import { valueOf, withValue } from './params.js';
import { countInRuns } from './runs.js';

/** Longer lists are left as they are. */
const MOST_ITEMS = 10_000;
const LEAST_RANGE = 7;
const SEEDS = 10_000;
/** Enough to leave a board of two cells all but surely. */
const MOST_TRIES = 50;

type Chance = (below: number) => number;

/** Whole numbers below a bound, the same ones for the same seed (a linear congruence modulo 2^32, from its high digits). */
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The text with everything drawn anew that a position of this family leaves open. */
export function randomText(text: string, seed: number): string {
  const chance = chanceOf(seed);
  const game = valueOf(text, 'game');
  let drawn = text;
  for (const [key, draw] of Object.entries(DRAWN)) {
    const value = valueOf(drawn, key);
    if (value !== undefined && value !== '' && value.length < 20 * MOST_ITEMS) drawn = withValue(drawn, key, draw(value, chance, drawn));
  }
  return game === 'ordered' ? withValue(drawn, 'piles', sorted(valueOf(drawn, 'piles'))) : drawn;
}

/** A seed of chance that draws another position than the one shown; any seed, where no other is found. */
export function seedOfChance(text: string, shown: string, chance: () => number = Math.random): number {
  let seed = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    seed = Math.floor(chance() * SEEDS);
    if (randomText(text, seed) !== shown) break;
  }
  return seed;
}

const DRAWN: Record<string, (value: string, chance: Chance, text: string) => string> = {
  piles: (value, chance) => numbers(value, 1, chance),
  stairs: (value, chance) => numbers(value, 0, chance),
  pots: (value, chance) => numbers(value, 0, chance),
  parents: (value, chance) => parents(value, chance),
  coins: (value, chance) => numbers(value, 0, chance),
  pieces: (value, chance, text) => pieces(value, chance, text),
  at: (value, chance, text) => (valueOf(text, 'numbers') === undefined ? value : anyPlaces(value, chance)),
  rows: (value, chance, text) => rows(value, chance, Number(valueOf(text, 'columns'))),
};

/** From `least` to the largest there is now, or to a small number where that is larger. */
function numbers(value: string, least: number, chance: Chance): string {
  if (countInRuns(value) > MOST_ITEMS) return value;
  const now = readNumbers(value);
  if (now.some((number) => !Number.isSafeInteger(number))) return value;
  const range = now.reduce((most, number) => Math.max(most, number), LEAST_RANGE) - least + 1;
  return now.map(() => least + chance(range)).join(',');
}

/** Each number of a position of one's own rule. */
function anyPlaces(value: string, chance: Chance): string {
  const range = Math.max(LEAST_RANGE, ...Array.from(value.matchAll(/\d+/g), ([digits]) => Number(digits))) + 1;
  return Number.isSafeInteger(range) ? value.replaceAll(/\d+/g, () => String(chance(range))) : value;
}

function sorted(value: string | undefined): string {
  return readNumbers(value).toSorted((one, other) => one - other).join(',');
}

/** Each node under an earlier one; the first is the root. */
function parents(value: string, chance: Chance): string {
  const now = readNumbers(value);
  return now.length > MOST_ITEMS ? value : now.map((_, node) => (node === 0 ? 0 : 1 + chance(node))).join(',');
}

/** Each piece on a whole cell. */
function pieces(value: string, chance: Chance, text: string): string {
  const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
  const holes = new Set(readCells(valueOf(text, 'holes')).map(({ x, y }) => `${x},${y}`));
  const now = readPieces(value);
  const whole = width * height - holes.size;
  if (now.length > MOST_ITEMS || whole < 1 || (holes.size > whole && holes.size > MOST_ITEMS)) return value;
  return writePieces(now.map(({ kind }) => ({ kind, ...wholeCell(width, height, holes, chance) })));
}

/** The first cell that is not damaged, from one of chance on. */
function wholeCell(width: number, height: number, holes: ReadonlySet<string>, chance: Chance): Cell {
  const cells = width * height;
  for (let cell = chance(cells); ; cell = (cell + 1) % cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!holes.has(`${x},${y}`)) return { x, y };
  }
}

/** Two pieces in each row, on different columns. */
function rows(value: string, chance: Chance, columns: number): string {
  if (!(columns >= 2)) return value;
  return value
    .split(',')
    .map(() => {
      const white = chance(columns);
      const black = (white + 1 + chance(columns - 1)) % columns;
      return `${white + 1}-${black + 1}`;
    })
    .join(',');
}
