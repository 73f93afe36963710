/** The words of boards that are marked: their parts, picture, moves and places. */

import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, type Noun } from '../language.js';

export const CELL = 'cell';

export const markName = (cell: string): string => `mark on ${cell}`;

export const aMarkOn = (cell: string): string => `a ${markName(cell)}`;

export const marking = (cell: string): string => `marking ${cell}`;

export const afterMark = (cell: string): string => `After ${aMarkOn(cell)}`;

export const cellTitle = (cell: string): string => capitalised(`${CELL} ${cell}`);

export const IS_MARKED = 'This cell is marked.';
export const IS_OVER = 'This board has three marks in a row, so nobody may mark it any more.';
export const BETWEEN = 'This is between two boards.';

export function withBoards(title: string, boards: number, width: number, height: number, marked: number): string {
  const size =
    boards === 1
      ? `a board of ${width} by ${height} cells`
      : `${count(boards, 'board')} of ${width} by ${height} cells each`;
  return withItems(title, `${size}${marked === 0 ? '' : `, ${formatNumber(marked)} of them marked`}`);
}

export const BOARD: Noun = { one: 'board', many: 'boards' };

export const boardName = (number: number, boards: number): string => (boards === 1 ? 'the board' : `board ${number}`);

export const MARKED = 'marked';
export const OVER = 'cannot be marked any more';

/** `over`: whether some board is over, so that nobody marks its cells any more. */
export function notaktoLegend(boards: number, over: boolean) {
  const one = boards === 1;
  return {
    numbers: {
      letters: `in a cell, after a mark there${one ? '' : ' on its board alone'}`,
      deciding: 'number:',
      of: `${one ? '' : ' of its board'} after a mark there`,
    },
    ring: 'a winning mark',
    ...(over ? { faded: 'grey boards are over' } : {}),
  };
}

export const NOTAKTO = {
  free: 'Free all',
  boards: 'Boards',
  hint: 'Tap a cell to mark it or to free it.',
  playHint: 'Tap the free cell to mark.',
} as const;
