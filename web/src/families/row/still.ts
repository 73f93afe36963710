import { html, nothing, type TemplateResult } from 'lit';
import { note, type Pictured } from '../../pictures/export/still.js';
import { rowPosition } from './position.model.js';
import { heapViews, windowWords } from './row.model.js';
import './row-svg.js';

export function draw({ analysis }: Pictured): TemplateResult {
  const position = rowPosition(analysis);
  const { look, heaps } = position;
  const words = windowWords(position, 0);
  return html`
    <grundy-row-svg .heaps=${heapViews(analysis)} .look=${look} .selected=${-1} .total=${heaps.length}></grundy-row-svg>
    ${words === '' ? nothing : note(words)}
  `;
}
