/** The text after an edit of piles. Where piles may be given coins, each has its own entry in `adds`. */

import { addItem, numbersOf, removeItem, setItem, stepItem } from '../../params/list-edits.js';
import { valueOf } from '../../params/params.js';

export function setPile(text: string, index: number, count: number | string): string {
  return setItem(text, 'piles', index, count);
}

export function stepPile(text: string, index: number, by: number): string {
  return stepItem(text, 'piles', index, by);
}

export function addPile(text: string, count: number): string {
  const added = addItem(text, 'piles', count);
  return valueOf(text, 'adds') === undefined ? added : addItem(added, 'adds', numbersOf(text, 'adds').at(-1) ?? 0);
}

export function removePile(text: string, index: number): string {
  const removed = removeItem(text, 'piles', index);
  return valueOf(text, 'adds') === undefined ? removed : removeItem(removed, 'adds', index);
}
