/** What is asked of a family where a position is looked into, filled, claimed, written into files or shared. */

import type { Analysis, Position, Table } from 'grundy-wasm';
import type { Entry } from '../places/outcome.js';

export interface Describer<P extends Position = Position> {
  /** The position in a sentence, for readers who do not see the picture: `Nim with piles 3, 5, 7`. */
  described(position: P, title: string): string;
  /** What stands at a place of a table: `A pile of 3`. */
  placeTitle(position: P, state: number, table: Table): string;
  /** Sentences about the place, before its numbers. */
  placeFacts(analysis: Analysis, position: P, state: number, entry: Entry): string[];
  /** What the place is, where that is not its outcome when played alone; `facts` stand in place of all that is known. */
  placeAlone(position: P, state: number, entry: Entry): { outcome: string; facts?: string[] } | null;
  /** The same place after an edit; null where it is gone. */
  followed(before: P, after: P, state: number): number | null;
  /** How a reader of an exercise says what places are; null where there is none to speak of. */
  claimHint(position: P): string | null;
  /** Whether a table is small enough to be filled before the reader's eyes, and in which order that is done. */
  canFill(position: P, table: Table): boolean;
  rankBy(position: P, table: Table): (state: number) => number;
  /** What the places of a table are in a file: `size`, `cell`, `node`, … */
  placeNoun(position: P): string;
  placeLabel(position: P, state: number, table: Table): string;
  /** What stands above a column and beside a row of a table that is a grid, where that is not as on a board. */
  columnLabel?(x: number): string;
  rowLabel?(y: number): string;
  /** Whether it is told what the moves make of the place under the pointer, which its editor sends. */
  readonly leads: boolean;
  /** Whether its rule can be written as a program. */
  readonly hasProgram: boolean;
  /** CSS pixels that show all of a small position with what stands around it. */
  frameHeight(position: P): number;
}
