/** The figures that rows of heaps are drawn with: coins, pins, and files with their pawns. Each stands on the ground. */

import { html, type TemplateResult } from 'lit';
import type { Figure } from './heaps.model.js';

const COIN = html`<svg viewBox="0 0 30 31" aria-hidden="true">
  <path class="body" d="M2 16a13 13 0 0 1 26 0a13 13 0 0 1-26 0z"></path>
  <path class="band fine" d="M5.6 16a9.4 9.4 0 0 1 18.8 0a9.4 9.4 0 0 1-18.8 0z"></path>
</svg>`;

const PIN = html`<svg viewBox="0 0 30 60" aria-hidden="true">
  <path class="body" d="M15 3.5c4 0 6.4 3 6.4 6.6 0 4-2.6 6.2-2.6 10.4 0 5.6 6.2 9.6 6.2 20.5 0 6.6-2 12.4-4.2 16.5H9.2C7 53.4 5 47.6 5 41c0-10.9 6.2-14.9 6.2-20.5 0-4.2-2.6-6.4-2.6-10.4C8.6 6.5 11 3.5 15 3.5z"></path>
  <path class="band" d="M10.9 19.2h8.2M10.7 23.4h8.6"></path>
</svg>`;

const FILE = html`<svg viewBox="0 0 30 66" aria-hidden="true">
  <path class="board" d="M1 1h28v64H1zM1 22.3h28M1 43.7h28"></path>
  <path class="body" d="M15 3.5a4 4 0 0 1 2.4 7.2c.3 3.3 1.600 5.5 4.100 8.3H8.5c2.5-2.800 3.800-5 4.100-8.3A4 4 0 0 1 15 3.5z"></path>
  <path class="body" d="M15 46.5a4 4 0 0 1 2.4 7.2c.3 3.3 1.600 5.5 4.100 8.3H8.5c2.5-2.800 3.800-5 4.100-8.3A4 4 0 0 1 15 46.5z"></path>
</svg>`;

export const FIGURES: Record<Figure, TemplateResult> = { coin: COIN, pin: PIN, file: FILE };
