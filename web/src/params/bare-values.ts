/** Numbers alone, read by the rules of the position on screen. */

import { valueOf, withoutKey, withValue } from './params.js';

/** The lists that numbers alone can be. */
const LISTS = ['piles', 'stairs', 'pots', 'coins'] as const;

/** Which list of a position takes numbers alone; a tree's coins come with its edges, so it has none. */
export function bareList(text: string): (typeof LISTS)[number] | null {
  return valueOf(text, 'parents') === undefined && valueOf(text, 'edges') === undefined ? (LISTS.find((key) => valueOf(text, key) !== undefined) ?? null) : null;
}

/** The text with these numbers in place of its own. Coins to be added belong to the piles that were there. */
export function withList(text: string, key: string, list: string): string {
  return withValue(withoutKey(text, 'adds'), key, list);
}

/** Makes a position of a line that holds numbers alone, by the rules of `shown`; a line with a parameter stays as it is. */
export function bareLines(shown: string): (line: string) => string {
  const key = bareList(shown);
  if (key === null) return (line) => line;
  // The list on screen may have ten million characters.
  const rules = withList(shown, key, '');
  return (line) => (line.includes('=') ? line : withList(rules, key, line.replaceAll(/[\s,;]+/g, ',').replaceAll(/^,|,$/g, '')));
}
