import type { Analysis } from 'grundy-wasm';
import { html, type TemplateResult } from 'lit';
import type { GridView } from '../../pictures/grid/grid-view.model.js';
import type { Pictured } from '../../pictures/export/still.js';
import { notaktoView, targetsOf } from './notakto-view.model.js';
import { notaktoPosition } from './position.model.js';
import './marks-svg.js';

export const gridOf = (analysis: Analysis): GridView => notaktoView(notaktoPosition(analysis));

export function draw({ analysis, shading }: Pictured): TemplateResult {
  return html`<grundy-marks-svg .analysis=${shading.shown} .grid=${gridOf(analysis)} .targets=${targetsOf(analysis)} .tinted=${!shading.whole} .cursor=${-1}></grundy-marks-svg>`;
}
