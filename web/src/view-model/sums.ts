/** How many components a turn moves, in the reader's words. */

import type { Analysis, Position, Sum } from 'grundy-wasm';
import { formatNumber, nounFor } from './words.js';

const PHRASES: Record<Sum, string> = {
  disjunctive: 'a turn moves one',
  selective: 'a turn moves one or more',
  'not-all': 'a turn moves some but not all',
  conjunctive: 'a turn moves every one',
  continued: 'a turn moves every one that can',
  'up-to': 'a turn moves up to',
};

/** "a turn moves one or more piles" */
export function sumPhrase({ sum, upTo, position }: Pick<Analysis, 'sum' | 'upTo' | 'position'>): string {
  const noun = nounFor(position);
  switch (sum) {
    case 'disjunctive':
    case 'conjunctive':
      return `${PHRASES[sum]} ${noun}`.replace('every one ', 'every ');
    case 'continued':
      return `a turn moves every ${noun} that can`;
    case 'up-to':
      return `${PHRASES[sum]} ${formatNumber(upTo)} ${noun}s`;
    case 'selective':
    case 'not-all':
      return `${PHRASES[sum]} ${noun}s`;
  }
}

/** Whether a position can have several components, so that the rule says something. */
export function hasSum(position: Position): boolean {
  return position.family === 'piles' || position.family === 'board';
}
