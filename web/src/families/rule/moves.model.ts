/** What a move of a rule leaves, by name, and the moves that a picture cannot show. */

import type { Continuation, ItemMove } from 'grundy-wasm';
import { placeName } from '../../words/names.js';
import { ruleMove, sumName } from '#words/families/rule';
import type { ShownMove, WrittenMove } from '../teller.model.js';
import { numbersAt, type RulePosition } from './position.model.js';

export function leftName(position: RulePosition, states: readonly number[]): string {
  return sumName(states.map((state) => placeName(position, state)));
}

/** What a move leaves; null where that is not all in the table. */
export function leftBy(position: RulePosition, { to, left = [] }: ShownMove): string | null {
  const states = left.length > 1 ? left : [to];
  return states.every((state) => numbersAt(position, state) !== null) ? leftName(position, states) : null;
}

export function moveName(position: RulePosition, move: WrittenMove): string {
  const left = leftBy(position, move);
  return left === null ? move.notation : ruleMove(placeName(position, move.from), left);
}

/** The legal moves that no token can be drawn to: they leave several parts, or lead outside of the table. */
export function undrawn({ columns, rows }: RulePosition, turns: readonly Continuation[]): ItemMove[] {
  const moves = new Map(turns.flatMap(({ turn }) => turn.moves.map((move) => [move.notation, move] as const)));
  return [...moves.values()].filter(({ left, to }) => left.length > 1 || to >= columns * rows);
}
