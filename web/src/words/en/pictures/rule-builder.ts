/** The words of the rule builder, which sets the rule of heaps that can be split by boxes. */

import { count } from '../language.js';

/** What is left, by the number of heaps. */
const LEFT = ['nothing', 'one heap', 'two heaps', 'three heaps'];

/** The headings of the columns, as shown and as read out. */
export const LEFT_COLUMNS = LEFT.map((words, left) => ({
  shown: left === 0 ? 'and leaves nothing' : words,
  said: `and leaves ${words}`,
}));

/** The heading of a row: how many coins a turn takes. `more`: that many or more. */
export function coinsTaken(taken: number, more: boolean): string {
  const coins = taken === 0 ? 'none' : count(taken, 'coin');
  return more ? `${coins} or more` : coins;
}

/** The label of a box: a turn that may be allowed, which leaves `left` heaps. */
export const turnLabel = (taken: number, more: boolean, left: number): string =>
  `take ${coinsTaken(taken, more)}, leave ${LEFT[left]}`;

export const RULE = {
  build: 'Build the rule',
  code: 'Code of the rule',
  takes: 'A turn takes',
  forEver: 'the last row also holds for all larger numbers',
  parts: 'Heaps left side by side',
};

export const PARTS = { any: 'may have any sizes', unequal: 'must differ in size', equal: 'must be equal' };
