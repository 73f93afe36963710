/** Heaps that are split, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName } from '../../words/names.js';
import { count, heapsWords } from '../../words/words.js';
import type { HeapsPosition } from './position.model.js';

function coinsIn(heaps: string): number {
  return heaps.split('+').reduce((sum, heap) => sum + Number(heap), 0);
}

export const takeAndBreak: Teller<HeapsPosition> = {
  ...GENERAL,
  splits: true,
  moveLabel: (position, { item, notation }) => `${itemName(position, item)} → ${heapsWords(notation.slice(notation.indexOf(':') + 1))}`,
  moveWords: (position, item, target) => `leaving ${heapsWords(target)} of ${itemName(position, item)}`,
  shortWords: (position, item, target) => `${itemName(position, item)} → ${target}`,
  written: ({ piles }, item, target) => ({ from: piles[item] ?? 0, to: coinsIn(target), left: target }),
  reaching: (_, { state }) => ({ who: `A heap of ${count(state, 'coin')}`, one: true }),
};
