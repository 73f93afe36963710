/** An analysis as it is drawn where something is not to be told. */

import type { Analysis, Table } from 'grundy-wasm';

/** The codes of what is drawn blank, and of what the reader is to find out. */
export const BLANK = ' '.charCodeAt(0);
export const OPEN = '?'.charCodeAt(0);
export const GONE = '#'.charCodeAt(0);

/** Every outcome of a table but that of its damaged cells. */
export function hiddenTable(table: Table, code: number): Table {
  const outcomes = new Uint8Array(table.outcomes.length).fill(code);
  for (let cell = table.outcomes.indexOf(GONE); cell >= 0; cell = table.outcomes.indexOf(GONE, cell + 1)) outcomes[cell] = GONE;
  return { ...table, outcomes };
}

export const NO_MOVES = { count: null, from: 0, list: [] };

/** Nothing that gives the answer away is left: no outcomes, numbers or winning moves. */
export function hidden(analysis: Analysis, code: number): Analysis {
  const { components } = analysis;
  return {
    ...analysis,
    // Nearness to the end would show in the tints.
    tables: analysis.tables.map((table) => ({ ...hiddenTable(table, code), remoteness: new Int32Array() })),
    // Letters only: a number beside one would tell whether it is right.
    number: 'outcome',
    components: { ...components, outcome: components.outcome.map(() => code), grundy: components.grundy.map(() => -1), remoteness: components.remoteness.map(() => -1) },
    moves: NO_MOVES,
    steps: [],
    asked: null,
  };
}
