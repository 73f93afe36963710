/** Boards for marks. */

import { cellName } from '#words/language';
import {
  columnsOf,
  type NotaktoPosition,
  markedPlace,
  cellOfBoard,
  isMarked,
  moveAt,
  placeOf,
} from './position.model.js';
import { GENERAL } from '../general.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { placeName } from '../names.model.js';
import { drawnCells } from '../../params/chance.js';
import { cellsOf } from './edits.model.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/notakto';
import * as words from '#words/families/notakto';

const marked = (position: NotaktoPosition, move: ShownMove): string => placeName(position, markedPlace(position, move));

function countMarks({ marks, width, height }: NotaktoPosition): number {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return marks.reduce((sum, board) => sum + cells.filter((cell) => ((board >> cell) & 1) === 1).length, 0);
}

export const family: PageFamily<NotaktoPosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  noun: () => words.BOARD,
  itemName: ({ marks }, item) => words.boardName(item + 1, marks.length),
  placeName: (position, state) => cellName(state % columnsOf(position), Math.floor(state / columnsOf(position))),
  picture: () => 'marks',
  isHeat: () => false,
  legend: ({ ended, marks }) => words.notaktoLegend(marks.length, ended.includes(1)),
  places: true,
  moveLabel: (position, move) => words.markName(marked(position, move)),
  moveWords: (position, move) => words.marking(marked(position, move)),
  shortWords: (position, move) => words.markName(marked(position, move)),
  // Only needed where a single board is open: the state is named by the mark that the option adds.
  stateName: (position, state) => {
    const item = position.ended.indexOf(0);
    return words.aMarkOn(marked(position, { item, from: position.marks[item] ?? 0, to: state }));
  },
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
  chance: { marked: (value, chance, text) => drawnCells(value, cellsOf(text), chance) },
  editor: () => import('./notakto-editor.js'),
  still: () => import('./still.js'),
};
