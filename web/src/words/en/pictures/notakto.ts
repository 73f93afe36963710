/** The words of the picture of boards that are marked, and the names of its parts. */

import type { Noun } from '../language.js';

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
