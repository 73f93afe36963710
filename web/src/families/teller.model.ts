/** What is asked of a family once turns and reasons are told: words of moves, and of the steps of an explanation. */

import type { ItemMove, Position, Step } from 'grundy-wasm';

/** A move as the picture shows it. */
export type ShownMove = Pick<ItemMove, 'item' | 'from' | 'to'> & Partial<Pick<ItemMove, 'left' | 'changes'>>;

/** The same, as the core wrote it or an editor means it. */
export type WrittenMove = ShownMove & Pick<ItemMove, 'notation'>;

export interface Teller<P extends Position = Position> {
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
  /** Who reaches the numbers of which a mex is taken, and whether that is a single one. */
  reaching(position: P, step: Extract<Step, { kind: 'mex' }>): { who: string; one: boolean };
  /** What stands for a heap of misère Nim: its noun, and words for a large one and for one of size 1. */
  nimHeap(position: P): readonly [noun: string, large: string, one: string];
  /** What a move that restores the nim-sum changes. */
  changed(position: P, step: Extract<Step, { kind: 'restores' }>): string;
  /** A step in words of its own; null where the general ones do. */
  ownStep(step: Step, position: P): string | null;
}
