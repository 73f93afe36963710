/** The words of boards for dominoes: their parts, picture, moves, reasons and places. */

import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, type Noun } from '../language.js';

export const CELL = 'cell';
export const IS_TAKEN = 'This cell is taken.';

/** For a free cell that has no free neighbour. */
export const aloneCell = (cell: string): string => `No domino covers ${cell}`;

/** `domino a1–a2` */
export const dominoName = (one: string, other: string): string => `domino ${one}–${other}`;

export const placing = (one: string, other: string): string => `placing a domino on ${one} and ${other}`;

export function restoresRegion(turn: string, region: string, before: number, after: number): string {
  return `${capitalised(turn)} changes the Grundy number of ${region} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

export function mirrored(names: string, one: boolean): string {
  return `Half a turn about its middle maps ${names} to ${one ? 'itself' : 'themselves'}. So each domino has an image, and placing it is an answer that is always free: the Grundy number ${one ? 'is' : 'of each is'} 0.`;
}

export function numbersSearched(regions: number): string {
  return `A search found what no theorem tells. It splits what a domino leaves into regions and asks of each whether it has a given number. It looked at ${count(regions, 'region')}.`;
}

/** Regions that are read out at most. */
const MOST_REGIONS = 12;

/** The Grundy number of each region; a region is named by its first cell. */
export function regionsSaid(cells: readonly string[], values: readonly number[], omitted: number): string {
  if (cells.length === 1 && omitted === 0)
    return `All cells that a domino can cover are connected. Their Grundy number is ${formatNumber(values[0] ?? 0)}; a position is lost only if it is 0.`;
  const said = cells.slice(0, MOST_REGIONS).map((cell, index) => `${formatNumber(values[index] ?? 0)} (${cell})`);
  const more = cells.length - said.length + omitted;
  return `No domino joins the ${formatNumber(cells.length + omitted)} regions, so they are a sum. Their Grundy numbers are ${said.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}.`;
}

export function withBoard(title: string, width: number, height: number, taken: number): string {
  return withItems(
    title,
    `a board of ${width} by ${height} cells${taken === 0 ? '' : `, ${formatNumber(taken)} of them taken`}`,
  );
}

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
