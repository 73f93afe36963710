/** How many components a turn moves, in the reader's words. */

import type { Analysis, GameEntry, Position, Sum } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { nounFor } from './names.js';
import { formatNumber } from '#words/language';

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
  return !isOneGame(position) && (game?.parameters.some(({ key }) => key === 'sum') ?? false);
}

/** Whether all places of a position together are one component. */
export function isOneGame(position: Position): boolean {
  return !familyOf(position).apart;
}

/** What a turn moves one or more of. */
export function componentNoun(position: Position): string {
  return isOneGame(position) ? 'game' : nounFor(position);
}

/** The compound rule, where it changes anything: one game that every turn moves is moved as without it. */
export function ruleInForce({ sum, position }: Pick<Analysis, 'sum' | 'position'>): Sum {
  return isOneGame(position) && sum !== 'not-all' ? 'disjunctive' : sum;
}

/** "all stairs together are one game" */
export function oneGameWords(position: Position): string {
  return `all ${nounFor(position)}s together are one game`;
}

/** "a turn moves one or more piles" */
export function sumPhrase({ sum, upTo, position }: Pick<Analysis, 'sum' | 'upTo' | 'position'>): string {
  if (isOneGame(position)) return `${oneGameWords(position)}${sum === 'not-all' ? '' : ', so this rule changes nothing'}`;
  const noun = nounFor(position);
  if (sum === 'up-to') return `a turn moves up to ${formatNumber(upTo)} ${noun}s`;
  return `a turn moves ${sumOptions(noun).find(([value]) => value === sum)![1]}`;
}
