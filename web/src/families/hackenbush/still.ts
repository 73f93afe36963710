import { html, type TemplateResult } from 'lit';
import type { Pictured } from '../../pictures/export/still.js';
import './hackenbush-svg.js';

export function draw({ shading }: Pictured): TemplateResult {
  return html`<grundy-hackenbush-svg .analysis=${shading.shown}></grundy-hackenbush-svg>`;
}
