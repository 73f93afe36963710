/** The rule of heaps that are split, built from boxes. */

import { count } from '../language.js';

/** By the number of heaps that are left. */
const LEFT = ['nothing', 'one heap', 'two heaps', 'three heaps'];

/** The columns of the rule: in short, and read out. */
export const LEFT_COLUMNS = LEFT.map((words, left) => ({ shown: left === 0 ? 'and leaves nothing' : words, said: `and leaves ${words}` }));

/** A row of the rule: how many coins a turn takes; `more`: or more than that. */
export function coinsTaken(taken: number, more: boolean): string {
  const coins = taken === 0 ? 'none' : count(taken, 'coin');
  return more ? `${coins} or more` : coins;
}

/** A turn that may be allowed; `left` heaps are left. */
export const turnLabel = (taken: number, more: boolean, left: number): string => `take ${coinsTaken(taken, more)}, leave ${LEFT[left]}`;

export const RULE = {
  build: 'Build the rule',
  code: 'Code of the rule',
  takes: 'A turn takes',
  forEver: 'the last row also holds for all larger numbers',
  parts: 'Heaps left side by side',
};

export const PARTS = { any: 'may have any sizes', unequal: 'must differ in size', equal: 'must be equal' };
