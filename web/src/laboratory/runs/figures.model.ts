/** The figures of a run, each with the heading of the guide that explains it. */

import type { Progress } from 'grundy-laboratory';
import {
  AT_REST,
  ENGINES,
  type FIGURE_NAMES,
  largestWords,
  maskWords,
  memoryWords,
  NOT_SPLIT,
  rareWords,
  rateWords,
} from '#words/laboratory/sequences';
import { formatNumber } from '#words/language';

export interface Figure {
  key: keyof typeof FIGURE_NAMES;
  value: string;
  /** The heading in the guide that explains it. */
  why: string;
}

/** `rate`: values a second. A game with a code, whose heaps may be split, always has a figure for rare values. */
export function figuresOf(progress: Progress, rate: number, code: string): Figure[] {
  const { computed, engine, largest, largestAt, sparse, memory } = progress;
  const figures: Figure[] = [
    { key: 'computed', value: formatNumber(computed), why: 'values' },
    { key: 'rate', value: rate > 0 ? rateWords(rate) : AT_REST, why: 'rate' },
    { key: 'method', value: ENGINES[engine], why: 'method' },
    { key: 'largest', value: largestWords(largest, largestAt), why: 'values' },
  ];
  if (sparse) {
    figures.push(
      { key: 'rare', value: rareWords(sparse.rare, sparse.lastRare), why: 'rare' },
      { key: 'common', value: formatNumber(computed - sparse.rare), why: 'rare' },
      { key: 'mask', value: maskWords(sparse.mask, sparse.parity), why: 'mask' },
    );
  } else if (code !== '') {
    figures.push({ key: 'rare', value: NOT_SPLIT, why: 'rare' });
  }
  figures.push({ key: 'memory', value: memoryWords(memory), why: 'memory' });
  return figures;
}
