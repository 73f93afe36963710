/** What a gesture on heaps that may be split makes of the text. */

import { inOrder, readHeaps, writeHeaps } from '../../params/heaps.js';
import { itemOf, setItem } from '../../params/list-edits.js';

const WHOLE = /^\d+(\+\d+)*$/;

export function heapsOf(text: string, component: number): number[] {
  return readHeaps(itemOf(text, 'piles', component));
}

export function setHeaps(text: string, component: number, heaps: readonly number[]): string {
  return setItem(text, 'piles', component, writeHeaps(heaps));
}

/** What is typed is put in order once it can be read. */
export function typeHeaps(text: string, component: number, typed: string): string {
  const plain = typed.replaceAll(' ', '');
  return setItem(text, 'piles', component, WHOLE.test(plain) ? writeHeaps(readHeaps(plain)) : plain);
}

/** `count` coins go from place `from` of one heap, and what stands on their two sides is parted; none: it is only parted there. What is left, largest first. */
export function takeOut(heaps: readonly number[], heap: number, from: number, count: number): number[] {
  const size = heaps[heap] ?? 0;
  return inOrder([...heaps.slice(0, heap), from, size - from - count, ...heaps.slice(heap + 1)]);
}
