/** An analysis while one of its tables fills. */

import type { Analysis } from 'grundy-wasm';
import { BLANK, hiddenTable, NO_MOVES } from '../../places/masked.js';
import { fillOrder } from './order.model.js';
import type { Place } from '../../places/place.js';
import { itemAt } from '../../params/item-at.js';

/** The analysis when `place` has just been filled: later places are still blank. `whole` is the analysis that gives the order. */
export function filledUpTo(shown: Analysis, whole: Analysis, place: Place): Analysis {
  const { places, indexOf } = fillOrder(whole, place.table);
  const last = indexOf(place.state);
  const tables = [...shown.tables];
  const full = itemAt(tables, place.table);
  const table = hiddenTable(full, BLANK);
  for (const state of places.slice(0, last + 1)) table.outcomes[state] = full.outcomes[state] ?? BLANK;
  tables[place.table] = table;
  const { components } = shown;
  const outcome = components.outcome.map((code, index) =>
    components.table[index] === place.table && indexOf(components.state[index] ?? -1) > last ? BLANK : code,
  );
  return { ...shown, tables, components: { ...components, outcome }, moves: NO_MOVES };
}
