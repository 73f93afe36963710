/** Which games have a sequence of heaps, and the text of their rules without a position. */

import type { GameEntry } from 'grundy-wasm';
import { readEntries, valueOf, writeEntries } from '../params/params.js';

/** Keys that are no part of a heap's rule: they say which heaps there are, how they are played together, or what is shown. */
const OF_POSITIONS = new Set(['piles', 'play', 'sum', 'count', 'at', 'guess', 'axes', 'upto']);

const TYPED = 'rule';

export function hasSequence({ key, family }: Pick<GameEntry, 'key' | 'family'>): boolean {
  return family === 'heaps' || key === 'subtraction' || key === 'nim' || key === TYPED;
}

/** Whether the game has a sequence with these rules: typed rules only if a position is one number, without `lost` and `won`. */
export function hasSequenceOf(game: Pick<GameEntry, 'key' | 'family'>, text: string): boolean {
  const isTyped = game.key === TYPED;
  const alone =
    !(valueOf(text, 'numbers') ?? '').includes(',') &&
    valueOf(text, 'lost') === undefined &&
    valueOf(text, 'won') === undefined;
  return hasSequence(game) && (!isTyped || alone);
}

export function rulesOf(text: string): string {
  return writeEntries(readEntries(text).filter(([key]) => !OF_POSITIONS.has(key)));
}

/** The keys of a game that say what its rule is. */
export function ruleKeys(game: GameEntry | undefined): string[] {
  return (game?.parameters ?? []).map(({ key }) => key).filter((key) => !OF_POSITIONS.has(key));
}

/** The rule that a game begins with: that of its first example. */
export function firstRule(game: GameEntry): string {
  const [example] = game.examples;
  return example ? rulesOf(example.text) : `game=${game.key}`;
}

/** A rule to compare with: another one of the same game, else the first one of another game; the same only if there is no other. */
export function otherRule(rules: string, games: readonly GameEntry[]): string {
  const [, key = ''] = readEntries(rules).find(([name]) => name === 'game') ?? [];
  const nearest = games.toSorted((one, other) => Number(other.key === key) - Number(one.key === key));
  const all = nearest.flatMap(({ examples }) => examples.map(({ text }) => rulesOf(text)));
  return all.find((text) => text !== rules) ?? rules;
}

/** The key that says which heaps there are. */
export const heapsKey = (rules: string): string => (valueOf(rules, 'game') === TYPED ? 'at' : 'piles');

/** A position of this rule for the playground: with the heaps of `text`, or with 5 and 7, in the same convention. */
export function positionOf(rules: string, text: string): string {
  const key = heapsKey(rules);
  return `${rules}&${key}=${valueOf(text, key) ?? '5,7'}${valueOf(text, 'play') === 'misere' ? '&play=misere' : ''}`;
}
