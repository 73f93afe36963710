/** The words of boards that are marked: their moves and places. */

import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber } from '../language.js';

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
