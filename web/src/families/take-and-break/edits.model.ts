/** The text after an edit of heaps that may be split. */

import { readHeaps, writeHeaps } from '../../params/heaps.js';
import { itemOf, setItem } from '../../params/list-edits.js';

const WHOLE = /^\d+(\+\d+)*$/;

export function heapsOf(text: string, component: number): number[] {
  return readHeaps(itemOf(text, 'piles', component));
}

export function setHeaps(text: string, component: number, heaps: readonly number[]): string {
  return setItem(text, 'piles', component, writeHeaps(heaps));
}

/** Writes what is typed, in order once it can be read. */
export function typeHeaps(text: string, component: number, typed: string): string {
  const plain = typed.replaceAll(' ', '');
  return setItem(text, 'piles', component, WHOLE.test(plain) ? writeHeaps(readHeaps(plain)) : plain);
}
