import { html, type TemplateResult } from 'lit';
import { squares, type StripView } from '../strip/coin-strip.model.js';
import type { Pictured } from './still.js';
import '../strip/coin-strip.js';

/** A strip of squares. */
export function stillSquares({ shading }: Pictured, view: StripView): TemplateResult {
  return html`<grundy-coin-strip .squares=${squares(shading.shown, view)} .cursor=${-1}></grundy-coin-strip>`;
}
