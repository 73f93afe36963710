/** Words for moves of heaps that may be split, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import { periodText } from '../nim-like.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames } from '../../words/names.js';
import { writeHeaps } from '../../params/heaps.js';
import * as words from '#words/families/take-and-break';
import { heapNouns } from '#words/nouns';
import type { HeapsPosition } from './position.model.js';

export const takeAndBreak: Teller<HeapsPosition, 'period' | 'parts'> = {
  ...GENERAL,
  moveLabel: (position, { item, left = [] }) => words.heapMove(itemName(position, item), left),
  moveWords: (position, { item, left = [] }) => words.leavingHeaps(itemName(position, item), left),
  shortWords: (position, { item, left = [] }) => words.heapBecomes(itemName(position, item), writeHeaps(left)),
  stateName: ({ code }, state) => words.sizeName(heapNouns(code), state),
  reaching: ({ code }, { state }) => ({ who: words.heapOf(heapNouns(code), state), one: true }),
  steps: {
    period: (step, { code }, { play }) => (play === 'misere' ? words.repeats(heapNouns(code), step) : periodText(step)),
    parts: (step, position) => words.heapIsNow(itemNames(position, step.items), step.items.length === 1, step),
  },
};
