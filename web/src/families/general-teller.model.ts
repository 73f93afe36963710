/** What most families answer alike of their turns and reasons. */

import type { Position, Step } from 'grundy-wasm';
import type { Teller } from './teller.model.js';
import { itemNames, nounFor } from '../words/names.js';
import { capitalised, count, formatNumber } from '#words/language';

/** `from 5 to 2` */
export function changeWords({ before, after }: Extract<Step, { kind: 'restores' }>): string {
  return `from ${formatNumber(before)} to ${formatNumber(after)}`;
}

type Common = 'first' | 'places' | 'stateName' | 'reaching' | 'nimHeap' | 'changed' | 'ownStep';

export const GENERAL: Pick<Teller, Common> = {
  first: () => 1,
  places: false,
  stateName: (_, state) => count(state, 'coin'),
  reaching: (position, { items }) => ({ who: capitalised(itemNames(position, items)), one: items.length === 1 }),
  nimHeap: (position: Position) => [nounFor(position), 'like Nim with a pile of two or more', 'with Grundy number one'],
  changed: (_, step) => `changes its Grundy number ${changeWords(step)}`,
  ownStep: () => null,
};
