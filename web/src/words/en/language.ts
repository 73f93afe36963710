/** Numbers, plurals and lists in English. */

import type { Counted } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';

/** The language, as HTML names it. */
export const LANGUAGE = 'en-GB';

/** A number; beyond 2^53 it comes as decimal digits. */
export type Countable = number | string;

let rules: Intl.PluralRules | null = null;

/** Chooses between singular and plural; a number in digits beyond 2^53 is never one. */
export function plural(number: Countable, one: string, many: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(Number(number)) === 'one' ? one : many;
}

/** `1 pile`, `12 345 piles` */
export function count(number: Countable, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${plural(number, one, many)}`;
}

/** A noun in singular and plural. */
export interface Noun {
  one: string;
  many: string;
}

export function countOf(number: Countable, { one, many }: Noun): string {
  return count(number, one, many);
}

/** How much a search had looked at when it reached its limit. */
export function limitWords({ limit, counted }: { limit: number; counted: Counted }): string {
  return count(limit, counted === 'steps' ? 'step' : 'position');
}

/** The heaps that a heap was split into: `7 + 5`. */
export function heapsWords(heaps: ArrayLike<number>): string {
  return heaps.length === 0 ? 'nothing' : Array.from(heaps, formatNumber).join(' + ');
}

/** A move that changes how much there is of a thing: `take 2 from pile 1 (4 → 2)`. `before` and `after` are in words. */
export function sizeMove(name: string, taken: number, before: string, after: string, take = 'take'): string {
  const amount = formatNumber(Math.abs(taken));
  const what =
    taken === 0
      ? `split ${name}`
      : taken < 0
        ? `add ${amount} to ${name}`
        : `${take} ${amount} ${take === 'take' ? 'from' : 'in'} ${name}`;
  return `${what} (${before} → ${after})`;
}

/** A number whose digits are grouped, from five digits on, by a space that does not break. */
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

/** Joins phrases about one thing: `pile 1, 3 coins`. Empty ones are left out. */
export function phrases(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** The names of the catalogue's pieces: a number in a key only tells two rules of the same piece apart. Own pieces keep their names. */
const PIECES = new Map(
  Object.entries({
    king: 'king',
    queen: 'queen',
    rook: 'rook',
    bishop: 'bishop',
    knight: 'knight',
    knight4: 'knight',
    knight2: 'knight',
    pawn: 'pawn',
  }),
);

export function pieceName(kind: string): string {
  return PIECES.get(kind) ?? kind;
}

export function cellName(x: number, y: number): string {
  return x < 26 ? `${String.fromCharCode(97 + x)}${y + 1}` : `(${x}, ${y})`;
}

/** Items that the core names in one step at most. It does not say how many it left out. */
export const MOST_NAMED = 64;

/** Lists names that the core may have cut off after `MOST_NAMED`. */
export function namesOfMany(names: readonly string[], most = 12, last: 'and' | 'or' = 'and'): string {
  if (names.length <= most || names.length < MOST_NAMED) return listed(names, most, last);
  return `${names.slice(0, most).join(', ')} ${last} many more`;
}

/** `f5, e6 or d1` */
export const anyOf = (names: readonly string[]): string => namesOfMany(names, 12, 'or');

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `7 Mar 2026, 12:30`, from milliseconds. */
export function dateTime(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

let compact: Intl.NumberFormat | null = null;

/** The format is made only when it is needed: that takes a phone about a tenth of a second. */
function inShort(number: number): string {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  return compact.format(number);
}

/** A number short enough to fit above a stack. */
export function shortNumber(number: number): string {
  return number < 100_000 ? String(number) : `≈${inShort(number)}`;
}
