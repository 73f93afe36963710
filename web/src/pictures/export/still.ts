/** A position drawn where nobody edits it: in files and in lists of games. */

import type { Analysis } from 'grundy-wasm';
import { html, type TemplateResult } from 'lit';
import type { Shading } from '../shading.model.js';
import type { Place } from '../../places/place.js';
import type { GridView } from '../grid/grid-view.model.js';

/** What to draw, as the page shows it. */
export interface Pictured {
  analysis: Analysis;
  shading: Shading;
  /** The place looked into: its table shades a board. */
  place: Place | null;
}

export interface Still {
  draw(pictured: Pictured): TemplateResult;
  /** The grid, where the picture is one; null or absent where it is not. */
  gridOf?(analysis: Analysis): GridView | null;
}

/** A note below a picture. */
export function note(words: string): TemplateResult {
  return html`<p class="note muted">${words}</p>`;
}
