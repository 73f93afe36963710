import { html, type TemplateResult } from 'lit';
import { undrawnPiles, stillSizes } from '../../pictures/export/still-sizes.js';
import type { Pictured } from '../../pictures/export/still.js';
import { stackScale } from '../../pictures/heaps/coin-stack.js';
import { drawnPiles } from '../../pictures/heaps/piles.model.js';
import { pilesView } from './piles-view.model.js';
import '../../pictures/heaps/pile-card.js';

export function draw(pictured: Pictured): TemplateResult {
  const { analysis, shading } = pictured;
  const view = pilesView(analysis);
  const piles = drawnPiles(analysis, view);
  const scale = stackScale(piles.map(({ coins }) => coins));
  return html`
    <div class="piles">${piles.map((pile) => html`<grundy-pile compact .pile=${pile} .scale=${scale}></grundy-pile>`)}</div>
    ${undrawnPiles(view, piles.length)}
    ${analysis.tables.map((_, table) => stillSizes(pictured, pilesView(shading.shown), table))}
  `;
}
