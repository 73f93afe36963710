/** The words of the picture of a board for dominoes, and the names of its parts. */

import type { Noun } from '../language.js';

export const TAKEN = 'taken';
export const REGION: Noun = { one: 'region', many: 'regions' };
export const CRAM_LEGEND = {
  numbers: { letters: 'in a cell', deciding: 'number:', of: ' of the region' },
  ring: 'part of a winning domino',
};

export const regionOf = (cell: string): string => `the region of ${cell}`;

export const CRAM = {
  put: 'Place dominoes',
  take: 'Take cells',
  free: 'Free all',
  hints: {
    put: 'Tap a free cell and then one beside it to place a domino, or drag with a mouse from one to the other.',
    take: 'Tap a cell or drag over several to take or free them.',
  },
  half: (cell: string): string =>
    `Half a domino on ${cell}: choose the free cell beside it. The same cell gives it up.`,
} as const;
