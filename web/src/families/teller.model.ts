/** What a family says about its moves, and about the steps of an explanation. */

import type { Analysis, Position, Step } from 'grundy-wasm';
import type { ShownMove, WrittenMove } from '../places/shown-move.js';
import type { NimHeap } from '#words/reasons';

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A step of one kind as a sentence. Method types are bivariant, so a method for the positions of one family counts as one for any. */
export type Telling<Kind extends Step['kind'], P extends Position = Position> = {
  tell(step: StepOf<Kind>, position: P, analysis: Analysis): string;
}['tell'];

/** Words of a family. `Hidden` are the kinds of steps that few families have: they say where Nim hides in the game. */
export interface Teller<P extends Position = Position, Hidden extends Step['kind'] = never> {
  /** The number that names the first item. */
  first(position: P): number;
  /** Whether moves lead from place to place; otherwise they change a size. */
  readonly places: boolean;
  /** `take 4 from pile 2 (5 → 1)` */
  moveLabel(position: P, move: WrittenMove): string;
  /** “taking pile 2 down to 1”. The move is one of this position, or an answer to such a move. */
  moveWords(position: P, move: ShownMove): string;
  /** The short form for the list of a match: `take 4 from pile 2 (5 → 1)`, `stair 2 keeps 1`. */
  shortWords(position: P, move: ShownMove): string;
  /** A state of a table in a sentence: `3 coins`, `b3`. */
  stateName(position: P, state: number): string;
  /** The name of what a move leaves of an item, as states of its table: `7 + 5`. */
  leftName(position: P, states: readonly number[]): string;
  /** Who reaches the numbers in a mex, and whether that is a single item. */
  reaching(position: P, step: StepOf<'mex'>): { who: string; one: boolean };
  /** The words for what plays the part of a heap of misère Nim. */
  nimHeap(position: P): NimHeap;
  /** Says why these items are like piles of Nim. */
  nimNumber(position: P, items: readonly number[]): string;
  /** Says that these items are tame. */
  tame(position: P, items: readonly number[]): string;
  /** Says what a turn changes to make the nim-sum 0. `turn` is already in words. */
  restores(position: P, step: StepOf<'restores'>, turn: string): string;
  readonly steps: { readonly [Kind in Hidden]: Telling<Kind, P> };
}
