import type { Analysis } from 'grundy-wasm';
import { wholeRule } from '#words/game-rules';
import { familyOf } from '../families/families.model.js';
import { nounFor } from '../families/names.model.js';
import { isOneGame } from './sums.model.js';

/** The rule under which a position is played, in a few sentences. */
export function ruleText({ game, rule, sum, upTo, play, position }: Analysis): string {
  return wholeRule({
    turn: familyOf(position).games[game]?.turn ?? '',
    rule,
    sum,
    upTo,
    play,
    noun: nounFor(position),
    oneGame: isOneGame(position),
    nouns: familyOf(position).nouns?.(position),
  });
}
