/** The tables of a position place by place, for all forms of export. Rows of a board count from the bottom, as in the contract. */

import type { Analysis, Table } from 'grundy-wasm';
import { entryOf, type Entry } from '../../places/outcome.js';
import { codeOf } from '../../params/shade.js';
import { familyOf } from '../../families/families.model.js';
import { numberHeading } from '#words/export';
import { itemAt } from '../../params/item-at.js';

/** A number in an export; `none` at a damaged cell or if it is not known. */
export type Value = number | 'infinite' | 'none';

export interface Column {
  /** As in the contract, e.g. `grundy`. */
  key: 'grundy' | 'remoteness' | 'suspense';
  /** In words, e.g. `Grundy number`. */
  name: string;
}

/** One table of an analysis, ready to be written. */
export interface TableSource {
  analysis: Analysis;
  table: Table;
  /** The table's name as part of a variable's name, such as `knight`; empty if there is only one table. */
  suffix: string;
}

export function tableSources(analysis: Analysis): TableSource[] {
  const names = analysis.tables.map(({ name }, index) => {
    const plain = name.replaceAll(/\W+/g, '_');
    return analysis.tables.findIndex((other) => other.name.replaceAll(/\W+/g, '_') === plain) === index
      ? plain
      : `${plain}_${index + 1}`;
  });
  return analysis.tables.map((table, index) => ({
    analysis,
    table,
    suffix: analysis.tables.length === 1 ? '' : itemAt(names, index),
  }));
}

/** The kinds of number that a table knows for at least one place. */
export function columnsOf({ table }: TableSource): Column[] {
  const keys = (['grundy', 'remoteness', 'suspense'] as const).filter((key) => table[key].some((value) => value >= 0));
  return keys.map((key) => ({ key, name: numberHeading(key) }));
}

/** The number that decides; the Grundy number if the outcome decides. */
export function decidingColumn({ analysis }: TableSource): Column {
  const key = analysis.number === 'outcome' ? 'grundy' : analysis.number;
  return { key, name: numberHeading(key) };
}

export function valueOf(entry: Entry, key: Column['key']): Value {
  if (entry.shade === 'none') return 'none';
  if (key !== 'grundy') return entry[key] ?? (entry.shade === 'draw' ? 'infinite' : 'none');
  return entry.loop ? 'infinite' : entry.grundy < 0 ? 'none' : entry.grundy;
}

export function entryAt({ table }: TableSource, state: number): Entry {
  return entryOf(table, state);
}

/** `W`, `L`, `D`, `?`, or `#` for a damaged cell. */
export function letterOf({ shade }: Entry): string {
  return codeOf(shade);
}

/** Letters in each part that is yielded. */
const PART = 4000;

/** The letters of the places from `from` up to, but not including, `to`, in parts. */
export function* lettersOf(source: TableSource, from: number, to: number): Generator<string> {
  for (let begin = from; begin < to; begin += PART) {
    let letters = '';
    for (let state = begin; state < Math.min(to, begin + PART); ++state) letters += letterOf(entryAt(source, state));
    yield letters;
  }
}

export function sizeOf({ table }: TableSource): number {
  return table.outcomes.length;
}

/** A place's name for readers: a size, a cell, the number of a node or heap. */
export function nameOf({ analysis: { position }, table }: TableSource, state: number): string {
  return familyOf(position).placeLabel(position, state, table);
}

/** What the places of a table are: `size`, `cell`, `node`, `stair`, … */
export function placeNoun({ analysis: { position } }: TableSource): string {
  return familyOf(position).placeNoun(position);
}

export function isGrid({ table }: TableSource): boolean {
  return table.rows > 1;
}
