/** A small seeded generator (mulberry32), so that a failing run can be repeated. */

import { itemAt } from '../../web/src/params/item-at.ts';
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to 1, 1 not included. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return itemAt(items, this.whole(0, items.length - 1));
  }

  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => itemAt(left.splice(this.whole(0, left.length - 1), 1), 0));
  }

  list<T>(length: number, item: (index: number) => T): T[] {
    return Array.from({ length }, (_, index) => item(index));
  }
}
