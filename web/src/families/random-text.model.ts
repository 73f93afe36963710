/** Another random position of the same kind, made from a seed: as many piles, pieces or nodes, each with a random number or place. */

import type { GameEntry } from 'grundy-wasm';
import { familyNamed, nameOf } from './families.model.js';
import { chanceOf, MOST_ITEMS } from '../params/chance.js';
import { valueOf, withValue } from '../params/params.js';

const SEEDS = 10_000;
/** Tries until another position is drawn: enough to succeed almost surely even on a board of two cells. */
const MOST_TRIES = 50;

/** The game that the position belongs to. */
type Game = Pick<GameEntry, 'family'>;

/** The text with each list drawn anew that the game's family can draw at random. */
export function randomText(text: string, { family }: Game, seed: number): string {
  const chance = chanceOf(seed);
  let drawn = text;
  for (const [key, draw] of Object.entries(familyNamed(nameOf(family)).chance ?? {})) {
    const value = valueOf(drawn, key);
    if (value !== undefined && value !== '' && value.length < 20 * MOST_ITEMS)
      drawn = withValue(drawn, key, draw(value, chance, drawn));
  }
  return drawn;
}

/** A random seed that draws another position than the one shown; any seed if none is found. */
export function seedOfChance(text: string, game: Game, shown: string, chance: () => number = Math.random): number {
  let seed = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    seed = Math.floor(chance() * SEEDS);
    if (randomText(text, game, seed) !== shown) break;
  }
  return seed;
}
