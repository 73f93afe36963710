/** Piles too many to be drawn, listed as runs. */

import type { Analysis, Position } from 'grundy-wasm';
import { formatNumber } from '#words/language';
import { RUNS } from '#words/families/runs';
import { itemAt } from '../../params/item-at.js';

export type RunsPosition = Extract<Position, { family: 'runs' }>;

/** The most runs that are listed. */
export const MOST_RUNS = 100;

export interface RunRow {
  /** The sizes of its piles. */
  sizes: string;
  piles: string;
  number: string;
}

export interface RunRows {
  position: RunsPosition;
  /** Whether the nim-sums are shown. */
  numbers: boolean;
  rows: RunRow[];
  /** The sentence about runs that are not listed; empty where all are. */
  more: string;
}

export function runRows({ position, components, number }: Analysis): RunRows {
  if (position.family !== 'runs') throw new Error('no piles in runs');
  const { first, last, times } = position;
  const rows = Array.from(first.slice(0, MOST_RUNS), (size, run) => {
    const end = itemAt(last, run);
    return {
      sizes: end > size ? RUNS.sizes(size, end) : formatNumber(size),
      piles: formatNumber(end > size ? end - size + 1 : itemAt(times, run)),
      number: formatNumber(itemAt(components.grundy, run)),
    };
  });
  const rest = first.length - rows.length;
  return { position, numbers: number === 'grundy', rows, more: rest > 0 ? RUNS.more(rest) : '' };
}
