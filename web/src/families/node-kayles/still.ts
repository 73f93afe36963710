import { html, type TemplateResult } from 'lit';
import type { Pictured } from '../../pictures/export/still.js';
import { nodeKaylesPosition } from './position.model.js';
import '../../pictures/graph/graph-svg.js';

export function draw({ shading }: Pictured): TemplateResult {
  return html`<grundy-graph-svg .analysis=${shading.shown} .graph=${nodeKaylesPosition(shading.shown)} .selected=${null}></grundy-graph-svg>`;
}
