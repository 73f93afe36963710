/** Many positions at once: the dialog, its table and the words of its CSV. */

import type { Shade } from '../../../params/shade.js';
import { count, formatNumber } from '../language.js';

export const TITLE = 'Many positions at once';
export const CLOSE = 'Close';
/** `numbers`: whether lines of numbers alone are read as well. */
export const howToWrite = (numbers: boolean): string =>
  `Write one position per line, as under “Position as text”${numbers ? ', or just the numbers of the game on screen' : ''}. Paste a list, or drop a file here.`;
/** Of numbers alone in more than 256 KiB. */
export const LINE_BY_LINE =
  'In so long a list, counts and sizes are not told from piles: each line is one position by itself.';
export const AS_IT_STANDS = 'Take each line as it stands';
export const ANSWER = 'Answer';
export const CANCEL = 'Cancel';
export const FILE = 'A file of positions';

const summary = (answered: number, refused: number, done: boolean): string =>
  `${count(answered, 'position')} answered${refused > 0 ? `, ${formatNumber(refused)} refused` : ''}${done ? '' : ' so far'}.`;

/** What was done with a list that was typed, that was pasted, or that came from a file, whose name comes first. */
export const SUMMARIES = {
  typed: summary,
  pasted: (answered: number, refused: number, done: boolean): string =>
    `Your list: ${summary(answered, refused, done)}`,
  file: (answered: number, refused: number, done: boolean): string => `: ${summary(answered, refused, done)}`,
};
export type ListSource = keyof typeof SUMMARIES;

export const stopped = (failure: string): string => `It stopped: ${failure}.`;
export const PROGRESS = 'Answered';
export const COPY = { button: 'Copy CSV', done: 'Copied', refused: 'Not allowed here: download it' } as const;
export const DOWNLOAD = 'Download CSV';

export const TABLE = {
  caption: 'The answers',
  line: 'Line',
  outcome: 'Outcome',
  grundy: 'Grundy',
  grundyWhere: 'Only in normal play without a compound rule, where it decides',
  moves: 'Winning moves',
  position: 'Position',
} as const;
export const OUTCOMES: Record<Shade, string> = {
  win: 'won',
  lose: 'lost',
  draw: 'draw',
  unknown: 'not decided',
  none: '',
  hidden: '',
};
export const REFUSED = 'refused';
/** `numbers`: the numbers in the line, if it holds nothing else. */
export const notAPosition = (line: number, numbers: readonly string[]): string =>
  `Line ${formatNumber(line)} is not a position. Try game=nim&piles=${(numbers.length > 0 ? numbers : ['3', '4', '5']).join(',')}.`;
export const problemsOfLine = (problems: readonly string[]): string => problems.join('; ');
export const openLine = (line: number): string => `Open line ${line}`;

export const PAGES = { earlier: 'Earlier', later: 'Later', last: 'Last' } as const;
export const pageOf = (page: number, pages: number): string => `Page ${formatNumber(page)} of ${formatNumber(pages)}`;
