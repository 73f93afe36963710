import type { Analysis } from 'grundy-wasm';
import type { TemplateResult } from 'lit';
import type { GridView } from '../../pictures/grid/grid-view.model.js';
import { stillCells } from '../../pictures/export/still-cells.js';
import type { Pictured } from '../../pictures/export/still.js';
import { boardView } from './board-view.model.js';
import { boardPosition } from './position.model.js';

export const gridOf = (analysis: Analysis): GridView => boardView(boardPosition(analysis));

export const draw = (pictured: Pictured): TemplateResult => stillCells(pictured, gridOf(pictured.analysis));
