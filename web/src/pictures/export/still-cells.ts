import { html, type TemplateResult } from 'lit';
import { tableOfItem, targetsByCell } from '../grid/board.model.js';
import { drawsCells, type GridView } from '../grid/grid-view.model.js';
import type { Pictured } from './still.js';
import '../grid/board-svg.js';
import '../heat-map/heat-sheet.js';

/** A grid drawn cell by cell, or as pixels where it is large. */
export function stillCells({ analysis, shading, place }: Pictured, view: GridView): TemplateResult {
  const wanted = shading.whole ? tableOfItem(analysis, shading.component) : (place?.table ?? 0);
  const table = wanted < analysis.tables.length ? wanted : 0;
  const targets = targetsByCell(analysis, null);
  if (!drawsCells(view)) {
    return html`<grundy-heat-sheet .analysis=${shading.shown} .table=${table} .grid=${view} .targets=${[...targets.keys()].filter((state) => state < view.count)}></grundy-heat-sheet>`;
  }
  return html`<grundy-board-svg .analysis=${shading.shown} .grid=${view} .table=${table} .targets=${targets} .tinted=${!shading.whole} .cursor=${-1}></grundy-board-svg>`;
}
