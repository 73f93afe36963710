/** What is small enough to be drawn place by place. */

import type { Analysis } from 'grundy-wasm';

/** Up to this many cells a side are drawn one by one. */
export const SVG_SIDE = 24;
/** Up to this many cells the strip of a pile's sizes is drawn one by one. */
export const LONGEST_STRIP = 500;
/** Longer strips with coins on them are not drawn square by square. */
export const MOST_SQUARES = 300;

/** Free squares to the right of the last coin. */
const SPARE = 2;

/** The last square of a strip with coins on it that is drawn. */
export function lastSquare({ position }: Analysis): number {
  if (position.family !== 'piles') throw new Error('no coins on a strip');
  return position.piles.reduce((last, square) => Math.max(last, square), 0) + SPARE;
}
