/** Where a thing may go in a match. */

import type { Continuation } from 'grundy-wasm';
import type { WrittenMove } from '../places/shown-move.js';

/** One shared object: pictures are drawn anew for another. */
const NOWHERE: ReadonlySet<number> = new Set();

/** The legal turns known so far, whether these are all, and the moves made already in this turn. */
export interface Legal {
  turns?: readonly Continuation[] | null;
  complete?: boolean;
  pending?: readonly WrittenMove[];
}

/**
 * Where a thing may go in the legal turns that also contain the other moves made so far. If no listed turn does, and not all are listed, where it may go in any
 * of them.
 */
export function legalTargets({ turns, complete, pending = [] }: Legal, item: number | null): ReadonlySet<number> {
  if (item === null || !turns) return NOWHERE;
  const own = turns.flatMap(({ turn }) =>
    turn.moves.filter((move) => move.item === item).map((move) => ({ move, turn })),
  );
  const others = pending.filter((move) => move.item !== item);
  const fitting = own.filter(({ turn }) =>
    others.every((other) => turn.moves.some(({ notation }) => notation === other.notation)),
  );
  return new Set((fitting.length > 0 || complete ? fitting : own).map(({ move }) => move.to));
}
