/** A position's tables as arrays of a program. Infinite numbers are written -1, missing or unknown ones -2. */

import type { Analysis, Language } from 'grundy-wasm';
import { titleOf } from '../../families/names.model.js';
import {
  columnsOf,
  decidingColumn,
  entryAt,
  isGrid,
  lettersOf,
  sizeOf,
  tableSources,
  valueOf,
  type Column,
  type TableSource,
  type Value,
} from './export-places.js';
import { loopSetOf } from '../../places/outcome.js';
import { CODE } from '#words/export';

const INFINITE = -1;
const NONE = -2;
const LARGEST_INT = 2 ** 31 - 1;

/** Numbers in each part that is yielded. */
const PART = 200;

function codeValue(value: Value): number {
  return value === 'infinite' ? INFINITE : value === 'none' ? NONE : value;
}

/** The keys of the arrays: Grundy numbers, and the number that decides if it is another one. */
function arrays(source: TableSource): Column['key'][] {
  return columnsOf(source)
    .map(({ key }) => key)
    .filter((key) => key === 'grundy' || key === decidingColumn(source).key);
}

/** Makes a text one line of a comment: a backslash at its end would continue it on the next line. */
function comment(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\\$/g, '');
}

function headOf(analysis: Analysis): string {
  return comment(CODE.title(titleOf(analysis), analysis.text));
}

function orderOf(source: TableSource): string {
  return isGrid(source) ? CODE.grid : CODE.list;
}

function* numbers(source: TableSource, key: Column['key'], from: number, to: number): Generator<string> {
  for (let begin = from; begin < to; begin += PART) {
    const part = Array.from({ length: Math.min(PART, to - begin) }, (_, place) =>
      codeValue(valueOf(entryAt(source, begin + place), key)),
    );
    yield `${begin === from ? '' : ', '}${part.join(', ')}`;
  }
}

function* letters(source: TableSource, from: number, to: number): Generator<string> {
  yield '"';
  yield* lettersOf(source, from, to);
  yield '"';
}

/** A list of rows if the table has several, else the one row itself. */
function* nested(
  source: TableSource,
  [open, close]: readonly [string, string],
  row: (from: number, to: number) => Iterable<string>,
): Generator<string> {
  const { columns, rows } = source.table;
  if (!isGrid(source)) return yield* row(0, sizeOf(source));
  yield open;
  for (let y = 0; y < rows; ++y) {
    yield y === 0 ? '\n  ' : ',\n  ';
    yield* row(y * columns, (y + 1) * columns);
  }
  yield `\n${close}`;
}

function name(base: string, { suffix }: TableSource): string {
  return suffix === '' ? base : `${base}_${suffix}`;
}

function* bracketed([open, close]: readonly [string, string], inside: Iterable<string>): Generator<string> {
  yield open;
  yield* inside;
  yield close;
}

const BRACES = ['{', '}'] as const;
const BRACKETS = ['[', ']'] as const;

function typeOf({ table }: TableSource, key: Column['key']): string {
  return key === 'grundy' &&
    table.grundy.some((value) => value > LARGEST_INT && loopSetOf(value, table.loopSets) === null)
    ? 'long long'
    : 'int';
}

const COMMENT: Record<Language, string> = { cpp: '//', python: '#' };

/** A program that the core wrote, below comments that say what it is and does. */
export function* solverOf(analysis: Analysis, language: Language, source: string): Generator<string> {
  yield `${COMMENT[language]} ${headOf(analysis)}\n${COMMENT[language]} ${CODE.solver[analysis.play]}\n\n${source}`;
}

export function* cppOf(analysis: Analysis): Generator<string> {
  yield `// ${headOf(analysis)}\n// ${CODE.legend(INFINITE, NONE)}\n`;
  for (const source of tableSources(analysis)) {
    const { columns, rows } = source.table;
    yield `// ${orderOf(source)}\n`;
    yield isGrid(source)
      ? `const char ${name('outcomes', source)}[${rows}][${columns + 1}] = `
      : `const char ${name('outcomes', source)}[] = `;
    yield* nested(source, BRACES, (from, to) => letters(source, from, to));
    yield ';\n';
    for (const key of arrays(source)) {
      yield `const ${typeOf(source, key)} ${name(key, source)}${isGrid(source) ? `[${rows}]` : ''}[${columns}] = `;
      yield* nested(source, BRACES, (from, to) => bracketed(BRACES, numbers(source, key, from, to)));
      yield ';\n';
    }
  }
}

export function* pythonOf(analysis: Analysis): Generator<string> {
  yield `# ${headOf(analysis)}\n# ${CODE.legend(INFINITE, NONE)}\n`;
  for (const source of tableSources(analysis)) {
    yield `# ${orderOf(source)}\n${name('outcomes', source)} = `;
    yield* nested(source, BRACKETS, (from, to) => letters(source, from, to));
    yield '\n';
    for (const key of arrays(source)) {
      yield `${name(key, source)} = `;
      yield* nested(source, BRACKETS, (from, to) => bracketed(BRACKETS, numbers(source, key, from, to)));
      yield '\n';
    }
  }
}
