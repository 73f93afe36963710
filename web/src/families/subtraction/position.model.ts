import type { Analysis, Position } from 'grundy-wasm';
import { MOST_SQUARES } from '../../places/drawable.js';

/** Piles and strips. Heaps that may be split are a family of their own. */
export type PilesPosition = Extract<Position, { family: 'piles'; look: 'piles' | 'strip' }>;

export function pilesPosition({ position }: Analysis): PilesPosition {
  if (position.family !== 'piles' || position.look === 'heaps') throw new Error('no piles');
  return position;
}

/** The number of free squares drawn to the right of the last coin. */
const SPARE = 2;

/** The last square that is drawn of a strip with coins. */
export function lastSquareOf({ piles }: PilesPosition): number {
  return piles.reduce((last, square) => Math.max(last, square), 0) + SPARE;
}

/** Whether coins on a strip are drawn on squares; on a longer strip they are drawn as piles. */
export function drawsStrip(position: PilesPosition): boolean {
  return position.look === 'strip' && lastSquareOf(position) <= MOST_SQUARES;
}
