import type { Analysis } from 'grundy-wasm';
import { drawHanging } from '../../pictures/drawers/nodes.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { drawingOf, MOST_NODES, spotsOf } from './picture.model.js';
import { hackenbushPosition } from './position.model.js';

export function draw(analysis: Analysis): Picture | null {
  const position = hackenbushPosition(analysis);
  return position.nodes.length > MOST_NODES ? null : drawHanging(drawingOf(analysis, position, spotsOf(position)));
}
