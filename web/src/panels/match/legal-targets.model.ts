/** Where a thing may go in a match. */

import type { Analysis, Continuation } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import { itemAt } from '../../params/item-at.js';

/** One object, because pictures are drawn anew for another. */
const NOWHERE: ReadonlySet<number> = new Set();

/** What is known of the legal turns, and what was moved already. */
export interface Legal {
  turns?: readonly Continuation[] | null;
  complete?: boolean;
  pending?: readonly string[];
}

const nameOf = (notation: string): string => itemAt(notation.split(':'), 0);

/**
 * Where a thing may go in one of these turns, beside what was moved in the same turn before. Where not all turns are listed and none of
 * them has all that, anywhere that one of them takes it.
 */
export function legalTargets({ position }: Analysis, { turns, complete, pending = [] }: Legal, item: number | null): ReadonlySet<number> {
  if (item === null || !turns) return NOWHERE;
  // A turn of one game may change several things, the first of which moves.
  const whole = !familyOf(position).apart;
  const own = turns.flatMap(({ turn }) => (whole ? turn.moves.slice(0, 1) : turn.moves).filter((move) => move.item === item).map((move) => ({ move, turn })));
  const others = pending.filter((notation) => nameOf(notation) !== nameOf(own[0]?.move.notation ?? ''));
  const fitting = own.filter(({ turn }) => others.every((other) => turn.moves.some(({ notation }) => notation === other)));
  return new Set((fitting.length > 0 || complete ? fitting : own).map(({ move }) => move.to));
}
