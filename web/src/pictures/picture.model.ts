/** Which picture shows a position. */

import type { Analysis, Position } from 'grundy-wasm';
import { lastSquare, MOST_SQUARES } from '../places/drawable.js';

export type Picture = Position['family'] | 'strip' | 'heaps';

/** Of piles in runs the turns are too many to be numbered. */
export function canBePlayed({ position }: Analysis): boolean {
  return position.family !== 'runs';
}

export function pictureOf(analysis: Analysis): Picture {
  const { position } = analysis;
  if (position.family === 'piles' && position.look === 'heaps') return 'heaps';
  return position.family === 'piles' && position.look === 'strip' && lastSquare(analysis) <= MOST_SQUARES ? 'strip' : position.family;
}
