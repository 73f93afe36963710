/** How many components a turn moves. */

import type { Analysis, GameEntry, Position, Sum } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { nounOf } from '../families/names.model.js';
import { oneGame, sumWords, turnMoves } from '#words/compound-rules';
import type { Noun } from '#words/language';
import { GAME } from '#words/names';

/** The compound rules with their words after "A turn moves", in the order in which the switch offers them. */
export function sumOptions(noun: Noun): [Sum, string][] {
  const words = sumWords(noun);
  return (['disjunctive', 'selective', 'not-all', 'conjunctive', 'continued', 'up-to'] as const).map((sum) => [
    sum,
    words[sum],
  ]);
}

/** Whether to offer the switch. A single component is moved in every turn, whatever the rule: there only a rule can be taken back. */
export function offersSum({ position, sum }: Analysis, game: GameEntry | undefined): boolean {
  if (sum !== 'disjunctive') return true;
  return !isOneGame(position) && (game?.parameters.some(({ key }) => key === 'sum') ?? false);
}

/** Whether all places of a position together are one component. */
export function isOneGame(position: Position): boolean {
  return !familyOf(position).apart;
}

/** The noun for what a turn moves one or more of. */
export function componentNoun(position: Position): Noun {
  return isOneGame(position) ? GAME : nounOf(position);
}

/** The compound rule that has an effect. On a single component every rule but `not-all` acts like `disjunctive`. */
export function ruleInForce({ sum, position }: Pick<Analysis, 'sum' | 'position'>): Sum {
  return isOneGame(position) && sum !== 'not-all' ? 'disjunctive' : sum;
}

/** The number that the ones of a binary column are counted modulo under Moore's rule: one more than a turn may move. */
export function columnBase({ sum, upTo, components }: Pick<Analysis, 'sum' | 'upTo' | 'components'>): number {
  return sum === 'not-all' ? components.state.length : upTo + 1;
}

/** "a turn moves one or more piles" */
export function sumPhrase({ sum, upTo, position }: Pick<Analysis, 'sum' | 'upTo' | 'position'>): string {
  const noun = nounOf(position);
  return isOneGame(position) ? oneGame(noun, sum !== 'not-all') : turnMoves(noun, sum, upTo);
}
