/** The card of reasons with its binary columns, and the answer as a contest's judge prints it. */

import { count, formatNumber, listed } from '../language.js';

export const WHY = 'Why';
/** What pressing a reason does. */
export const pin = (lit: boolean): string => (lit ? 'No longer keep lit what this speaks of' : 'Keep lit what this speaks of');

export const COLUMNS = { caption: 'The numbers in binary and what their columns come to', number: 'Number' } as const;
/** The last row, for those that are left out: its first cell and the rest. */
export const rowsLeftOut = (number: number): { first: string; rest: string } => ({ first: `… ${formatNumber(number)}`, rest: 'more' });
export const nimSumRow = (total: number): string => `nim-sum ${formatNumber(total)}`;
export const onesModuloRow = (base: number): string => `ones modulo ${formatNumber(base)}`;
export const EVERY_COLUMN_EVEN = 'Every column holds an even number of ones.';

/** `leftmost`: what the leftmost odd column stands for, and the numbers with a one there if these are few; null where it is no hint. */
export function oddColumns(odd: number, leftmost: { place: string; having: readonly number[] } | null): string {
  const columns = `${count(odd, 'column')} with an odd number of ones, marked.`;
  if (leftmost === null) return columns;
  const those = leftmost.having.length === 0 ? '' : ` (${listed(leftmost.having.map(formatNumber))})`;
  return `${columns} The leftmost is that of ${leftmost.place}: lowering a number with a one there${those} can make every column even.`;
}

export const everyColumnMultiple = (base: number): string => `In every column the ones are a multiple of ${formatNumber(base)}.`;
export const columnsLeftOver = (columns: number): string => `${count(columns, 'column')} where something is left over, marked.`;

export const JUDGE = { title: 'The judge’s answer', copy: 'Copy the answer', note: 'As the contest wants it printed: there the places are counted from 0.' } as const;

/** The reasons, one after the other. */
export const WALK_REASONS = { name: 'Walk through the reasons', back: 'Back', next: 'Next', play: 'Play the reasons', pause: 'Pause' } as const;
export const reasonShown = (step: number, steps: number): string => (step === 0 ? count(steps, 'step') : `${formatNumber(step)} of ${formatNumber(steps)}`);
