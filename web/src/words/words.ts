/** Small change of language: numbers, plurals, lists, and the names of what a position is made of. */

import type { Counted, Position } from 'grundy-wasm';
import { itemAt } from '../params/item-at.js';

/** Numbers beyond 2^53 come as decimal digits. */
export type Countable = number | string;

export function count(number: Countable, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${String(number) === '1' ? one : many}`;
}

/** What a search that decided nothing had looked at. */
export function limitWords({ limit, counted }: { limit: number; counted: Counted }): string {
  return count(limit, counted === 'steps' ? 'step' : 'position');
}

/** What is left of a heap, as the core writes it: `7+5`. */
export function heapsWords(heaps: string): string {
  return heaps === '0' ? 'nothing' : heaps.split('+').map(formatNumber).join(' + ');
}

/** Grouped from five digits on, by a space that does not break. */
export function formatNumber(number: Countable): string {
  const digits = String(number);
  if (digits.length < 5 || !/^\d+$/.test(digits)) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

export function listed(items: readonly string[], most = 12): string {
  if (items.length === 0) return 'none';
  if (items.length > most) return `${items.slice(0, most).join(', ')} and ${items.length - most} more`;
  if (items.length === 1) return itemAt(items, 0);
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** The catalogue's pieces whose number tells two rules apart, not two animals. Own pieces keep their names. */
const NUMBERED_PIECES = new Map([
  ['knight4', 'knight'],
  ['knight2', 'knight'],
]);

export function pieceName(kind: string): string {
  return NUMBERED_PIECES.get(kind) ?? kind;
}

export function cellName(x: number, y: number): string {
  return x < 26 ? `${String.fromCharCode(97 + x)}${y + 1}` : `(${x}, ${y})`;
}

export function placeName(position: Position, state: number): string {
  if (position.family !== 'board') return String(state);
  return cellName(state % position.width, Math.floor(state / position.width));
}

type Board = Extract<Position, { family: 'board' }>;

const crowds = new WeakMap<Board, ReadonlyMap<number, number>>();

/** Which one of its kind on its cell a piece is, from 1; only for those that do not stand there alone. */
function placesInCrowd(position: Board): ReadonlyMap<number, number> {
  const known = crowds.get(position);
  if (known) return known;
  const alike = new Map<number, number[]>();
  position.pieceCell.forEach((cell, item) => {
    const place = (position.pieceKind[item] ?? 0) * position.width * position.height + cell;
    const others = alike.get(place);
    if (others) others.push(item);
    else alike.set(place, [item]);
  });
  const places = new Map<number, number>();
  for (const items of alike.values()) if (items.length > 1) items.forEach((item, index) => places.set(item, index + 1));
  crowds.set(position, places);
  return places;
}

/** ` (2)` tells pieces apart that are the same and stand on one cell. */
export function crowdMark(position: Board, item: number): string {
  const place = placesInCrowd(position).get(item);
  return place === undefined ? '' : ` (${place})`;
}

/** What one item of a position is called. */
export function nounFor(position: Position): string {
  switch (position.family) {
    case 'piles':
      return { strip: 'coin', piles: 'pile', heaps: 'heap' }[position.look];
    case 'board':
      return 'piece';
    case 'tree':
      return 'node';
    case 'row':
      return { stairs: 'stair', piles: 'pile', cakes: 'cake', pots: 'pot' }[position.look];
    case 'northcott':
      return 'row';
    case 'runs':
      return 'run';
  }
}

/** Piles of one run: one of each size, or some of one size. */
export function runName(first: number, last: number, times: number): string {
  if (last > first) return `the piles of ${formatNumber(first)}, ${formatNumber(first + 1)}, …, ${formatNumber(last)}`;
  return times === 1 ? `the pile of ${formatNumber(first)}` : `the ${count(times, 'pile')} of ${formatNumber(first)}`;
}

/** The pile, piece or node, as the reader would call it. */
export function itemName(position: Position, item: number): string {
  switch (position.family) {
    case 'piles':
    case 'tree':
    case 'northcott':
      return `${nounFor(position)} ${item + 1}`;
    case 'row':
      return `${nounFor(position)} ${item + position.first}`;
    case 'runs':
      return runName(itemAt(position.first, item), itemAt(position.last, item), itemAt(position.times, item));
    case 'board': {
      const kind = position.kinds[position.pieceKind[item] ?? 0]?.name ?? 'piece';
      return `the ${pieceName(kind)} on ${placeName(position, position.pieceCell[item] ?? 0)}${crowdMark(position, item)}`;
    }
  }
}

/** The core names no more items in one step, and does not say how many it left out. */
const MOST_NAMED = 64;

export function itemNames(position: Position, items: readonly number[], most = 12): string {
  return namesOfMany(items.slice(0, MOST_NAMED).map((item) => itemName(position, item)), most);
}

/** Of a list that the core may have cut. */
export function namesOfMany(names: readonly string[], most = 12): string {
  if (names.length <= most || names.length < MOST_NAMED) return listed(names, most);
  return `${names.slice(0, most).join(', ')} and many more`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
