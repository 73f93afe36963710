/** A position's tables as CSV, JSON, Markdown or LaTeX. Each comes in parts, so that the main thread can do other work between them. */

import type { Analysis } from 'grundy-wasm';
import { titleOf } from '../../families/names.model.js';
import {
  columnsOf,
  decidingColumn,
  entryAt,
  isGrid,
  letterOf,
  lettersOf,
  nameOf,
  placeNoun,
  sizeOf,
  tableSources,
  valueOf,
  type Column,
  type TableSource,
  type Value,
} from './export-places.js';
import { columnName } from '../../pictures/grid/grid-view.model.js';
import { familyOf } from '../../families/families.model.js';
import { csvLine } from '../../formats/csv.js';
import { INFINITY } from '../../places/outcome.js';
import { escapeTex } from '../../formats/tikz-text.js';
import { tableHead, tableHeading } from '#words/export';

function shownValue(value: Value): string {
  return value === 'none' ? '' : value === 'infinite' ? INFINITY : String(value);
}

/** One line for each place, all tables in one file. The first column names the table. */
export function* csvOf(analysis: Analysis): Generator<string> {
  const sources = tableSources(analysis);
  const keys = (['grundy', 'remoteness', 'suspense'] as const).filter((key) =>
    sources.some((source) => columnsOf(source).some((column) => column.key === key)),
  );
  const loops = sources.some(({ table }) => table.loopSets.length > 0);
  yield csvLine(['table', 'place', 'outcome', ...keys, ...(loops ? ['loop'] : [])]);
  for (const source of sources) {
    for (let state = 0; state < sizeOf(source); ++state) {
      const entry = entryAt(source, state);
      const numbers = keys.map((key) => shownValue(valueOf(entry, key)));
      yield csvLine([
        source.table.name,
        nameOf(source, state),
        letterOf(entry),
        ...numbers,
        ...(loops ? [entry.loop?.join(' ') ?? ''] : []),
      ]);
    }
  }
}

/** Entries of a list in each part that is yielded. */
const PART = 200;

function* jsonList(length: number, item: (index: number) => string): Generator<string> {
  yield '[';
  for (let from = 0; from < length; from += PART) {
    const part = Array.from({ length: Math.min(PART, length - from) }, (_, place) => item(from + place));
    yield `${from === 0 ? '' : ','}${part.join(',')}`;
  }
  yield ']';
}

/** An infinite Grundy number is the list of finite ones that can be reached, other infinite numbers `"infinite"`, unknown ones null. */
function jsonValue(source: TableSource, state: number, key: Column['key']): string {
  const entry = entryAt(source, state);
  const value = valueOf(entry, key);
  if (value === 'infinite') return key === 'grundy' ? JSON.stringify(entry.loop) : '"infinite"';
  return value === 'none' ? 'null' : String(value);
}

export function* jsonOf(analysis: Analysis): Generator<string> {
  const { text, play, sum, outcome, grundy, number } = analysis;
  yield `${JSON.stringify({ position: text, title: titleOf(analysis), play, sum, outcome, grundy, decides: number }).slice(0, -1)},"tables":[`;
  let first = true;
  for (const source of tableSources(analysis)) {
    const { name, columns, rows } = source.table;
    yield `${first ? '\n' : ',\n'}${JSON.stringify({ name, columns, rows }).slice(0, -1)},"outcomes":"`;
    first = false;
    yield* lettersOf(source, 0, sizeOf(source));
    yield '"';
    for (const { key } of columnsOf(source)) {
      yield `,\n"${key}":`;
      yield* jsonList(sizeOf(source), (state) => jsonValue(source, state, key));
    }
    yield '}';
  }
  yield ']}\n';
}

/** What a printed table shows of a place: the number that decides, else the letter. */
function shown(source: TableSource, state: number): string {
  const entry = entryAt(source, state);
  if (entry.shade === 'none') return '';
  const value = source.analysis.number === 'outcome' ? 'none' : valueOf(entry, decidingColumn(source).key);
  return value === 'none' ? letterOf(entry) : shownValue(value);
}

/** A printed table: a heading and rows, as a reader sees them. */
function* printed(source: TableSource): Generator<string[]> {
  const { table } = source;
  if (isGrid(source)) {
    const { columnLabel = columnName, rowLabel = (y) => String(y + 1) } = familyOf(source.analysis.position);
    yield ['', ...Array.from({ length: table.columns }, (_, x) => columnLabel(x))];
    for (let y = table.rows - 1; y >= 0; --y)
      yield [rowLabel(y), ...Array.from({ length: table.columns }, (_, x) => shown(source, x + y * table.columns))];
    return;
  }
  const columns = columnsOf(source);
  yield tableHead(
    placeNoun(source),
    columns.map(({ name }) => name),
  );
  for (let state = 0; state < sizeOf(source); ++state) {
    const entry = entryAt(source, state);
    yield [nameOf(source, state), letterOf(entry), ...columns.map(({ key }) => shownValue(valueOf(entry, key)))];
  }
}

/** The heading of one of several tables; empty if there is only one. */
function heading(source: TableSource): string {
  return source.suffix === '' ? '' : tableHeading(source.table.name);
}

function escapeCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>&|$~#]/g, String.raw`\$&`);
}

export function* markdownOf(analysis: Analysis): Generator<string> {
  for (const source of tableSources(analysis)) {
    if (heading(source) !== '') yield `**${escapeCell(heading(source))}**\n\n`;
    let first = true;
    for (const row of printed(source)) {
      yield `| ${row.map(escapeCell).join(' | ')} |\n`;
      if (first) yield `|${row.map(() => ' ---: |').join('')}\n`;
      first = false;
    }
    yield '\n';
  }
}

export function* latexOf(analysis: Analysis): Generator<string> {
  for (const source of tableSources(analysis)) {
    if (heading(source) !== '') yield `% ${escapeTex(heading(source))}\n`;
    let first = true;
    for (const row of printed(source)) {
      if (first)
        yield `\\begin{tabular}{${isGrid(source) ? `r|${'r'.repeat(row.length - 1)}` : 'r'.repeat(row.length)}}\n`;
      yield `${row.map(escapeTex).join(' & ')} \\\\\n`;
      if (first) yield '\\hline\n';
      first = false;
    }
    yield '\\end{tabular}\n';
  }
}
