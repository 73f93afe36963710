/** What is asked of a family once turns and reasons are told: words of moves, and of the steps of an explanation. */

import type { Move, Position, Step } from 'grundy-wasm';

/** A move as the picture shows it. */
export interface ShownMove {
  item: number;
  from: number;
  to: number;
  /** What is left of a heap that may be split, `3+1`. */
  left?: string;
}

export type WrittenMove = Pick<Move, 'item' | 'from' | 'to' | 'notation'>;

/** Sizes that are no longer those of the position. */
export type Sizes = ReadonlyMap<number, number>;

export interface Teller<P extends Position = Position> {
  /** The number by which the first item is called. */
  first(position: P): number;
  /** Whether moves lead from place to place; else they change a size. */
  readonly places: boolean;
  /** Whether a move may leave several heaps. */
  readonly splits: boolean;
  /** `pile 2: 5 → 1` */
  moveLabel(position: P, move: WrittenMove): string;
  /** The target as the core writes it after the item: “taking pile 2 down to 1”. */
  moveWords(position: P, item: number, target: string, left: Sizes): string;
  /** The same in the list of a match: `pile 2 → 1`. */
  shortWords(position: P, item: number, target: string): string;
  /** What an editor wrote, as the picture shows it. */
  written(position: P, item: number, target: string): Omit<ShownMove, 'item'>;
  /** Coins that go on to another item when they leave one; null where they are gone. */
  flow(position: P): { coins: Float64Array; next(item: number): number } | null;
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
