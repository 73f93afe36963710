/** The words of bars of chocolate: their bites and places. */

import { withItems } from '../alternative-text.js';
import { count } from '../language.js';

export const SQUARE = 'square';

export const biteName = (square: string): string => `bite at ${square}`;

export const biting = (square: string): string => `biting at ${square}`;

export const afterBite = (square: string): string => `After a bite at ${square}`;

/** `said`: the lengths of the rows, the lowest first. */
export function withRows(title: string, rows: number, said: string): string {
  return withItems(title, rows === 0 ? 'nothing left' : `${count(rows, 'row')} of ${said} ${rows === 1 && said === '1' ? 'square' : 'squares'}`);
}
