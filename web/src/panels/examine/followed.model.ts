/** Which place is examined, and where it is after an edit. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import { itemAt } from '../../params/item-at.js';
import type { Place } from '../../places/place.js';

/**
 * The examined place after an edit: in the table of a piece that was just put there, else in the table it had before; null if the position no longer has it.
 */
export function followedPlace(before: Analysis, after: Analysis, place: Place): Place | null {
  if (before.game !== after.game) return null;
  const family = familyOf(before.position);
  const state =
    family === familyOf(after.position) ? family.followed(before.position, after.position, place.state) : place.state;
  if (state === null) return null;
  const newest = after.components.state.length - 1;
  const added =
    familyOf(after.position).places &&
    newest === before.components.state.length &&
    after.components.state[newest] === state;
  if (added) return { table: itemAt(after.components.table, newest), state };
  const name = before.tables[place.table]?.name;
  const table =
    after.tables[place.table]?.name === name ? place.table : after.tables.findIndex((each) => each.name === name);
  return state < (after.tables[table]?.outcomes.length ?? 0) ? { table, state } : null;
}

/** The place if it can be examined, else null: only tables of single components are filled option by option. */
export function placeToExamine({ position, tables }: Analysis, place: Place | null): Place | null {
  if (!place || !familyOf(position).apart) return null;
  return place.state < (tables[place.table]?.outcomes.length ?? 0) ? place : null;
}
