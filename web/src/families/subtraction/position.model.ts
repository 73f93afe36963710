import type { Analysis, Position } from 'grundy-wasm';
import { MOST_SQUARES } from '../../places/drawable.js';

/** Without heaps that are split, which are a family of their own. */
export type PilesPosition = Extract<Position, { family: 'piles'; look: 'piles' | 'strip' }>;

export function pilesPosition({ position }: Analysis): PilesPosition {
  if (position.family !== 'piles' || position.look === 'heaps') throw new Error('no piles');
  return position;
}

/** Free squares to the right of the last coin. */
const SPARE = 2;

/** The last square of a strip with coins on it that is drawn. */
export function lastSquareOf({ piles }: PilesPosition): number {
  return piles.reduce((last, square) => Math.max(last, square), 0) + SPARE;
}

/** Whether coins on a strip are drawn on their squares; a longer strip is told as piles are. */
export function drawsStrip(position: PilesPosition): boolean {
  return position.look === 'strip' && lastSquareOf(position) <= MOST_SQUARES;
}
