import type { Analysis } from 'grundy-wasm';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { drawStacks } from '../../pictures/drawers/stacks.js';
import { MOST_PILES } from '../../pictures/heaps/piles.model.js';
import { rowPosition } from './position.model.js';
import { heapViews } from './row.model.js';

/** How much higher each stair is than the one before it, in pixels. */
const RISE = 24;

export function draw(analysis: Analysis): Picture | null {
  const { look, heaps } = rowPosition(analysis);
  if (heaps.length > MOST_PILES) return null;
  const stairs = heapViews(analysis);
  return drawStacks(
    stairs.map(({ size, shade }, place) => ({ size, shade, rise: look === 'stairs' ? place * RISE : 0 })),
  );
}
