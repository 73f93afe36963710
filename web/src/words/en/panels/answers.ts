/** The card of reasons with its binary columns, and the answer as a contest's judge prints it. */

import { count, formatNumber, listed, plural } from '../language.js';

export const WHY = 'Why';
/** The label of a reason: what pressing it does. */
export const pin = (lit: boolean): string => (lit ? 'Stop highlighting this' : 'Keep this highlighted');

export const COLUMNS = { caption: 'The numbers in binary, with the total of each column', number: 'Number' } as const;
/** The last row, which stands for rows that are left out: its first cell and the rest. */
export const rowsLeftOut = (number: number): { first: string; rest: string } => ({
  first: `… ${formatNumber(number)}`,
  rest: 'more',
});
/** `pile 2: 5` */
export const numberOf = (name: string | null, number: number): string =>
  name === null ? formatNumber(number) : `${name}: ${formatNumber(number)}`;
export const nimSumRow = (total: number): string => `nim-sum ${formatNumber(total)}`;
export const onesModuloRow = (base: number): string => `ones modulo ${formatNumber(base)}`;
export const EVERY_COLUMN_EVEN = 'Every column holds an even number of ones.';

/** `leftmost`: the place value of the leftmost odd column, and the numbers with a one there if they are few; null if it gives no hint. */
export function oddColumns(odd: number, leftmost: { place: string; having: readonly number[] } | null): string {
  const columns = `${odd === 1 ? 'One column' : count(odd, 'column')} (marked) ${plural(odd, 'has', 'have')} an odd number of ones`;
  if (leftmost === null) return `${columns}.`;
  const those = leftmost.having.length === 0 ? '' : ` (${listed(leftmost.having.map(formatNumber), 12, 'or')})`;
  const where = odd === 1 ? `: the ${leftmost.place}s. Reduce` : `. In the leftmost, the ${leftmost.place}s, reduce`;
  return `${columns}${where} a number that has a 1 there${those} so that every column becomes even.`;
}

export const everyColumnMultiple = (base: number): string =>
  `In every column the ones are a multiple of ${formatNumber(base)}.`;
export const columnsLeftOver = (columns: number): string =>
  `${count(columns, 'column')} (marked) ${plural(columns, 'leaves', 'leave')} a remainder.`;

export const JUDGE = {
  title: 'The judge’s answer',
  copy: 'Copy the answer',
  note: 'As the contest prints it, with places counted from 0.',
} as const;

/** The buttons that step through the reasons. */
export const WALK_REASONS = {
  name: 'Walk through the reasons',
  back: 'Back',
  next: 'Next',
  play: 'Play the reasons',
  pause: 'Pause',
} as const;
export const reasonShown = (step: number, steps: number): string =>
  step === 0 ? count(steps, 'step') : `${formatNumber(step)} of ${formatNumber(steps)}`;
