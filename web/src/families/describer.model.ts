/** What a family says about a position when it is examined, filled, claimed in an exercise, exported or shared. */

import type { Analysis, Position, Table } from 'grundy-wasm';
import type { Entry } from '../places/outcome.js';

export interface Describer<P extends Position = Position> {
  /** The position in a sentence, for readers who do not see the picture: `Nim with piles 3, 5, 7`. */
  described(position: P, title: string): string;
  /** The title of a place in a table: `A pile of 3`. */
  placeTitle(position: P, state: number, table: Table): string;
  /** Sentences about the place, shown before its numbers. */
  placeFacts(analysis: Analysis, position: P, state: number, entry: Entry): string[];
  /** What the place is, if not its outcome when played alone. With `facts`, these replace all other facts about the place. */
  placeAlone(position: P, state: number, entry: Entry): { outcome: string; facts?: string[] } | null;
  /** The state of the same place after an edit; null where it is gone. */
  followed(before: P, after: P, state: number): number | null;
  /** The hint how to claim places in an exercise; null where there is none. */
  claimHint(position: P): string | null;
  /** Whether a table is small enough to be filled step by step on screen, and the rank of its states in that order. */
  canFill(position: P, table: Table): boolean;
  rankBy(position: P, table: Table): (state: number) => number;
  /** What a place is called in an exported file: `size`, `cell`, `node`, … */
  placeNoun(position: P): string;
  placeLabel(position: P, state: number, table: Table): string;
  /** The labels above a column and beside a row of a grid, where they differ from those of a board. */
  columnLabel?(x: number): string;
  rowLabel?(y: number): string;
  /** Whether the page says which options the place under the pointer has. The editor sends that place. */
  readonly leads: boolean;
  /** Whether a program that solves the game can be exported. */
  readonly hasProgram: boolean;
  /** The height of an embed in CSS pixels that shows a whole small position and the parts around it. */
  frameHeight(position: P): number;
}
