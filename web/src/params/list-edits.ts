/** What a gesture on a list of counts makes of the text. `key` names the list: `piles`, `stairs`, `coins`. */

import { readNumbers } from './lists.js';
import { valueOf, withValue } from './params.js';

export function numbersOf(text: string, key: string): number[] {
  return readNumbers(valueOf(text, key));
}

export function setItem(text: string, key: string, index: number, count: number | string): string {
  const items: (number | string)[] = numbersOf(text, key);
  items[index] = count;
  return withValue(text, key, items.join(','));
}

export function stepItem(text: string, key: string, index: number, by: number): string {
  return setItem(text, key, index, Math.max(0, (numbersOf(text, key)[index] ?? 0) + by));
}

export function addItem(text: string, key: string, count: number): string {
  return withValue(text, key, [...numbersOf(text, key), count].join(','));
}

export function removeItem(text: string, key: string, index: number): string {
  return withValue(text, key, numbersOf(text, key).filter((_, other) => other !== index).join(','));
}
