import { html, nothing, type TemplateResult } from 'lit';
import { itemAt } from '../../params/item-at.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { NOT_DRAWN } from '#words/export';
import { allSizes } from '#words/pictures/piles';
import { markedSizes, MOST_PILES, summaryOf, type PilesView } from '../heaps/piles.model.js';
import { stripGrid } from '../heat-map/strip-grid.model.js';
import { note, type Pictured } from './still.js';
import '../heat-map/heat-sheet.js';
import '../strip/value-strip.js';

/** The note below the piles where only the first ones are drawn. */
export function undrawnPiles(view: PilesView, drawn: number): TemplateResult | typeof nothing {
  return view.piles.length > MOST_PILES ? note(NOT_DRAWN.piles(summaryOf(view), drawn)) : nothing;
}

/** The sizes of a table with marks for the piles; a long table as pixels. */
export function stillSizes({ analysis, shading }: Pictured, view: PilesView, table: number): TemplateResult {
  const { columns } = itemAt(analysis.tables, table);
  return html`
    <div class="table">
      <h2>${allSizes(columns - 1)}</h2>
      ${
        columns <= LONGEST_STRIP
          ? html`<grundy-strip .analysis=${shading.shown} .piles=${view} .table=${table} .tinted=${!shading.whole}></grundy-strip>`
          : html`<grundy-heat-sheet .analysis=${shading.shown} .table=${table} .grid=${stripGrid(columns)} .markers=${markedSizes(view, columns)}></grundy-heat-sheet>`
      }
    </div>
  `;
}
