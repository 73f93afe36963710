/** Numbers set out in binary columns. Bits are only written down here; what the columns come to is the core's word. */

import type { Column, Step } from 'grundy-wasm';
import { count, formatNumber, listed } from '#words/language';

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

/** Written out as long as that is short. */
function placeValue(bit: number): string {
  if (bit < 7) return String(2 ** bit);
  return `2${String(bit).replaceAll(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)))}`;
}

function rowOf(value: number, item: number | null, bits: readonly { bit: number }[]): BinaryRow {
  return { item, name: formatNumber(value), bits: bits.map(({ bit }) => bitOf(value, bit)) };
}

/** More rows are scrolled past rather than read, and take a browser long to lay out. */
const MOST_ROWS = 16;

function rowsOf({ values, items }: NimSumStep | DigitSums, bits: readonly { bit: number }[]): BinaryRow[] {
  return values.slice(0, MOST_ROWS).map((value, index) => rowOf(value, items[index] ?? null, bits));
}

/** `evening`: whether to make every column even wins, as it does in normal play. */
export function binaryTable(step: NimSumStep, evening = true): BinaryTable {
  const columns = step.columns.toSorted((a, b) => b.bit - a.bit);
  const odd = columns.filter(({ remainder }) => remainder !== 0).length;
  return {
    columns: columns.map((column) => ({ place: placeValue(column.bit), marked: column.remainder !== 0 })),
    rows: rowsOf(step, columns),
    total: { ...rowOf(step.total, null, columns), name: `nim-sum ${formatNumber(step.total)}` },
    omitted: step.omitted + Math.max(0, step.values.length - MOST_ROWS),
    caption: odd === 0 ? 'Every column holds an even number of ones.' : `${count(odd, 'column')} with an odd number of ones, marked.${evening ? ` ${leftmost(step, columns)}` : ''}`,
  };
}

/** Bouton's hint where to move: lowering a number without a one there would only make that column odd further left. */
function leftmost({ values, omitted }: NimSumStep, columns: readonly Column[]): string {
  const { bit } = columns.find(({ remainder }) => remainder !== 0)!;
  const having = [...new Set(values)].filter((value) => bitOf(value, bit) === '1').map(formatNumber);
  const those = omitted > 0 || having.length > 4 ? '' : ` (${listed(having)})`;
  return `The leftmost is that of ${placeValue(bit)}: lowering a number with a one there${those} can make every column even.`;
}

/** Moore's rule: how many ones each column holds, modulo one more than a turn may move. */
export function digitTable(step: DigitSums): BinaryTable {
  const columns = step.columns.toSorted((a, b) => b.bit - a.bit);
  const left = columns.filter(({ remainder }) => remainder !== 0).length;
  return {
    columns: columns.map(({ bit, remainder }) => ({ place: placeValue(bit), marked: remainder !== 0 })),
    rows: rowsOf(step, columns),
    total: { item: null, name: `ones modulo ${formatNumber(step.base)}`, bits: columns.map(({ remainder }) => formatNumber(remainder)) },
    omitted: step.omitted + Math.max(0, step.values.length - MOST_ROWS),
    caption: left === 0 ? `In every column the ones are a multiple of ${formatNumber(step.base)}.` : `${count(left, 'column')} where something is left over, marked.`,
  };
}
