/** How near the end is, shown by the strength of a tint. */

import type { Table } from 'grundy-wasm';

const longest = new WeakMap<Table, number>();

function longestOf(table: Table): number {
  const known = longest.get(table);
  if (known !== undefined) return known;
  const found = table.remoteness.reduce((most, moves) => Math.max(most, moves), 0);
  longest.set(table, found);
  return found;
}

/** Whether remoteness in a table exceeds 1, so that near and far can be told apart. */
export function hasStrength(table: Table): boolean {
  return longestOf(table) > 1;
}

/** Whether a place is in the nearest or the farthest third of its table; empty in between or if not known. */
export function strengthOf(table: Table, state: number): 'near' | 'far' | '' {
  const moves = table.remoteness[state] ?? -1;
  if (moves < 0 || !hasStrength(table)) return '';
  const share = moves / longestOf(table);
  return share <= 1 / 3 ? 'near' : share > 2 / 3 ? 'far' : '';
}
