/** The words of the plot of a sequence. */

import { formatNumber } from '../language.js';

export const PLOT = {
  card: 'Plot',
  label: 'Heaps and their values',
  zoom: 'Zoom',
  further: 'Zoom out',
  closer: 'Zoom in',
  all: 'All',
  allLabel: 'Show all',
  axes: 'Heaps run from left to right, values from bottom to top.',
  axesLink: 'How so many heaps fit into one picture',
} as const;

export const PERIODIC_FROM_HERE = 'periodic from here';
export const differAt = (heap: number): string => `differ at ${formatNumber(heap)}`;

export const POINT_AT_A_HEAP = 'Point at a heap, or use the arrow keys, to read its value.';

const valueWords = (value: number | null): string => (value === null ? 'not known' : formatNumber(value));

/** A value is null if it is not known. `other`: the value of a second game, undefined if there is none. */
export function heapReading(heap: number, value: number | null, other?: number | null): string {
  const second = other === undefined ? '' : `; the second game has ${valueWords(other)}`;
  return `Heap ${formatNumber(heap)}: value ${valueWords(value)}${second}.`;
}

export const JUMPS = { heap: 'Heap', go: 'Go', from: 'Show heaps', to: 'to', all: 'all', show: 'Show' } as const;

/** `end`: the first heap that is not known. */
const reach = (end: number): string =>
  end === 0 ? 'Nothing is computed yet.' : `You can show heaps up to ${formatNumber(end - 1)}.`;

export const writeOneHeap = (end: number): string => `Write one heap, such as 1000 or 10^6. ${reach(end)}`;
export const writeTwoHeaps = (end: number): string =>
  `Write two heaps, the smaller first, or nothing for all. ${reach(end)}`;

/** The title of the picture as a file. */
export const plotTitle = (game: string): string => `${game}: the values of its heaps`;

export const NOT_DRAWN = 'this browser could not draw the picture';
