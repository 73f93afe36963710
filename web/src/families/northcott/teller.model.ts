/** Rows of two pieces, as turns and reasons tell of them. */

import { changeWords, GENERAL } from '../general-teller.model.js';
import type { ShownMove, Teller } from '../teller.model.js';
import { formatNumber } from '#words/language';
import type { NorthcottPosition } from './position.model.js';

const colourOf = ({ white }: NorthcottPosition, { item, from }: ShownMove): string => (white[item] === from ? 'white' : 'black');

export const northcott: Teller<NorthcottPosition> = {
  ...GENERAL,
  moveLabel: (position, move) => `row ${move.item + 1}: ${colourOf(position, move)} ${formatNumber(move.from + 1)} → ${formatNumber(move.to + 1)}`,
  moveWords: (position, move) => `moving the ${colourOf(position, move)} piece of row ${move.item + 1} to column ${move.to + 1}`,
  shortWords: (position, move) => `row ${move.item + 1}: ${colourOf(position, move)} → ${move.to + 1}`,
  changed: (_, step) => `changes the gap of row ${step.heap + 1} ${changeWords(step)}`,
};
