/** Heaps that may be split. */

import { heapsLegend, numbered } from '#words/names';
import { heapNouns } from '#words/nouns';
import { hasLongTable, LONGEST_STRIP } from '../../places/drawable.js';
import type { HeapsPosition } from './position.model.js';
import { GENERAL, periodText } from '../general.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName, itemNames } from '../names.model.js';
import { together } from '../../params/heaps.js';
import { MOST_SAID } from '#words/alternative-text';
import { drawnNumbers } from '../../params/chance.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/take-and-break';
import * as words from '#words/families/take-and-break';

/** The heaps that a component has. */
function heapsOf({ parts, heaps }: HeapsPosition, item: number): number[] {
  const from = parts.slice(0, item).reduce((sum, part) => sum + part, 0);
  return Array.from(heaps.slice(from, from + (parts[item] ?? 0)));
}

function heapMove(position: HeapsPosition, { item, left = [], had = heapsOf(position, item) }: ShownMove): string {
  return words.heapMove(heapNouns(position.code), itemName(position, item), together(had) - together(left), had, left);
}

/** The heaps of each of the first `most` components. */
function firstOf({ parts, heaps }: HeapsPosition, most: number): Float64Array[] {
  let from = 0;
  return Array.from(parts.slice(0, most), (part) => heaps.slice(from, (from += part)));
}

export const family: PageFamily<HeapsPosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  nouns: ({ code }) => heapNouns(code),
  noun: ({ code }) => heapNouns(code).heap,
  itemName: ({ code }, item) => numbered(heapNouns(code).heap, item + 1),
  placeName: (_, state) => String(state),
  picture: () => 'heaps',
  isHeat: (_, tables) => hasLongTable(tables),
  legend: ({ code }) => heapsLegend(heapNouns(code).heap),
  moveLabel: heapMove,
  moveWords: (position, { item, left = [] }) => words.leavingHeaps(itemName(position, item), left),
  shortWords: heapMove,
  stateName: ({ code }, state) => words.sizeName(heapNouns(code), state),
  reaching: ({ code }, { state }) => ({ who: words.heapOf(heapNouns(code), state), one: true }),
  steps: {
    period: (step, { code }, { play }) => (play === 'misere' ? words.repeats(heapNouns(code), step) : periodText(step)),
    parts: (step, position) => words.heapIsNow(itemNames(position, step.items), step.items.length === 1, step),
  },
  described: (position, title) => {
    const { length } = position.parts;
    const { heap } = heapNouns(position.code);
    return length === 0
      ? words.noHeap(title, heap)
      : words.withHeaps(title, heap, firstOf(position, MOST_SAID), Math.max(0, length - MOST_SAID));
  },
  placeTitle: ({ code }, state) => words.heapTitle(heapNouns(code).heap, state),
  claimHint: () => words.CLAIM_SIZES,
  canFill: (_, { columns }) => columns <= LONGEST_STRIP,
  placeNoun: () => words.SIZE,
  placeLabel: (_, state) => String(state),
  frameHeight: ({ piles }, narrow) => (narrow ? 615 : 525) + 105 * piles.length,
  chance: { piles: (value, chance) => drawnNumbers(value, 1, chance) },
  shadesByWhole: () => true,
  editor: () => import('./heaps-editor.js'),
  still: () => import('./still.js'),
};
