import type { Analysis } from 'grundy-wasm';
import { drawBoard } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { chompView } from './chomp-view.model.js';
import { chompPosition } from './position.model.js';

/** Squares that are eaten are not there; the poisoned one, which nobody bites, is there to the end. */
export function draw(analysis: Analysis): Picture | null {
  return drawBoard(analysis, chompView(chompPosition(analysis)), (cell, shade) =>
    shade !== 'none' ? shade : cell === 0 ? 'hidden' : null,
  );
}
