/** How heaps that may be split are described, examined, filled and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { MOST_SAID } from '#words/alternative-text';
import * as words from '#words/families/take-and-break';
import { heapNouns } from '#words/nouns';
import type { HeapsPosition } from './position.model.js';

/** The heaps of each of the first `most` components. */
function firstOf({ parts, heaps }: HeapsPosition, most: number): Float64Array[] {
  let from = 0;
  return Array.from(parts.slice(0, most), (part) => heaps.slice(from, (from += part)));
}

export const takeAndBreak: Describer<HeapsPosition> = {
  ...GENERAL,
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
  frameHeight: ({ piles }) => 525 + 105 * piles.length,
};
