/** What the page says of a pasted text: as what it was read, and as what else it can be opened. */

import { count, formatNumber, phrases } from './language.js';

/** The game of numbers alone, where the game on screen has no list of numbers. */
export const NIM = 'Nim';

/** The name of the bar, for those who do not see it. */
export const NAME = 'The pasted text';

/** `game`: its title. */
export const readAsMany = (positions: number, game: string, left: string): string =>
  [`Read as ${count(positions, 'position')} of ${game}.`, left].join(' ').trim();
export const readPositions = (positions: number): string => `Read as ${count(positions, 'position')}.`;
export const readLines = (numbers: number, lines: number): string =>
  `Read as ${phrases(count(numbers, 'number'), `on ${count(lines, 'line')}`)}.`;
export const notOf = (numbers: number, lines: number, game: string): string =>
  `Read as ${count(numbers, 'number')}${lines > 1 ? ` on ${formatNumber(lines)} lines` : ''}, which are no position of ${game}.`;
export const leftOut = (line: string): string => `The first line, ${line}, is left out.`;
export const UNREAD = 'What was pasted is not a position, a link, a list of numbers or a graph that fits here.';

/** `game`: of another game than the one on screen. `left`: the first line, where it is left out. */
export const asMany = (positions: number, game: string, left: string): string =>
  `Open as Many positions: ${formatNumber(positions)}${game === '' ? '' : ` of ${game}`}${left === '' ? '' : `, without the line ${left}`}`;
export const asOne = (numbers: number): string => `As one position with ${count(numbers, 'number')}`;
export const asPiles = (numbers: number): string => `As ${count(numbers, 'pile')} of Nim`;
export const DRAW = 'Draw it';
export const CHOOSE = 'Choose how it is read';
export const KEEP = 'Keep this one';
export const CLOSE = 'Close';
