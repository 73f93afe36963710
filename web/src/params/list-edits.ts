/**
 * Edits of a list of counts in a text. `key` names the list: `piles`, `stairs`, `coins`. A list may have a million items, so an edit cuts the text at its item
 * and reads nothing else; the rest of a run stays a run.
 */

import { readNumbers } from './lists.js';
import { valueOf, withValue } from './params.js';
import { spanInRuns, type ItemSpan } from './runs.js';

export function numbersOf(text: string, key: string): number[] {
  return readNumbers(valueOf(text, key));
}

export function itemOf(text: string, key: string, index: number): string {
  return spanInRuns(valueOf(text, key) ?? '', index)?.item ?? '';
}

/** The list with an item replaced; what its run holds before and after the item stays. */
function put(list: string, { from, to, before, after }: ItemSpan, item: string): string {
  const written = [before, item, after].filter((part) => part !== '').join(',');
  return `${list.slice(0, from)}${written}${list.slice(to)}`;
}

export function setItem(text: string, key: string, index: number, count: number | string): string {
  const list = valueOf(text, key) ?? '';
  const span = spanInRuns(list, index) ?? { from: list.length, to: list.length, item: '', before: '', after: '' };
  return withValue(text, key, put(list, span, String(count)));
}

export function stepItem(text: string, key: string, index: number, by: number): string {
  return setItem(text, key, index, Math.max(0, Number(itemOf(text, key, index)) + by));
}

export function addItem(text: string, key: string, count: number): string {
  const list = valueOf(text, key) ?? '';
  return withValue(text, key, list === '' ? String(count) : `${list},${count}`);
}

export function removeItem(text: string, key: string, index: number): string {
  const list = valueOf(text, key) ?? '';
  const span = spanInRuns(list, index);
  if (!span) return text;
  const { from, to, before, after } = span;
  if (before !== '' || after !== '') return withValue(text, key, put(list, span, ''));
  // Removes its comma too: the one behind it, or for the last item the one before.
  return withValue(
    text,
    key,
    to < list.length ? list.slice(0, from) + list.slice(to + 1) : list.slice(0, Math.max(0, from - 1)),
  );
}
