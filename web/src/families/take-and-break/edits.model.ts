/** What a gesture on heaps that may be split makes of the text. A component is written `7+5`, its largest heap first. */

import { itemOf, setItem } from '../../params/list-edits.js';

const WHOLE = /^\d+(\+\d+)*$/;

function inOrder(heaps: readonly number[]): number[] {
  return heaps.filter((heap) => heap > 0).toSorted((one, other) => other - one);
}

export function writeHeaps(heaps: readonly number[]): string {
  return inOrder(heaps).join('+') || '0';
}

export function readHeaps(text: string): number[] {
  return text.split('+').map(Number).filter((heap) => heap > 0);
}

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

export function together(heaps: readonly number[]): number {
  return heaps.reduce((sum, heap) => sum + heap, 0);
}

/** `count` coins go from place `from` of one heap, and what stands on their two sides is parted; none: it is only parted there. What is left, largest first. */
export function takeOut(heaps: readonly number[], heap: number, from: number, count: number): number[] {
  const size = heaps[heap] ?? 0;
  return inOrder([...heaps.slice(0, heap), from, size - from - count, ...heaps.slice(heap + 1)]);
}
