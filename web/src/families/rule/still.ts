import type { Analysis } from 'grundy-wasm';
import type { TemplateResult } from 'lit';
import type { GridView } from '../../pictures/grid/grid-view.model.js';
import { stillCells } from '../../pictures/export/still-cells.js';
import { stillSquares } from '../../pictures/export/still-squares.js';
import type { Pictured } from '../../pictures/export/still.js';
import { lineView } from './line-view.model.js';
import { planeView } from './plane-view.model.js';
import { drawsLine, rulePosition } from './position.model.js';

export function gridOf(analysis: Analysis): GridView | null {
  const position = rulePosition(analysis);
  return drawsLine(position) ? null : planeView(position);
}

export function draw(pictured: Pictured): TemplateResult {
  const grid = gridOf(pictured.analysis);
  return grid === null
    ? stillSquares(pictured, lineView(rulePosition(pictured.shading.shown)))
    : stillCells(pictured, grid);
}
