/** How many components a turn moves. */

import type { Sum } from 'grundy-wasm';
import { formatNumber, type Noun } from './language.js';

/** The words of the compound rules in the switch, after "A turn moves". */
export function sumWords({ one, many }: Noun): Record<Sum, string> {
  return {
    disjunctive: `one ${one}`,
    selective: `one or more ${many}`,
    'not-all': `some ${many} but not all`,
    conjunctive: `every ${one}`,
    continued: `every ${one} that can`,
    'up-to': 'up to a number',
  };
}

/** "a turn moves one or more piles" */
export function turnMoves(noun: Noun, sum: Sum, upTo: number): string {
  if (sum === 'up-to') return `a turn moves up to ${formatNumber(upTo)} ${noun.many}`;
  return `a turn moves ${sumWords(noun)[sum]}`;
}

/** "all stairs together are one game". `unchanged`: whether the rule then changes nothing; else no turn is possible. */
export function oneGame({ many }: Noun, unchanged: boolean): string {
  return `all ${many} together are one game${unchanged ? ', so this rule changes nothing' : ''}`;
}
