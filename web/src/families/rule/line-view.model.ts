/** Positions of one number as tokens on a strip of squares. */

import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { TOKEN } from '#words/names';
import type { RulePosition } from './position.model.js';

export function lineView({ columns, partState, partItem }: RulePosition): StripView {
  return { last: columns - 1, coins: partState, items: partItem, noun: TOKEN };
}
