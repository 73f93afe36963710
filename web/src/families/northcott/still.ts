import { html, nothing, type TemplateResult } from 'lit';
import { note, type Pictured } from '../../pictures/export/still.js';
import { NOT_DRAWN } from '#words/export';
import { measures, MOST_ROWS, pieceRows } from './northcott.model.js';
import { northcottPosition } from './position.model.js';
import './northcott-svg.js';

const NOBODY = { row: -1, colour: 'white' as const };

export function draw({ analysis }: Pictured): TemplateResult {
  const position = northcottPosition(analysis);
  const hidden = position.gaps.length - MOST_ROWS;
  return html`
    <grundy-northcott-svg .rows=${pieceRows(analysis)} .measures=${measures(position)} .columns=${position.width} .selected=${NOBODY}></grundy-northcott-svg>
    ${hidden > 0 ? note(NOT_DRAWN.rows(hidden)) : nothing}
  `;
}
