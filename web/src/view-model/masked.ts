/** An analysis as it is drawn where something is not to be told. */

import type { Analysis, Table } from 'grundy-wasm';
import { fillOrder } from './order.js';
import type { Place } from './place.js';

/** The codes of what is drawn blank, and of what the reader is to find out. */
export const BLANK = ' '.charCodeAt(0);
export const OPEN = '?'.charCodeAt(0);
export const GONE = '#'.charCodeAt(0);

/** Every outcome of a table but that of its damaged cells. */
function hiddenTable(table: Table, code: number): Table {
  const outcomes = new Uint8Array(table.outcomes.length).fill(code);
  for (let cell = table.outcomes.indexOf(GONE); cell >= 0; cell = table.outcomes.indexOf(GONE, cell + 1)) outcomes[cell] = GONE;
  return { ...table, outcomes };
}

const NO_MOVES = { count: null, from: 0, list: [] };

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
    lostCount: null,
  };
}

/** As the table looks when `place` has just been filled: what comes later is blank still. `whole` is the analysis that says the order. */
export function filledUpTo(shown: Analysis, whole: Analysis, place: Place): Analysis {
  const { places, indexOf } = fillOrder(whole, place.table);
  const last = indexOf(place.state);
  const tables = [...shown.tables];
  const table = hiddenTable(tables[place.table]!, BLANK);
  for (const state of places.slice(0, last + 1)) table.outcomes[state] = tables[place.table]!.outcomes[state]!;
  tables[place.table] = table;
  const { components } = shown;
  const outcome = components.outcome.map((code, index) => (components.table[index] === place.table && indexOf(components.state[index]!) > last ? BLANK : code));
  return { ...shown, tables, components: { ...components, outcome }, moves: NO_MOVES };
}
