import { html, type TemplateResult } from 'lit';
import { undrawnPiles, stillSizes } from '../../pictures/export/still-sizes.js';
import type { Pictured } from '../../pictures/export/still.js';
import { drawnHeaps } from '../../pictures/heaps/heaps.model.js';
import { heapsView } from './heaps-view.model.js';
import '../../pictures/heaps/heap-card.js';

export function draw(pictured: Pictured): TemplateResult {
  const { analysis, shading } = pictured;
  const view = heapsView(analysis);
  const components = drawnHeaps(analysis, view);
  return html`
    <div class="heaps">${components.map((heaps) => html`<grundy-heap compact .heaps=${heaps}></grundy-heap>`)}</div>
    ${undrawnPiles(view, components.length)}
    ${stillSizes(pictured, heapsView(shading.shown), 0)}
  `;
}
