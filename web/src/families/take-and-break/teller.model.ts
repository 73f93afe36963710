/** Heaps that are split, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName } from '../../words/names.js';
import { writeHeaps } from '../../params/heap-edits.js';
import { count, heapsWords } from '#words/language';
import type { HeapsPosition } from './position.model.js';

export const takeAndBreak: Teller<HeapsPosition> = {
  ...GENERAL,
  moveLabel: (position, { item, left = [] }) => `${itemName(position, item)} → ${heapsWords(left)}`,
  moveWords: (position, { item, left = [] }) => `leaving ${heapsWords(left)} of ${itemName(position, item)}`,
  shortWords: (position, { item, left = [] }) => `${itemName(position, item)} → ${writeHeaps(left)}`,
  reaching: (_, { state }) => ({ who: `A heap of ${count(state, 'coin')}`, one: true }),
};
