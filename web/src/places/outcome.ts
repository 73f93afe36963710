/** The numbers and marks of places, and which of them decide. */

import type { Analysis, DecidingNumber, Table } from 'grundy-wasm';
import { numberNamed, SHADE_LETTERS } from '#words/outcomes';
import { shadeOf, type Shade } from '../params/shade.js';

export { shadeOf, type Shade } from '../params/shade.js';

/** Whether the Grundy number decides, and is shown in the cells. */
export function showsGrundy(analysis: Analysis): boolean {
  return analysis.number === 'grundy';
}

export const INFINITY = '∞';

/** Grundy numbers from here down stand for infinity; `FIRST_LOOP - i` has the set of index i. */
const FIRST_LOOP = 2 ** 32 - 1;

/** The set of an infinite Grundy number; null where the number is an ordinary one. */
export function loopSetOf(grundy: number, sets: readonly number[][]): readonly number[] | null {
  return sets[FIRST_LOOP - grundy] ?? null;
}

export interface Entry {
  shade: Shade;
  grundy: number;
  /** The Grundy numbers that a position of infinite Grundy number can reach; null for an ordinary number. */
  loop: readonly number[] | null;
  /** Null if it is not known or the game need not end. */
  remoteness: number | null;
  suspense: number | null;
}

function known(number: number | undefined): number | null {
  return number === undefined || number < 0 ? null : number;
}

export function entryOf(table: Table, state: number): Entry {
  const grundy = table.grundy[state] ?? 0;
  return {
    shade: shadeOf(table.outcomes[state]),
    grundy,
    loop: loopSetOf(grundy, table.loopSets),
    remoteness: known(table.remoteness[state]),
    suspense: known(table.suspense[state]),
  };
}

/** The numbers of a component; they are known also beyond its table. */
export function componentEntry({ components, tables }: Analysis, index: number): Entry {
  const grundy = components.grundy[index] ?? -1;
  return {
    shade: shadeOf(components.outcome[index]),
    grundy,
    loop: loopSetOf(grundy, tables[components.table[index] ?? 0]?.loopSets ?? []),
    remoteness: known(components.remoteness[index]),
    suspense: known(components.suspense[index]),
  };
}

/** The number of an entry that decides; empty where the outcome itself does, or where it is not known. */
export function decidingMark({ grundy, loop, remoteness, suspense, shade }: Entry, number: DecidingNumber): string {
  if (shade === 'hidden') return '';
  switch (number) {
    case 'grundy':
      return loop ? INFINITY : grundy < 0 ? '' : String(grundy);
    case 'remoteness':
      return remoteness === null ? (shade === 'draw' ? INFINITY : '') : String(remoteness);
    case 'suspense':
      return suspense === null ? (shade === 'draw' ? INFINITY : '') : String(suspense);
    case 'outcome':
      return '';
  }
}

/** What a cell shows: the number that decides, or the letter of the outcome. */
export function markOf(entry: Entry, number: DecidingNumber): string {
  if (entry.shade === 'none' || entry.shade === 'unknown') return SHADE_LETTERS[entry.shade];
  return decidingMark(entry, number) || SHADE_LETTERS[entry.shade];
}

/** `Grundy number 3`, `Grundy number ∞ {0, 2}`, `remoteness 5`; empty where no number decides. */
export function numberWords(entry: Entry, number: DecidingNumber): string {
  if (number === 'outcome') return '';
  const mark = decidingMark(entry, number);
  if (mark === '') return '';
  return numberNamed(number, mark, number === 'grundy' ? entry.loop : null);
}
