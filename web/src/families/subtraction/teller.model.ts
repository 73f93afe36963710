/** Piles and coins on a strip, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames } from '../../words/names.js';
import { capitalised, count, formatNumber } from '#words/language';
import type { OwnPosition } from './family.model.js';

export const subtraction: Teller<OwnPosition> = {
  ...GENERAL,
  moveLabel: (position, { item, from, to }) => `${itemName(position, item)}: ${formatNumber(from)} → ${formatNumber(to)}`,
  // A coin of a strip goes to a square; a pile may also be given coins.
  moveWords: (position, { item, from, to }) => {
    const name = itemName(position, item);
    if (position.look === 'strip') return `moving ${name} to square ${formatNumber(to)}`;
    return to > from ? `adding to ${name} up to ${formatNumber(to)}` : `taking ${name} down to ${formatNumber(to)}`;
  },
  shortWords: (position, { item, to }) => `${itemName(position, item)} → ${to}`,
  reaching: (position, step) => {
    const { who, one } = GENERAL.reaching(position, step);
    return { who: `${who} (${count(step.state, 'coin')}${one ? '' : ' each'})`, one };
  },
  nimHeap: (position) => {
    if (position.take !== '') return GENERAL.nimHeap(position);
    return position.look === 'strip' ? ['coin', 'on square 2 or beyond', 'on square 1'] : ['pile', 'of two or more', 'of one'];
  },
  ownStep: ({ kind, items }, position) =>
    kind === 'nim-heap' && position.look === 'strip'
      ? `${capitalised(itemNames(position, items))} may go any number of squares to the left, as if that many were taken from a pile: the Grundy number is the number of the square.`
      : null,
};
