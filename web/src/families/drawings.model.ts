/** How the position of each family becomes shapes, without a page: by the `drawing.model.ts` of its folder. */

import type { Analysis } from 'grundy-wasm';
import type { Picture } from '../pictures/drawers/shapes.js';
import { familyName } from './families.model.js';

const DRAWINGS = import.meta.glob<(analysis: Analysis) => Picture | null>('./*/drawing.model.ts', {
  import: 'draw',
  eager: true,
});

/** The picture of a position; null where it is a heat map or too large. */
export function drawPosition(analysis: Analysis): Picture | null {
  return DRAWINGS[`./${familyName(analysis.position)}/drawing.model.ts`]?.(analysis) ?? null;
}
