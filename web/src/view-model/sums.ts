/** How many components a turn moves, in the reader's words. */

import type { Analysis, GameEntry, Sum } from 'grundy-wasm';
import { formatNumber, nounFor } from './words.js';

/** As the switch offers them, after "A turn moves". */
export function sumOptions(noun: string): [Sum, string][] {
  return [
    ['disjunctive', `one ${noun}`],
    ['selective', `one or more ${noun}s`],
    ['not-all', `some ${noun}s but not all`],
    ['conjunctive', `every ${noun}`],
    ['continued', `every ${noun} that can`],
    ['up-to', 'up to a number'],
  ];
}

/** Of a single component every turn moves it, whatever the rule: there the switch shows only to take a rule back. */
export function offersSum({ position, sum }: Analysis, game: GameEntry | undefined): boolean {
  if (sum !== 'disjunctive') return true;
  const several = position.family === 'piles' || position.family === 'board';
  return several && (game?.parameters.some(({ key }) => key === 'sum') ?? false);
}

/** "a turn moves one or more piles" */
export function sumPhrase({ sum, upTo, position }: Pick<Analysis, 'sum' | 'upTo' | 'position'>): string {
  const noun = nounFor(position);
  if (sum === 'up-to') return `a turn moves up to ${formatNumber(upTo)} ${noun}s`;
  return `a turn moves ${sumOptions(noun).find(([value]) => value === sum)![1]}`;
}
