/** Piles that are too many to be drawn, told by their runs. */

import type { Analysis } from 'grundy-wasm';
import type { RunsPosition } from './position.model.js';
import { formatNumber } from '#words/language';
import { RUNS } from '#words/pictures/runs';
import { itemAt } from '../../params/item-at.js';

/** More are not listed. */
export const MOST_RUNS = 100;

export interface RunRow {
  /** How many coins its piles have. */
  sizes: string;
  piles: string;
  number: string;
}

export interface RunRows {
  position: RunsPosition;
  /** Whether the nim-sums are told. */
  numbers: boolean;
  rows: RunRow[];
  /** What is not listed; empty where all is. */
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
