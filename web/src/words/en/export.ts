/** The words in files that are saved, and about them. */

import type { DecidingNumber } from 'grundy-wasm';
import { capitalised, count, formatNumber, pieceName, plural } from './language.js';
import { NUMBER_NAMES } from './outcomes.js';
import { lookup } from '../../params/lookup.js';

/** The rights, in each picture that is saved. */
export const RIGHTS = 'The authors of Grundy claim no rights in this picture: CC0 1.0 Universal.';

export const drawnByGrundy = (title: string): string => `${title}. Drawn by Grundy.`;

/** The comment that says what a document has to load. */
export const needs = (command: string): string => `needs ${command}`;

export const CANNOT_DRAW = 'this browser could not draw the picture';

/** The words below a picture that a part is missing from. */
export const NOT_DRAWN = {
  piles: (summary: string, drawn: number): string => `${summary} Only the first ${drawn} are drawn.`,
  nodes: (number: number): string =>
    `${count(number, 'node')} farther from the root ${plural(number, 'is', 'are')} not drawn.`,
  rows: (number: number): string => `${count(number, 'more row')} ${plural(number, 'is', 'are')} not drawn.`,
};

/** The head row of a printed table that has a row for each place. */
export const tableHead = (placeNoun: string, numbers: readonly string[]): string[] => [
  capitalised(placeNoun),
  'Outcome',
  ...numbers,
];

/** The heading of a column of numbers. */
export const numberHeading = (number: Exclude<DecidingNumber, 'outcome'>): string => capitalised(NUMBER_NAMES[number]);

/** The heading above one of several tables. */
export const tableHeading = (kind: string): string => capitalised(pieceName(kind));

/** The comments in a program. */
export const CODE = {
  title: (title: string, text: string): string => `${title}: ${text}`,
  legend: (infinite: number, none: number): string =>
    `W won, L lost, D a draw, # no place, ? not known; ${infinite} infinite, ${none} no number or not known.`,
  solver: {
    normal:
      'Reads the numbers of one component after the other; prints who wins, and the Grundy number of all together.',
    misere: 'Reads the numbers of one component after the other; prints who wins in misère play.',
  },
  grid: 'rows from the bottom, columns from the left',
  list: 'in order, from the first place on',
};

/** What the list of winning turns leaves out. */
export const TURNS = {
  uncounted: 'The winning turns were not counted: there may be more.',
  unknown: 'The winning turns are not known here.',
  none: 'There is no winning turn.',
  some: (listed: number, all: string): string => `The first ${formatNumber(listed)} of ${count(all, 'winning turn')}.`,
};

/** The names of tables of pieces that are called alike on a board. */
const TABLES = lookup<string>({ knight4: 'Topcoder knight', knight2: 'HackerRank knight' });

const of = (table: string | null): string => (table === null ? '' : `, ${TABLES[table] ?? pieceName(table)}`);

/** The name of a sequence to look up. `table`: the table that it comes from; null if there is only one. */
export const SEQUENCES = {
  grundy: (table: string | null): string => `Grundy numbers${of(table)}`,
  antidiagonals: (table: string | null): string => `Grundy numbers by antidiagonals from a1${of(table)}`,
  lost: (table: string | null): string => `Lost sizes${of(table)}`,
};

/** The forms in which a sequence is saved. */
export const SEQUENCE_FORMS = {
  list: { name: 'List with commas', meaning: 'to look the sequence up' },
  csv: { name: 'CSV', meaning: 'a line for each heap' },
  json: { name: 'JSON', meaning: 'with the rule, the range and what is proved' },
};
