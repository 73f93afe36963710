/** The registry of families: a folder of this one with a `family.ts` is a family, and is called like it. */

import type { Analysis, Position, Reply } from 'grundy-wasm';
import { lookup } from '../params/lookup.js';
import type { Family, TextNote } from './family.model.js';

const FOLDERS = import.meta.glob<Family>('./*/family.ts', { import: 'family' });

/** The families fetched so far. Each is fetched with its first position. */
const fetched = new Map<string, Family>();

/** The families that the core calls otherwise. */
const FOLDER_OF = lookup<string>({ piles: 'subtraction', heaps: 'take-and-break', board: 'grid' });

/** The name of a family of the catalogue. */
export function nameOf(family: string): string {
  return FOLDER_OF[family] ?? family;
}

export function familyName(position: Position): string {
  return nameOf(position.family === 'piles' && position.look === 'heaps' ? 'heaps' : position.family);
}

export async function fetchFamily(name: string): Promise<void> {
  const fetch = FOLDERS[`./${name}/family.ts`];
  if (!fetched.has(name) && fetch) fetched.set(name, await fetch());
}

export const familyNames = (): string[] => Object.keys(FOLDERS).map((path) => path.split('/')[1] ?? '');

/** Returns the analysis once its family is there. */
export async function familiar(analysis: Analysis): Promise<Analysis> {
  await fetchFamily(familyName(analysis.position));
  return analysis;
}

/** Returns the reply once the family of its position is there. */
export async function withFamily(reply: Reply): Promise<Reply> {
  if (reply.ok) await familiar(reply.analysis);
  return reply;
}

export function familyNamed(name: string): Family {
  const family = fetched.get(name);
  if (!family) throw new Error(`the family ${name} was not fetched`);
  return family;
}

export function familyOf(position: Position): Family {
  return familyNamed(familyName(position));
}

/** What is said of the text of a position where it is typed. */
export function notesOf(position: Position): readonly TextNote[] {
  return familyOf(position).notes?.(position) ?? [];
}
