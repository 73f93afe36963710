/** The order in which a table can be filled: a place comes after the places it leads to. */

import type { Analysis, Table } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import { shadeOf } from '../../places/outcome.js';
import { itemAt } from '../../params/item-at.js';

/** The places of a table in the order in which they are filled. */
export interface FillOrder {
  places: readonly number[];
  /** The index of a place in this order; -1 where nothing may stand. */
  indexOf(state: number): number;
}

/** Whether the table is small enough to be filled before the reader's eyes: its places are drawn one by one. */
export function canFill({ position, tables }: Analysis, table: number): boolean {
  const source = tables[table];
  return source !== undefined && familyOf(position).canFill(position, source);
}

const known = new WeakMap<Table, FillOrder>();

export function fillOrder(analysis: Analysis, table: number): FillOrder {
  const source = itemAt(analysis.tables, table);
  const before = known.get(source);
  if (before) return before;
  const rank = familyOf(analysis.position).rankBy(analysis.position, source);
  const places = Array.from(source.outcomes.keys()).filter((state) => shadeOf(source.outcomes[state]) !== 'none');
  places.sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
  const indices = new Map(places.map((state, index) => [state, index]));
  const order = { places, indexOf: (state: number) => indices.get(state) ?? -1 };
  known.set(source, order);
  return order;
}
