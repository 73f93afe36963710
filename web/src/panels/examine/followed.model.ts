/** Which place is looked into, and where it is after an edit. */

import type { Analysis } from 'grundy-wasm';
import { describerOf } from '../../families/describers.model.js';
import { familyOf } from '../../families/families.model.js';
import { tellerOf } from '../../families/tellers.model.js';
import { itemAt } from '../../params/item-at.js';
import type { Place } from '../../places/place.js';

/**
 * The same place in the position that followed: a piece just put there is the one looked at, else what was looked at before; null
 * where the position no longer has it.
 */
export function followedPlace(before: Analysis, after: Analysis, place: Place): Place | null {
  if (before.game !== after.game) return null;
  const describer = describerOf(before.position);
  const state = describer === describerOf(after.position) ? describer.followed(before.position, after.position, place.state) : place.state;
  if (state === null) return null;
  const newest = after.components.state.length - 1;
  const added = tellerOf(after.position).places && newest === before.components.state.length && after.components.state[newest] === state;
  if (added) return { table: itemAt(after.components.table, newest), state };
  const name = before.tables[place.table]?.name;
  const table = after.tables[place.table]?.name === name ? place.table : after.tables.findIndex((each) => each.name === name);
  return state < (after.tables[table]?.outcomes.length ?? 0) ? { table, state } : null;
}

/** The place that can be looked into: tables of one component each are filled option by option. */
export function placeToExamine({ position, tables }: Analysis, place: Place | null): Place | null {
  if (!place || !familyOf(position).apart) return null;
  return place.state < (tables[place.table]?.outcomes.length ?? 0) ? place : null;
}
