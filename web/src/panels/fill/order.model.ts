/** The order in which a table can be filled: a place comes after the places it leads to. */

import type { Analysis, PieceMove, Table } from 'grundy-wasm';
import { SVG_SIDE } from '../../places/drawable.js';
import { shadeOf } from '../../places/outcome.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { itemAt } from '../../params/item-at.js';

/** The places of a table, the first to be filled first. */
export interface FillOrder {
  places: readonly number[];
  /** Which of them a place is, from 0; -1 where nothing may stand. */
  indexOf(state: number): number;
}

/** Whether the table is small enough to be filled before the reader's eyes: its places are drawn one by one. */
export function canFill({ position, tables }: Analysis, table: number): boolean {
  if (position.family === 'board') return Math.max(position.width, position.height) <= SVG_SIDE && table < tables.length;
  return position.family === 'piles' && (tables[table]?.columns ?? Infinity) <= LONGEST_STRIP;
}

/** A direction in which every move goes forward; null where moves lead back, so that there is none. */
export function directionOf(moves: readonly PieceMove[]): [x: number, y: number] | null {
  const units = moves.map(({ dx, dy }) => [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)] as const);
  // If all moves lie within a half-plane, the middle of the two outermost is within a right angle of each.
  for (const [x, y] of units) {
    for (const [u, v] of units) {
      const middle: [number, number] = [x + u, y + v];
      if (units.every((unit) => unit[0] * middle[0] + unit[1] * middle[1] > 1e-9)) return middle;
    }
  }
  return null;
}

/** What is filled in the order of: sizes upwards, cells against the moves; where those lead back, by the moves to the end. */
function rankBy({ position, tables }: Analysis, table: number): (state: number) => number {
  if (position.family !== 'board') return (state) => state;
  const { width, kinds } = position;
  const { name, remoteness } = itemAt(tables, table);
  const direction = directionOf(kinds.find((kind) => kind.name === name)?.moves ?? []);
  if (direction === null) {
    return (state) => {
      const far = remoteness[state] ?? -1;
      return far < 0 ? Infinity : far;
    };
  }
  // Rounded, for cells that are equally far along are taken as they are read.
  return (state) => -Math.round(((state % width) * direction[0] + Math.floor(state / width) * direction[1]) * 1e6);
}

const known = new WeakMap<Table, FillOrder>();

export function fillOrder(analysis: Analysis, table: number): FillOrder {
  const source = itemAt(analysis.tables, table);
  const before = known.get(source);
  if (before) return before;
  const rank = rankBy(analysis, table);
  const places = Array.from(source.outcomes.keys()).filter((state) => shadeOf(source.outcomes[state]) !== 'none');
  places.sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
  const indices = new Map(places.map((state, index) => [state, index]));
  const order = { places, indexOf: (state: number) => indices.get(state) ?? -1 };
  known.set(source, order);
  return order;
}
