/** How boards of Notakto are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import * as words from '#words/families/notakto';
import { cellOfBoard, columnsOf, isMarked, moveAt, placeOf, type NotaktoPosition } from './position.model.js';

function countMarks({ marks, width, height }: NotaktoPosition): number {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return marks.reduce((sum, board) => sum + cells.filter((cell) => ((board >> cell) & 1) === 1).length, 0);
}

export const notakto: Describer<NotaktoPosition> = {
  ...GENERAL,
  described: (position, title) =>
    words.withBoards(title, position.marks.length, position.width, position.height, countMarks(position)),
  placeTitle: (position, state) => {
    const at = cellOfBoard(position, state);
    return (at && moveAt(position, at) ? words.afterMark : words.cellTitle)(placeName(position, state));
  },
  placeAlone: (position, state, { shade }) => {
    if (shade !== 'none') return null;
    const at = cellOfBoard(position, state);
    return { outcome: at === null ? words.BETWEEN : isMarked(position, at) ? words.IS_MARKED : words.IS_OVER };
  },
  // Cells are numbered row by row across all boards, so their numbers depend on the width and number of the boards.
  followed: (before, after, state) => {
    const at = cellOfBoard(before, state);
    if (at === null || at.board >= after.marks.length) return null;
    const [x, y] = [at.cell % before.width, Math.floor(at.cell / before.width)];
    return x < after.width && y < after.height ? placeOf(after, { board: at.board, cell: x + y * after.width }) : null;
  },
  placeNoun: () => words.CELL,
  placeLabel: placeName,
  frameHeight: (position) => 320 + Math.min(410, (680 / Math.max(1, columnsOf(position))) * position.height),
};
