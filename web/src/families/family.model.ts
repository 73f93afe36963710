/** What the first sight of a position asks of its family. Embeds wait for all of this, so what is said later is a teller's. */

import type { Position, Table } from 'grundy-wasm';
import type { Noun } from '#words/language';
import type { HeapNouns } from '#words/nouns';

/** What draws a position. */
export type Picture = 'board' | 'piles' | 'heaps' | 'strip' | 'tree' | 'row' | 'pairs' | 'runs' | 'graph' | 'walk' | 'apart' | 'stalks' | 'line' | 'plane' | 'dominoes' | 'chocolate' | 'marks';

/** What the legend says of a family's places. */
export interface LegendWords {
  /** Where the letters stand, and the number that decides, before “its”; a string tells instead what always stands there. */
  numbers: { letters: string; deciding: string } | string;
  ring: string;
  /** Whether `numbers`, where it is a string, speaks of Grundy numbers, which are then explained. */
  explained?: boolean;
  /** Whether a heat map shows its numbers closer up only. */
  closer?: boolean;
  /** Whether there are damaged cells. */
  gone?: boolean;
  /** What is drawn grey because it does not count. */
  faded?: string;
  /** Said in place of all else where no place is shaded. */
  blank?: string;
  /** What the places show where a reader cannot choose between numbers and letters. */
  choice?: { name: string; meaning: string };
}

export interface Family<P extends Position = Position> {
  /** Whether its items are components of a sum, whose tables are filled option by option; else all of them together are one game. */
  readonly apart: boolean;
  /** Whether its turns can be numbered, and so played. */
  readonly playable: boolean;
  /** What it is played with, where that differs from game to game. */
  nouns?(position: P): HeapNouns;
  /** What one item is called. */
  noun(position: P): Noun;
  itemName(position: P, item: number): string;
  /** What a state of a table is called. */
  placeName(position: P, state: number): string;
  picture(position: P): Picture;
  /** Whether some table has too many places to be drawn one by one, or a `coarse` board too little room for them. */
  isHeat(position: P, tables: readonly Table[], coarse: boolean): boolean;
  legend(position: P): LegendWords;
  /** Whether a place is shaded, where others are grey; all places and components are unless told. */
  shades?(position: P, state: number): boolean;
  /** What counts where a staircase decides. */
  counting?(position: P): string;
}
