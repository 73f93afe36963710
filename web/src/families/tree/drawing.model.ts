import type { Analysis } from 'grundy-wasm';
import { drawTree } from '../../pictures/drawers/nodes.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { treeDrawing } from '../../pictures/graph/tree.model.js';
import { treePosition } from './position.model.js';

/** Only a whole tree has a picture. */
export function draw(analysis: Analysis): Picture | null {
  const drawing = treeDrawing(analysis, treePosition(analysis));
  return drawing.undrawn > 0 ? null : drawTree(drawing);
}
