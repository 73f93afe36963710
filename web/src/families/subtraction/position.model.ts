import type { Analysis, Position } from 'grundy-wasm';
import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { COIN } from '#words/names';

/** Heaps that are split are piles as well. */
export type PilesPosition = Extract<Position, { family: 'piles' }>;

export function pilesPosition({ position }: Analysis): PilesPosition {
  if (position.family !== 'piles') throw new Error('no piles');
  return position;
}

/** Free squares to the right of the last coin. */
const SPARE = 2;

/** The last square of a strip with coins on it that is drawn. */
export function lastSquareOf({ piles }: PilesPosition): number {
  return piles.reduce((last, square) => Math.max(last, square), 0) + SPARE;
}

/** Coins on a strip. */
export function coinView(analysis: Analysis): StripView {
  const position = pilesPosition(analysis);
  return { last: lastSquareOf(position), coins: position.piles, noun: COIN };
}
