import type { Analysis } from 'grundy-wasm';
import { drawPairs } from '../../pictures/drawers/cells.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { MOST_ROWS, pieceRows } from './northcott.model.js';
import { northcottPosition } from './position.model.js';

/** Wider boards have cells too narrow to be seen. */
const WIDEST = 60;

export function draw(analysis: Analysis): Picture | null {
  const { width, gaps } = northcottPosition(analysis);
  return width > WIDEST || gaps.length > MOST_ROWS ? null : drawPairs(pieceRows(analysis), width);
}
