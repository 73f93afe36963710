import type { Analysis } from 'grundy-wasm';
import { drawBoard, drawStrip } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { lineView } from './line-view.model.js';
import { planeView } from './plane-view.model.js';
import { drawsLine, rulePosition } from './position.model.js';

export function draw(analysis: Analysis): Picture | null {
  const position = rulePosition(analysis);
  return drawsLine(position) ? drawStrip(analysis, lineView(position)) : drawBoard(analysis, planeView(position));
}
