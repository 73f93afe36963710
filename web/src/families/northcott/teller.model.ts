/** Rows of two pieces, as turns and reasons tell of them. */

import { changeWords, GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { formatNumber } from '../../words/words.js';
import type { NorthcottPosition } from './position.model.js';

const colourOf = (target: string): string => (target.startsWith('w') ? 'white' : 'black');

export const northcott: Teller<NorthcottPosition> = {
  ...GENERAL,
  moveLabel: (_, { item, from, to, notation }) => `row ${item + 1}: ${notation.includes('w') ? 'white' : 'black'} ${formatNumber(from + 1)} → ${formatNumber(to + 1)}`,
  moveWords: (_, item, target) => `moving the ${colourOf(target)} piece of row ${item + 1} to column ${target.slice(1)}`,
  shortWords: (_, item, target) => `row ${item + 1}: ${colourOf(target)} → ${target.slice(1)}`,
  written: (_, __, target) => ({ from: 0, to: Number(target.slice(1)) - 1 }),
  changed: (_, step) => `changes the gap of row ${step.heap + 1} ${changeWords(step)}`,
};
