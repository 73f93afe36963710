/** What the page says of a pasted text: as what it was read, and as what else it can be opened. */

import { count, formatNumber, phrases } from './language.js';

/** The game of numbers alone, where the game on screen has no list of numbers. */
export const NIM = 'Nim';

/** The name of the bar, for those who do not see it. */
export const NAME = 'The pasted text';

/** `game`: its title; empty for the game on screen. */
export const readAsMany = (positions: number, game: string, left: string): string =>
  [`Read as ${count(positions, 'position')}${game === '' ? '' : ` of ${game}`}.`, left].join(' ').trim();
export const readPositions = (positions: number): string => `Read as ${count(positions, 'position')}.`;
export const readLines = (numbers: number, lines: number): string =>
  `Read as ${phrases(count(numbers, 'number'), `on ${count(lines, 'line')}`)}.`;
export const notOf = (numbers: number, lines: number, game: string): string =>
  `Read as ${count(numbers, 'number')}${lines > 1 ? ` on ${formatNumber(lines)} lines` : ''}, which are no position of ${game}.`;
export const leftOut = (line: string): string => `The first line, ${line}, is left out.`;
export const SIZES_LEFT_OUT = 'The sizes before the lists are left out.';
/** Of lines of several numbers in a text of more than 256 KiB. */
export const TOO_LONG =
  'In so long a text, counts and sizes are not told from piles. Many positions reads a file line by line.';
export const UNREAD = 'What was pasted is not a position, a link, a list of numbers or a graph that fits here.';

/** What a reading leaves out: the first line, and the sizes before the lists. */
export interface Without {
  left?: string;
  sized?: boolean;
}
const without = ({ left = '', sized = false }: Without): string => {
  const gone = [...(left === '' ? [] : [`the line ${left}`]), ...(sized ? ['the sizes'] : [])];
  return gone.length === 0 ? '' : `, without ${gone.join(' and ')}`;
};

/** `game`: of another game than the one on screen. */
export const asMany = (positions: number, game: string, gone: Without = {}): string =>
  `Open as Many positions: ${formatNumber(positions)}${game === '' ? '' : ` of ${game}`}${without(gone)}`;
export const asOne = (numbers: number, gone: Without = {}): string =>
  `As one position with ${count(numbers, 'number')}${without(gone)}`;
export const asPiles = (numbers: number, gone: Without = {}): string =>
  `As ${count(numbers, 'pile')} of Nim${without(gone)}`;
export const DRAW = 'Draw it';
export const CHOOSE = 'Choose how it is read';
export const KEEP = 'Keep this one';
export const CLOSE = 'Close';
