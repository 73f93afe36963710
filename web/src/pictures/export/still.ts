/** A position as it is drawn where nobody touches it: in files and in lists of games. */

import type { Analysis } from 'grundy-wasm';
import { html, type TemplateResult } from 'lit';
import type { Legend } from '../../panels/legend/legend.model.js';
import type { Shading } from '../../panels/shading/whole.model.js';
import type { Place } from '../../places/place.js';
import type { GridView } from '../grid/grid-view.model.js';

/** What is drawn, as the page shows it. */
export interface Pictured {
  analysis: Analysis;
  shading: Shading;
  /** The place looked into: its table shades a board. */
  place: Place | null;
  legend: Legend | null;
}

export interface Still {
  draw(pictured: Pictured): TemplateResult;
  /** What is drawn as cells; null where that is something else, as it is unless told. */
  gridOf?(analysis: Analysis): GridView | null;
}

/** What is said below a picture. */
export function note(words: string): TemplateResult {
  return html`<p class="note muted">${words}</p>`;
}
