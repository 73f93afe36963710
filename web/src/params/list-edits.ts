/**
 * What a gesture on a list of counts makes of the text. `key` names the list: `piles`, `stairs`, `coins`. A list may be of a
 * million, so an edit cuts the text where its item stands and reads nothing else.
 */

import { readNumbers } from './lists.js';
import { valueOf, withValue } from './params.js';

export function numbersOf(text: string, key: string): number[] {
  return readNumbers(valueOf(text, key));
}

/** From where to where an item stands in its list; the end of the list for one that is not there. */
function placeOf(list: string, index: number): [from: number, to: number] {
  let from = 0;
  for (let passed = 0; passed < index; ++passed) {
    const comma = list.indexOf(',', from);
    if (comma < 0) return [list.length, list.length];
    from = comma + 1;
  }
  const comma = list.indexOf(',', from);
  return [from, comma < 0 ? list.length : comma];
}

export function setItem(text: string, key: string, index: number, count: number | string): string {
  const list = valueOf(text, key) ?? '';
  const [from, to] = placeOf(list, index);
  return withValue(text, key, `${list.slice(0, from)}${count}${list.slice(to)}`);
}

export function stepItem(text: string, key: string, index: number, by: number): string {
  const list = valueOf(text, key) ?? '';
  const [from, to] = placeOf(list, index);
  return setItem(text, key, index, Math.max(0, Number(list.slice(from, to)) + by));
}

export function addItem(text: string, key: string, count: number): string {
  const list = valueOf(text, key) ?? '';
  return withValue(text, key, list === '' ? String(count) : `${list},${count}`);
}

export function removeItem(text: string, key: string, index: number): string {
  const list = valueOf(text, key) ?? '';
  const [from, to] = placeOf(list, index);
  if (from === list.length && to === list.length) return text;
  // With its comma: the one behind it, or for the last item the one before.
  return withValue(text, key, to < list.length ? list.slice(0, from) + list.slice(to + 1) : list.slice(0, Math.max(0, from - 1)));
}
