/**
 * An analysis as it is drawn when something must not be told. An exercise, a match and a blank picture are shared without their answers too, and what is
 * said of them in words keeps quiet as well.
 */

import type { Analysis, Table } from 'grundy-wasm';
import { COLOUR, type Coloured } from './tint.js';

/** The codes of places drawn blank, of places the reader is to find out, and of damaged cells. */
export const BLANK = ' '.charCodeAt(0);
export const OPEN = '?'.charCodeAt(0);
export const GONE = '#'.charCodeAt(0);

/** The table with `code` in place of every outcome, except at damaged cells. */
export function hiddenTable(table: Table, code: number): Table {
  const outcomes = new Uint8Array(table.outcomes.length).fill(code);
  for (let cell = table.outcomes.indexOf(GONE); cell >= 0; cell = table.outcomes.indexOf(GONE, cell + 1))
    outcomes[cell] = GONE;
  return { ...table, outcomes };
}

export const NO_MOVES = { count: null, from: 0, list: [] };

/** The analysis without anything that gives the answer away: outcomes, numbers, winning moves, reasons. */
export function hidden(analysis: Analysis, code: number): Analysis {
  const { components } = analysis;
  const uncoloured: Coloured = { ...analysis, [COLOUR]: undefined };
  return {
    ...uncoloured,
    // The tints would show the remoteness.
    tables: analysis.tables.map((table) => ({ ...hiddenTable(table, code), remoteness: new Int32Array() })),
    // Letters only: a number beside a claimed letter would tell whether it is right.
    number: 'outcome',
    components: {
      ...components,
      outcome: components.outcome.map(() => code),
      grundy: components.grundy.map(() => -1),
      remoteness: components.remoteness.map(() => -1),
    },
    moves: NO_MOVES,
    steps: [],
    asked: null,
  };
}
