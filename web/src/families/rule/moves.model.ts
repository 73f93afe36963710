/** The moves of a rule: the names of their options, and how they are drawn. Only moves that take one token to another place are drawn. */

import type { Analysis, Continuation, ItemMove } from 'grundy-wasm';
import { placeName } from '../names.model.js';
import { ruleMove, sumName } from '#words/families/rule';
import type { ShownMove, WrittenMove } from '../../places/shown-move.js';
import { componentName } from './position.model.js';
import { numbersAt, partsOf, type RulePosition } from './position.model.js';

/** Stands for the end of a move that cannot be drawn as the way of one token. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

export function leftName(position: RulePosition, states: readonly number[]): string {
  return sumName(states.map((state) => placeName(position, state)));
}

/** Whether moves list all parts of what they leave. */
function comesApart({ splits, partItem }: RulePosition): boolean {
  return splits || new Set(partItem).size < partItem.length;
}

/** The name of what a move leaves; null where a part of it lies beyond the table. */
export function leftBy(position: RulePosition, { to, left = [] }: ShownMove): string | null {
  const states = left.length > 0 ? left : [to];
  return states.every((state) => numbersAt(position, state) !== null) ? leftName(position, states) : null;
}

/** The name of what moves: the component as it stands, or what it has become since. */
export function moverPlace(position: RulePosition, { item, from, had = [] }: ShownMove): string {
  if (had.length > 0) return leftName(position, had);
  const parts = partsOf(position).filter((part) => part.item === item);
  return parts.length === 1 && parts[0]?.state !== from ? placeName(position, from) : componentName(position, item);
}

export function moveName(position: RulePosition, move: WrittenMove): string {
  const left = leftBy(position, move);
  return left === null ? move.notation : ruleMove(moverPlace(position, move), left);
}

/** The states of the first list that the second lacks, counted with multiplicity. */
function without(states: readonly number[], others: readonly number[]): number[] {
  const rest = [...others];
  return states.filter((state) => {
    const place = rest.indexOf(state);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** The move as the way of one part. It leads to `NOWHERE` if it leaves several parts in place of one, or leads outside the table. */
export function drawnMove<Shown extends ShownMove>(position: RulePosition, move: Shown): Shown {
  const size = position.columns * position.rows;
  if (!comesApart(position) || move.left === undefined) return { ...move, to: move.to < size ? move.to : NOWHERE };
  const before = partsOf(position)
    .filter(({ item }) => item === move.item)
    .map(({ state }) => state);
  const [gone, come] = [without(before, move.left), without(move.left, before)];
  const [from = move.from, to = NOWHERE] = [gone[0], come[0]];
  return { ...move, from, to: gone.length === 1 && come.length === 1 && to < size ? to : NOWHERE };
}

const drawings = new WeakMap<Analysis, Analysis>();

/** The analysis with its winning moves as they are drawn. Returns the same object for the same analysis. */
export function drawnAnalysis(analysis: Analysis, position: RulePosition): Analysis {
  const known = drawings.get(analysis);
  if (known) return known;
  const list = analysis.moves.list.map((turn) => ({
    ...turn,
    moves: turn.moves.map((move) => drawnMove(position, move)),
  }));
  const drawn = { ...analysis, moves: { ...analysis.moves, list } };
  drawings.set(analysis, drawn);
  return drawn;
}

/** The legal turns with their moves as they are drawn. */
export function drawnTurns(turns: readonly Continuation[], position: RulePosition): Continuation[] {
  return turns.map((each) => ({
    ...each,
    turn: { ...each.turn, moves: each.turn.moves.map((move) => drawnMove(position, move)) },
  }));
}

/** The legal moves that cannot be drawn. */
export function undrawn(turns: readonly Continuation[], position: RulePosition): ItemMove[] {
  const moves = new Map(turns.flatMap(({ turn }) => turn.moves.map((move) => [move.notation, move] as const)));
  return [...moves.values()].filter((move) => drawnMove(position, move).to === NOWHERE);
}
