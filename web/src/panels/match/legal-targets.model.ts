/** Where a thing may go in a match. */

import type { Continuation } from 'grundy-wasm';
import type { WrittenMove } from '../../families/teller.model.js';

/** One object, because pictures are drawn anew for another. */
const NOWHERE: ReadonlySet<number> = new Set();

/** What is known of the legal turns, and what was moved already. */
export interface Legal {
  turns?: readonly Continuation[] | null;
  complete?: boolean;
  pending?: readonly WrittenMove[];
}

/**
 * Where a thing may go in one of these turns, beside what was moved in the same turn before. Where not all turns are listed and none of
 * them has all that, anywhere that one of them takes it.
 */
export function legalTargets({ turns, complete, pending = [] }: Legal, item: number | null): ReadonlySet<number> {
  if (item === null || !turns) return NOWHERE;
  const own = turns.flatMap(({ turn }) => turn.moves.filter((move) => move.item === item).map((move) => ({ move, turn })));
  const others = pending.filter((move) => move.item !== item);
  const fitting = own.filter(({ turn }) => others.every((other) => turn.moves.some(({ notation }) => notation === other.notation)));
  return new Set((fitting.length > 0 || complete ? fitting : own).map(({ move }) => move.to));
}
