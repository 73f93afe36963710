import { html, type TemplateResult } from 'lit';
import type { Pictured } from '../../pictures/export/still.js';
import './runs-editor.js';

export function draw({ shading }: Pictured): TemplateResult {
  return html`<grundy-pile-runs .analysis=${shading.shown}></grundy-pile-runs>`;
}
