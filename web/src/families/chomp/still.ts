import type { Analysis } from 'grundy-wasm';
import { html, type TemplateResult } from 'lit';
import { drawsCells, type GridView } from '../../pictures/grid/grid-view.model.js';
import type { Pictured } from '../../pictures/export/still.js';
import { chompView, targetsOf } from './chomp-view.model.js';
import { chompPosition } from './position.model.js';
import '../../pictures/grid/board-svg.js';
import '../../pictures/heat-map/heat-sheet.js';

export const gridOf = (analysis: Analysis): GridView => chompView(chompPosition(analysis));

export function draw({ analysis, shading }: Pictured): TemplateResult {
  const view = gridOf(analysis);
  const targets = targetsOf(analysis, chompPosition(analysis));
  return drawsCells(view)
    ? html`<grundy-board-svg .analysis=${shading.shown} .grid=${view} .targets=${targets} .tinted=${!shading.whole} .cursor=${-1}></grundy-board-svg>`
    : html`<grundy-heat-sheet .analysis=${shading.shown} .table=${0} .grid=${view} .targets=${[...targets.keys()]}></grundy-heat-sheet>`;
}
