/** Another position of the same kind, made from a seed: as many piles, pieces or nodes, each with a number or place of chance. */

import type { GameEntry } from 'grundy-wasm';
import { CHANCES } from '../families/chances.model.js';
import { chanceOf, MOST_ITEMS } from './chance.js';
import { valueOf, withValue } from './params.js';

const SEEDS = 10_000;
/** Enough to leave a board of two cells all but surely. */
const MOST_TRIES = 50;

/** The game whose position it is. */
type Game = Pick<GameEntry, 'family'>;

/** The text with everything drawn anew that a position of the game leaves open. */
export function randomText(text: string, { family }: Game, seed: number): string {
  const chance = chanceOf(seed);
  let drawn = text;
  for (const [key, draw] of Object.entries(CHANCES[family])) {
    const value = valueOf(drawn, key);
    if (value !== undefined && value !== '' && value.length < 20 * MOST_ITEMS) drawn = withValue(drawn, key, draw(value, chance, drawn));
  }
  return drawn;
}

/** A seed of chance that draws another position than the one shown; any seed, where no other is found. */
export function seedOfChance(text: string, game: Game, shown: string, chance: () => number = Math.random): number {
  let seed = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    seed = Math.floor(chance() * SEEDS);
    if (randomText(text, game, seed) !== shown) break;
  }
  return seed;
}
