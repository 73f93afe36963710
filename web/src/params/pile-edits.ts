/** What a gesture on piles makes of the text. */

import { readNumbers } from './lists.js';
import { valueOf, withValue } from './params.js';

function withPiles(text: string, piles: number[]): string {
  return withValue(text, 'piles', piles.join(','));
}

function pilesOf(text: string): number[] {
  return readNumbers(valueOf(text, 'piles'));
}

export function setPile(text: string, index: number, count: number | string): string {
  const piles: (number | string)[] = pilesOf(text);
  piles[index] = count;
  return withValue(text, 'piles', piles.join(','));
}

export function stepPile(text: string, index: number, by: number): string {
  return setPile(text, index, Math.max(0, (pilesOf(text)[index] ?? 0) + by));
}

export function addPile(text: string, count: number): string {
  return withPiles(text, [...pilesOf(text), count]);
}

export function removePile(text: string, index: number): string {
  return withPiles(text, pilesOf(text).filter((_, other) => other !== index));
}
