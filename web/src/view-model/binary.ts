/** A nim-sum set out in binary columns. Bits are only written down here; which columns are odd is the core's word. */

import type { Step } from 'grundy-wasm';
import { formatNumber } from './words.js';

type NimSum = Extract<Step, { kind: 'nim-sum' }>;

export interface BinaryRow {
  item: number | null;
  value: string;
  bits: string[];
}

export interface BinaryTable {
  columns: { place: string; odd: boolean; ones: number }[];
  rows: BinaryRow[];
  total: BinaryRow;
  omitted: number;
}

/** Values reach beyond 32 bits, so no shifts. */
function bitOf(value: number, bit: number): string {
  return Math.floor(value / 2 ** bit) % 2 === 1 ? '1' : '0';
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Written out as long as that is short. */
function placeValue(bit: number): string {
  if (bit < 7) return String(2 ** bit);
  return `2${String(bit).replaceAll(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!)}`;
}

export function binaryTable(step: NimSum): BinaryTable {
  const columns = step.columns.toSorted((a, b) => b.bit - a.bit);
  const row = (value: number, item: number | null): BinaryRow => ({
    item,
    value: formatNumber(value),
    bits: columns.map(({ bit }) => bitOf(value, bit)),
  });
  return {
    columns: columns.map(({ bit, odd, ones }) => ({ place: placeValue(bit), odd, ones })),
    rows: step.values.map((value, index) => row(value, step.items[index] ?? null)),
    total: row(step.total, null),
    omitted: step.omitted,
  };
}
