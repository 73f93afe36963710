/** What is asked of a family once turns and reasons are told: words of moves, and of the steps of an explanation. */

import type { Analysis, ItemMove, Position, Step } from 'grundy-wasm';
import type { NimHeap } from '#words/reasons';

/** A move as the picture shows it. */
export type ShownMove = Pick<ItemMove, 'item' | 'from' | 'to'> & Partial<Pick<ItemMove, 'left' | 'changes' | 'notation'>>;

/** The same, as the core wrote it or an editor means it. */
export type WrittenMove = ShownMove & Pick<ItemMove, 'notation'>;

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A step of one kind in a sentence. Written as a method, so that one that asks for its own positions counts as one for any. */
export type Telling<Kind extends Step['kind'], P extends Position = Position> = { tell(step: StepOf<Kind>, position: P, analysis: Analysis): string }['tell'];

/** `Hidden` are the kinds of steps that few families get besides those that all get: they say where Nim hides in the game. */
export interface Teller<P extends Position = Position, Hidden extends Step['kind'] = never> {
  /** The number by which the first item is called. */
  first(position: P): number;
  /** Whether moves lead from place to place; else they change a size. */
  readonly places: boolean;
  /** `pile 2: 5 → 1` */
  moveLabel(position: P, move: WrittenMove): string;
  /** “taking pile 2 down to 1”. The move is of this position or answers a move of it. */
  moveWords(position: P, move: ShownMove): string;
  /** The same in the list of a match: `pile 2 → 1`. */
  shortWords(position: P, move: ShownMove): string;
  /** A state of a table in a sentence: `3 coins`, `b3`. */
  stateName(position: P, state: number): string;
  /** What a move leaves of an item that it splits, as states of its table: `7 + 5`. */
  leftName(position: P, states: readonly number[]): string;
  /** Who reaches the numbers of which a mex is taken, and whether that is a single one. */
  reaching(position: P, step: StepOf<'mex'>): { who: string; one: boolean };
  /** What stands for a heap of misère Nim. */
  nimHeap(position: P): NimHeap;
  /** Why these items are like piles of Nim. */
  nimNumber(position: P, items: readonly number[]): string;
  /** That these items are tame. */
  tame(position: P, items: readonly number[]): string;
  /** What a turn changes that makes the nim-sum 0; the turn comes as it is said. */
  restores(position: P, step: StepOf<'restores'>, turn: string): string;
  readonly steps: { readonly [Kind in Hidden]: Telling<Kind, P> };
}
