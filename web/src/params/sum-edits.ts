/** The edit that the switch of the compound rule makes. */

import type { Sum } from 'grundy-wasm';
import { withoutKey, withValue } from './params.js';

/** Sets how many components a turn moves. One is the default, for which the key is removed. */
export function setSum(text: string, sum: Sum, upTo: number | string): string {
  if (sum === 'disjunctive') return withoutKey(text, 'sum');
  return withValue(text, 'sum', sum === 'up-to' ? `up-to-${upTo}` : sum);
}
