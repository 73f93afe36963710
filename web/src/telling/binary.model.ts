/** Numbers set out in binary columns. Only the bits are computed here; the results of columns come from the core. */

import type { Column, Step } from 'grundy-wasm';
import * as words from '#words/panels/answers';
import { formatNumber } from '#words/language';

export type NimSumStep = Extract<Step, { kind: 'nim-sum' }>;
type DigitSums = Extract<Step, { kind: 'digit-sums' }>;

export interface BinaryRow {
  item: number | null;
  name: string;
  bits: string[];
}

export interface BinaryTable {
  /** A column is marked when it keeps the position from being balanced. */
  columns: { place: string; marked: boolean }[];
  rows: BinaryRow[];
  total: BinaryRow;
  omitted: number;
  caption: string;
}

/** Values reach beyond 32 bits, so no shifts. */
function bitOf(value: number, bit: number): string {
  return Math.floor(value / 2 ** bit) % 2 === 1 ? '1' : '0';
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The value of a bit: in digits up to 64, else as a power of 2. */
function placeValue(bit: number): string {
  if (bit < 7) return String(2 ** bit);
  return `2${String(bit).replaceAll(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)))}`;
}

/** What the picture calls an item. */
export type NameOf = (item: number) => string;

const bitsOf = (value: number, bits: readonly { bit: number }[]): string[] => bits.map(({ bit }) => bitOf(value, bit));

/** Rows shown: more would not be read, and take a browser long to lay out. */
const MOST_ROWS = 16;

function rowsOf(
  { values, items }: NimSumStep | DigitSums,
  bits: readonly { bit: number }[],
  nameOf: NameOf,
): BinaryRow[] {
  return values.slice(0, MOST_ROWS).map((value, index) => {
    const item = items[index] ?? null;
    return { item, name: words.numberOf(item === null ? null : nameOf(item), value), bits: bitsOf(value, bits) };
  });
}

/** `evening`: whether making every column even wins, as it does in normal play. */
export function binaryTable(step: NimSumStep, nameOf: NameOf, evening = true): BinaryTable {
  const columns = step.columns.toSorted((a, b) => b.bit - a.bit);
  const odd = columns.filter(({ remainder }) => remainder !== 0).length;
  return {
    columns: columns.map((column) => ({ place: placeValue(column.bit), marked: column.remainder !== 0 })),
    rows: rowsOf(step, columns, nameOf),
    total: { item: null, name: words.nimSumRow(step.total), bits: bitsOf(step.total, columns) },
    omitted: step.omitted + Math.max(0, step.values.length - MOST_ROWS),
    caption: odd === 0 ? words.EVERY_COLUMN_EVEN : words.oddColumns(odd, evening ? leftmost(step, columns) : null),
  };
}

/** Numbers that are named one by one; if there are more, none is. */
const MOST_HAVING = 4;

/** Bouton's hint: move in a number with a one in the leftmost odd column. Lowering another would make a column further left odd. */
function leftmost({ values, omitted }: NimSumStep, columns: readonly Column[]): { place: string; having: number[] } {
  const { bit } = columns.find(({ remainder }) => remainder !== 0)!;
  const having = [...new Set(values)].filter((value) => bitOf(value, bit) === '1');
  return { place: placeValue(bit), having: omitted > 0 || having.length > MOST_HAVING ? [] : having };
}

/** Moore's rule: the ones in each column, modulo one more than the components that a turn may move. */
export function digitTable(step: DigitSums, nameOf: NameOf): BinaryTable {
  const columns = step.columns.toSorted((a, b) => b.bit - a.bit);
  const left = columns.filter(({ remainder }) => remainder !== 0).length;
  return {
    columns: columns.map(({ bit, remainder }) => ({ place: placeValue(bit), marked: remainder !== 0 })),
    rows: rowsOf(step, columns, nameOf),
    total: {
      item: null,
      name: words.onesModuloRow(step.base),
      bits: columns.map(({ remainder }) => formatNumber(remainder)),
    },
    omitted: step.omitted + Math.max(0, step.values.length - MOST_ROWS),
    caption: left === 0 ? words.everyColumnMultiple(step.base) : words.columnsLeftOver(left),
  };
}
