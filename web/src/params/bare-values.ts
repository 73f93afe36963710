/** Lists of numbers alone, read by the rules of the position on screen. */

import { valueOf, withoutKey, withValue } from './params.js';

/** The keys whose lists can be given as numbers alone. */
const LISTS = ['piles', 'stairs', 'pots', 'coins'] as const;

/** Piles of Nim, to be followed by a list of numbers. */
export const PILES = 'game=nim&piles=';

/** The key of the list that numbers alone replace; null for a tree or graph, whose coins belong to its nodes. */
export function bareList(text: string): (typeof LISTS)[number] | null {
  return valueOf(text, 'parents') === undefined && valueOf(text, 'edges') === undefined
    ? (LISTS.find((key) => valueOf(text, key) !== undefined) ?? null)
    : null;
}

/** The text with these numbers in place of its own. `adds` is left out, since it belongs to the old piles. */
export function withList(text: string, key: string, list: string): string {
  return withValue(withoutKey(text, 'adds'), key, list);
}

/** Turns a line of numbers alone into a position, by the rules of `shown`; a line with a parameter stays as it is. */
export function bareLines(shown: string): (line: string) => string {
  const key = bareList(shown);
  if (key === null) return (line) => line;
  // Leaves out the list on screen, which may have ten million characters.
  const rules = withList(shown, key, '');
  return (line) =>
    line.includes('=') ? line : withList(rules, key, line.replaceAll(/[\s,;]+/g, ',').replaceAll(/^,|,$/g, ''));
}
