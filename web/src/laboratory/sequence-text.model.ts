/** Which games have a sequence of heaps, and the text of their rules without a position. */

import type { GameEntry } from 'grundy-wasm';
import { readEntries, writeEntries } from '../params/params.js';

/** What says which heaps there are, or how they are played together: the sequence is that of one heap after the other. */
const OF_POSITIONS = new Set(['piles', 'play', 'sum', 'count']);

export function hasSequence({ key, family }: Pick<GameEntry, 'key' | 'family'>): boolean {
  return family === 'heaps' || key === 'subtraction' || key === 'nim';
}

export function rulesOf(text: string): string {
  return writeEntries(readEntries(text).filter(([key]) => !OF_POSITIONS.has(key)));
}

/** The keys of a game that say what its rule is. */
export function ruleKeys(game: GameEntry | undefined): string[] {
  return (game?.parameters ?? []).map(({ key }) => key).filter((key) => !OF_POSITIONS.has(key));
}

/** A rule that the game can be begun with: that of its first example. */
export function firstRule(game: GameEntry): string {
  const [example] = game.examples;
  return example ? rulesOf(example.text) : `game=${game.key}`;
}

/** A rule to compare with: another one of the same game, else the first one of another game; never the same text. */
export function otherRule(rules: string, games: readonly GameEntry[]): string {
  const [, key = ''] = readEntries(rules).find(([name]) => name === 'game') ?? [];
  const nearest = games.toSorted((one, other) => Number(other.key === key) - Number(one.key === key));
  const all = nearest.flatMap(({ examples }) => examples.map(({ text }) => rulesOf(text)));
  return all.find((text) => text !== rules) ?? rules;
}

/** A position of this rule, for the playground: the heaps it came with, or a few, in the same convention. */
export function positionOf(rules: string, text: string): string {
  const heaps = readEntries(text).find(([key]) => key === 'piles')?.[1] ?? '5,7';
  const misere = readEntries(text).some(([key, value]) => key === 'play' && value === 'misere');
  return `${rules}&piles=${heaps}${misere ? '&play=misere' : ''}`;
}
