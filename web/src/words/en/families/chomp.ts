/** The words of bars of chocolate: their parts, picture, bites and places. */

import { withItems } from '../alternative-text.js';
import { count } from '../language.js';

export const SQUARE = 'square';
export const IS_POISONED = 'This square is poisoned: nobody bites here.';
export const IS_EATEN = 'This square is eaten.';

export const biteName = (square: string): string => `bite at ${square}`;

export const biting = (square: string): string => `biting at ${square}`;

export const afterBite = (square: string): string => `After a bite at ${square}`;

/** The sentences for steps that only Chomp has. */
export const STEPS = {
  // Of a whole bar that is too large to be searched.
  stealing: () =>
    'Suppose that biting just the last square, at the top right, loses. Then some answer to it wins. But every bite takes that square too, so the answer could be your first bite. So some bite wins; the proof does not say which.',
};

/** `said`: the lengths of the rows, the lowest first. */
export function withRows(title: string, rows: number, said: string): string {
  return withItems(
    title,
    rows === 0
      ? 'nothing left'
      : `${count(rows, 'row')} of ${said} ${rows === 1 && said === '1' ? 'square' : 'squares'}`,
  );
}

export const POISON = 'the poisoned square';
export const EATEN = 'eaten';

export const CHOMP_LEGEND = {
  numbers: { letters: 'in a square, after a bite there', deciding: 'number:', of: ' after a bite there' },
  ring: 'a winning bite',
};

export const CHOMP = {
  hint: 'Tap a square to bite there: all above it and to its right goes too. Other numbers of columns or rows make a whole bar.',
  playHint: 'Tap a square to bite there: all above it and to its right goes too.',
} as const;
