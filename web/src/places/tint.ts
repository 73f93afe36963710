/** The tint of a place, if the reader chose colours by number; the analysis then carries a function that gives it. */

import type { Analysis } from 'grundy-wasm';
import { entryOf, type Entry } from './outcome.js';

/** The key of that function; copies of an analysis keep it. */
export const COLOUR = Symbol();
export type Coloured = Analysis & { [COLOUR]?: ((entry: Entry) => string) | undefined };

/** The tint class of a place; empty if it has none, null if places are not coloured by number. */
export function tintOf(analysis: Analysis, entry: Entry): string | null {
  return (analysis as Coloured)[COLOUR]?.(entry) ?? null;
}

export function placeTint(analysis: Analysis, table: number, state: number): string | null {
  const source = analysis.tables[table];
  return source ? tintOf(analysis, entryOf(source, state)) : null;
}
