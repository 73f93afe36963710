/** What the switch of the compound rule makes of the text. */

import type { Sum } from 'grundy-wasm';
import { withoutKey, withValue } from './params.js';

/** One component a turn is what a text says that says nothing. */
export function setSum(text: string, sum: Sum, upTo: number | string): string {
  if (sum === 'disjunctive') return withoutKey(text, 'sum');
  return withValue(text, 'sum', sum === 'up-to' ? `up-to-${upTo}` : sum);
}
