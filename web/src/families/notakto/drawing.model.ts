import type { Analysis } from 'grundy-wasm';
import { drawBoard } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { notaktoView } from './notakto-view.model.js';
import { cellOfBoard, isMarked, notaktoPosition } from './position.model.js';

/** Marks are crosses; the cells of a board that has ended have no outcome. */
export function draw(analysis: Analysis): Picture | null {
  const position = notaktoPosition(analysis);
  return drawBoard(analysis, notaktoView(position), (place, shade) => {
    const at = cellOfBoard(position, place);
    if (at === null) return null;
    if (isMarked(position, at)) return 'none';
    return position.ended[at.board] === 1 ? 'hidden' : shade;
  });
}
