/** The tint of a place where the reader chose colours by number: an analysis so drawn bears what tells them. */

import type { Analysis } from 'grundy-wasm';
import { entryOf, type Entry } from './outcome.js';

/** Copies of an analysis bear it too. */
export const COLOUR = Symbol();
export type Coloured = Analysis & { [COLOUR]?: (entry: Entry) => string };

/** The class of a place that is coloured by its number; empty where it is not, null where none is. */
export function tintOf(analysis: Analysis, entry: Entry): string | null {
  return (analysis as Coloured)[COLOUR]?.(entry) ?? null;
}

export function placeTint(analysis: Analysis, table: number, state: number): string | null {
  const source = analysis.tables[table];
  return source ? tintOf(analysis, entryOf(source, state)) : null;
}
