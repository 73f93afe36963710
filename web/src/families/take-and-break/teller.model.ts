/** Words for moves of heaps that may be split, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import { periodText } from '../nim-like.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames } from '../names.model.js';
import { together } from '../../params/heaps.js';
import * as words from '#words/families/take-and-break';
import { heapNouns } from '#words/nouns';
import type { HeapsPosition } from './position.model.js';

/** The heaps that a component has. */
function heapsOf({ parts, heaps }: HeapsPosition, item: number): number[] {
  const from = parts.slice(0, item).reduce((sum, part) => sum + part, 0);
  return Array.from(heaps.slice(from, from + (parts[item] ?? 0)));
}

function heapMove(position: HeapsPosition, { item, left = [], had = heapsOf(position, item) }: ShownMove): string {
  return words.heapMove(heapNouns(position.code), itemName(position, item), together(had) - together(left), had, left);
}

export const takeAndBreak: Teller<HeapsPosition, 'period' | 'parts'> = {
  ...GENERAL,
  moveLabel: heapMove,
  moveWords: (position, { item, left = [] }) => words.leavingHeaps(itemName(position, item), left),
  shortWords: heapMove,
  stateName: ({ code }, state) => words.sizeName(heapNouns(code), state),
  reaching: ({ code }, { state }) => ({ who: words.heapOf(heapNouns(code), state), one: true }),
  steps: {
    period: (step, { code }, { play }) => (play === 'misere' ? words.repeats(heapNouns(code), step) : periodText(step)),
    parts: (step, position) => words.heapIsNow(itemNames(position, step.items), step.items.length === 1, step),
  },
};
