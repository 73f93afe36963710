import { html, nothing, type TemplateResult } from 'lit';
import { note, type Pictured } from '../../pictures/export/still.js';
import { treeDrawing } from '../../pictures/graph/tree.model.js';
import { NOT_DRAWN } from '#words/export';
import { treePosition } from './position.model.js';
import '../../pictures/graph/tree-svg.js';

export function draw({ analysis }: Pictured): TemplateResult {
  const position = treePosition(analysis);
  const { undrawn } = treeDrawing(analysis, position);
  return html`
    <grundy-tree-svg .analysis=${analysis} .tree=${position} .selected=${null}></grundy-tree-svg>
    ${undrawn > 0 ? note(NOT_DRAWN.nodes(undrawn)) : nothing}
  `;
}
