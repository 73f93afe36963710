/** Heaps that are split, at first sight. */

import type { Family } from '../family.model.js';
import { hasLongTable } from '../../places/drawable.js';
import type { HeapsPosition } from './position.model.js';

export const takeAndBreak: Family<HeapsPosition> = {
  apart: true,
  playable: true,
  noun: () => 'heap',
  itemName: (_, item) => `heap ${item + 1}`,
  placeName: (_, state) => String(state),
  picture: () => 'heaps',
  isHeat: (_, tables) => hasLongTable(tables),
  legend: () => ({ numbers: { letters: 'in a heap', deciding: 'the number in a heap is its' }, ring: 'a winning move leaves this size' }),
  counting: () => '',
};
