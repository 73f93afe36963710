import type { Analysis } from 'grundy-wasm';
import { drawBoard } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { boardView } from './board-view.model.js';
import { boardPosition } from './position.model.js';

export const draw = (analysis: Analysis): Picture | null => drawBoard(analysis, boardView(boardPosition(analysis)));
