import type { Analysis } from 'grundy-wasm';
import { drawBoard } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { cramView } from './cram-view.model.js';
import { cramPosition } from './position.model.js';

export const draw = (analysis: Analysis): Picture | null => drawBoard(analysis, cramView(cramPosition(analysis)));
