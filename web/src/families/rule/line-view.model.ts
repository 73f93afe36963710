/** Positions of one number as tokens on a strip of squares. */

import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { TOKEN } from '#words/names';
import { tokenNumber } from './position.model.js';
import type { RulePosition } from './position.model.js';

export function lineView(position: RulePosition): StripView {
  const { columns, partState, partItem } = position;
  return {
    last: columns - 1,
    coins: partState,
    items: partItem,
    noun: TOKEN,
    mark: (item) => String(tokenNumber(position, item) ?? ''),
  };
}
