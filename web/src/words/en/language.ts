/** Numbers, plurals and lists in English. */

import type { Counted } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';

/** As HTML names it. */
export const LANGUAGE = 'en-GB';

/** Numbers beyond 2^53 come as decimal digits. */
export type Countable = number | string;

let rules: Intl.PluralRules | null = null;

/** Of these words the one that goes with the number; beyond 2^53 no number is one. */
export function plural(number: Countable, one: string, many: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(Number(number)) === 'one' ? one : many;
}

/** `1 pile`, `12 345 piles` */
export function count(number: Countable, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${plural(number, one, many)}`;
}

/** What things are called: one of them, and many. */
export interface Noun {
  one: string;
  many: string;
}

export function countOf(number: Countable, { one, many }: Noun): string {
  return count(number, one, many);
}

/** What a search that decided nothing had looked at. */
export function limitWords({ limit, counted }: { limit: number; counted: Counted }): string {
  return count(limit, counted === 'steps' ? 'step' : 'position');
}

/** What is left of a heap: `7 + 5`. */
export function heapsWords(heaps: ArrayLike<number>): string {
  return heaps.length === 0 ? 'nothing' : Array.from(heaps, formatNumber).join(' + ');
}

/** Grouped from five digits on, by a space that does not break. */
export function formatNumber(number: Countable): string {
  const digits = String(number);
  if (digits.length < 5 || !/^\d+$/.test(digits)) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

export function listed(items: readonly string[], most = 12, last: 'and' | 'or' = 'and'): string {
  if (items.length === 0) return 'none';
  if (items.length > most) return `${items.slice(0, most).join(', ')} ${last} ${items.length - most} more`;
  if (items.length === 1) return itemAt(items, 0);
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** `1 or 2 or 3` */
export function either(items: readonly Countable[]): string {
  return items.join(' or ');
}

/** What is said of one thing, one after the other: `pile 1, 3 coins`. What is empty is left out. */
export function phrases(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** The catalogue's pieces; a number tells two rules apart, not two animals. Own pieces keep their names. */
const PIECES = new Map(
  Object.entries({ king: 'king', queen: 'queen', rook: 'rook', bishop: 'bishop', knight: 'knight', knight4: 'knight', knight2: 'knight', pawn: 'pawn' }),
);

export function pieceName(kind: string): string {
  return PIECES.get(kind) ?? kind;
}

export function cellName(x: number, y: number): string {
  return x < 26 ? `${String.fromCharCode(97 + x)}${y + 1}` : `(${x}, ${y})`;
}

/** The core names no more items in one step, and does not say how many it left out. */
export const MOST_NAMED = 64;

/** Of a list that the core may have cut. */
export function namesOfMany(names: readonly string[], most = 12, last: 'and' | 'or' = 'and'): string {
  if (names.length <= most || names.length < MOST_NAMED) return listed(names, most, last);
  return `${names.slice(0, most).join(', ')} ${last} many more`;
}

/** `f5, e6 or d1`, of which one is enough. */
export const anyOf = (names: readonly string[]): string => namesOfMany(names, 12, 'or');

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `7 Mar 2026, 12:30`, of milliseconds. */
export function dateTime(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

let compact: Intl.NumberFormat | null = null;

/** Made when it is first needed: that takes a phone some tenth of a second. */
function inShort(number: number): string {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  return compact.format(number);
}

/** A number that fits above a stack. */
export function shortNumber(number: number): string {
  return number < 100_000 ? String(number) : `≈${inShort(number)}`;
}
