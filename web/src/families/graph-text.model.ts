/** How positions that are graphs are pasted and copied as text. */

import type { Position } from 'grundy-wasm';
import { familyName, familyNamed } from './families.model.js';
import type { GraphText } from './family.model.js';

/** Those fetched so far, by family. */
const fetched = new Map<string, GraphText>();

/** Fetches what reads and writes the graphs of a family, if its positions are graphs. */
export async function fetchGraphTexts(name: string): Promise<void> {
  const text = fetched.has(name) ? undefined : await familyNamed(name).graphText?.();
  if (text) fetched.set(name, text);
}

export function fetchGraphText(position: Position): Promise<void> {
  return fetchGraphTexts(familyName(position));
}

/** What was fetched; null for positions that are no graphs. */
export function graphTextOf(position: Position): GraphText | null {
  return fetched.get(familyName(position)) ?? null;
}
