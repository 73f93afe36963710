/** Positions of one number as tokens on a strip of squares. */

import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { TOKEN } from '#words/names';
import type { RulePosition } from './position.model.js';

export function lineView({ columns, partNumbers, partItem }: RulePosition): StripView {
  return { last: columns - 1, coins: partNumbers, items: partItem, noun: TOKEN };
}
