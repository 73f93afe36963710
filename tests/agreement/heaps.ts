import type { Option } from './recursion.ts';
import type { Rules } from './rules.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/**
 * Take-and-break games by their definition alone. A component is one number: its base-16 digits are its heaps, the largest
 * first.
 */

export type Parts = 'any' | 'unequal' | 'equal';

const heapsOf = (number: number): number[] => (number === 0 ? [] : [...heapsOf(Math.floor(number / 16)), number % 16]);
const descending = (heaps: readonly number[]) => heaps.filter((heap) => heap > 0).toSorted((a, b) => b - a);
export const component = (heaps: readonly number[]) =>
  descending(heaps).reduce((number, heap) => 16 * number + heap, 0);
const coins = (heaps: readonly number[]) => heaps.reduce((sum, heap) => sum + heap, 0);
const written = (number: number) => heapsOf(number).join('+') || '0';

/** Every way to leave at most three heaps in place of one. */
function* remains(size: number): Generator<number[]> {
  for (let a = 0; a <= size; a += 1) {
    for (let b = 0; b <= Math.min(a, size - a); b += 1) {
      for (let c = 0; c <= Math.min(b, size - a - b); c += 1) yield descending([a, b, c]);
    }
  }
}

const sizesOf = (heaps: readonly number[]) => new Set(heaps).size;

function fits(left: readonly number[], parts: Parts): boolean {
  if (left.length < 2 || parts === 'any') return true;
  return sizesOf(left) === (parts === 'equal' ? 1 : left.length);
}

/** `digit` gives the code's digit for a number of coins taken: 2^h is part of it if h heaps may be left. */
export function takeAndBreak(game: string, digit: (taken: number) => number, parts: Parts): Rules {
  const allows = (size: number, left: readonly number[]) =>
    Math.floor(digit(size - coins(left)) / 2 ** left.length) % 2 === 1 && fits(left, parts);
  const known = new Map<number, number[]>();
  const after = (number: number): number[] => {
    const before = heapsOf(number);
    const found = known.get(number) ?? [
      ...new Set(
        before.flatMap((size, place) =>
          [...remains(size)]
            .filter((left) => allows(size, left))
            .map((left) => component([...before.toSpliced(place, 1), ...left])),
        ),
      ),
    ];
    known.set(number, found);
    return found;
  };
  const moves = (state: readonly number[], item: number): Option[] =>
    after(itemAt(state, item)).map((number) => ({
      item,
      from: coins(heapsOf(itemAt(state, item))),
      to: coins(heapsOf(number)),
      left: heapsOf(number),
      state: state.with(item, number),
    }));
  return {
    text: (state) => `${game}&piles=${state.map(written).join()}`,
    options: (state) => state.flatMap((_, item) => moves(state, item)),
    notation: ({ item, state }) => `${item + 1}:${written(itemAt(state, item))}`,
    table: (_, _component, entries) => Array.from({ length: entries }, (_size, size) => [size]),
    components: (state) => state.map((number) => [number]),
  };
}
