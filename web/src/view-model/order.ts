/** The order in which a table can be filled: a place comes after the places it leads to. */

import type { Position, Table } from 'grundy-wasm';
import type { Place } from './place.js';
import { shadeOf } from './outcome.js';

/** Larger boards are stepped through cell by cell. */
const MOST_ORDERED = 1 << 16;

function isOrdered(family: Position['family'], { outcomes }: Table): boolean {
  return family === 'board' && outcomes.length <= MOST_ORDERED;
}

/** Pile sizes fill upwards; cells by the moves to their end, those without an end last. */
function rankOf(family: Position['family'], table: Table, state: number): number {
  if (!isOrdered(family, table)) return state;
  const remoteness = table.remoteness[state] ?? -1;
  return remoteness < 0 ? Infinity : remoteness;
}

function isPlace(table: Table, state: number): boolean {
  return shadeOf(table.outcomes[state]) !== 'none';
}

/** Whether `state` is filled later than the place chosen. */
export function isLater(family: Position['family'], table: Table, state: number, chosen: number): boolean {
  const [one, other] = [rankOf(family, table, state), rankOf(family, table, chosen)];
  return one > other || (one === other && state > chosen);
}

/** The place filled just before or just after another; null at either end. */
export function neighbourInOrder(family: Position['family'], table: Table, { table: index, state }: Place, step: 1 | -1): Place | null {
  if (!isOrdered(family, table)) {
    let next = state + step;
    while (next >= 0 && next < table.outcomes.length && !isPlace(table, next)) next += step;
    return next < 0 || next >= table.outcomes.length ? null : { table: index, state: next };
  }
  let best: number | null = null;
  for (let other = 0; other < table.outcomes.length; ++other) {
    if (other === state || !isPlace(table, other) || isLater(family, table, other, state) !== (step === 1)) continue;
    if (best === null || isLater(family, table, best, other) === (step === 1)) best = other;
  }
  return best === null ? null : { table: index, state: best };
}

export function firstInOrder(family: Position['family'], table: Table, index: number): Place | null {
  let best: number | null = null;
  for (let state = 0; state < table.outcomes.length; ++state) {
    if (isPlace(table, state) && (best === null || isLater(family, table, best, state))) best = state;
    if (best !== null && !isOrdered(family, table)) break;
  }
  return best === null ? null : { table: index, state: best };
}
