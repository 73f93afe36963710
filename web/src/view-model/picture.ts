/** Which picture shows a position. */

import type { Analysis, Position } from 'grundy-wasm';
import { lastSquare, MOST_SQUARES } from './drawable.js';

export type Picture = Position['family'] | 'strip' | 'heaps';

export function pictureOf(analysis: Analysis): Picture {
  const { position } = analysis;
  if (position.family === 'piles' && position.look === 'heaps') return 'heaps';
  return position.family === 'piles' && position.look === 'strip' && lastSquare(analysis) <= MOST_SQUARES ? 'strip' : position.family;
}
