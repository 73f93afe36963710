/** Heaps that are split, as they are looked into, filled and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, MOST_SAID } from '../general-describer.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { formatNumber, heapsWords, listed } from '#words/language';
import type { HeapsPosition } from './position.model.js';

function heapsOf({ parts, heaps }: HeapsPosition): string[] {
  let from = 0;
  return Array.from(parts.slice(0, MOST_SAID + 1), (part) => heapsWords(heaps.slice(from, (from += part))));
}

export const takeAndBreak: Describer<HeapsPosition> = {
  ...GENERAL,
  described: (position) => {
    const { length } = position.piles;
    return length === 0 ? ' with no heap' : ` with ${length === 1 ? 'a heap of' : 'heaps'} ${listed(heapsOf(position), MOST_SAID)}`;
  },
  placeTitle: (_, state) => `A heap of ${formatNumber(state)}`,
  claimHint: () => 'Tap a size in the strip for won, again for lost; with keys W and L.',
  canFill: (_, { columns }) => columns <= LONGEST_STRIP,
  placeNoun: () => 'size',
  placeLabel: (_, state) => String(state),
  frameHeight: ({ piles }) => 390 + 130 * piles.length,
};
