/** What a family must answer before its first picture is shown. Embeds wait for all of this: what is said later belongs to a teller. */

import type { Position, Table } from 'grundy-wasm';
import type { Noun } from '#words/language';
import type { HeapNouns } from '#words/nouns';

/** The kinds of pictures. */
export type Picture =
  | 'board'
  | 'piles'
  | 'heaps'
  | 'strip'
  | 'tree'
  | 'row'
  | 'pairs'
  | 'runs'
  | 'graph'
  | 'walk'
  | 'apart'
  | 'stalks'
  | 'line'
  | 'plane'
  | 'dominoes'
  | 'chocolate'
  | 'marks';

/** What the legend says about the places of a family. */
export interface LegendWords {
  /** Where the letters stand, and the words before and behind the name of the deciding number. A string is the whole sentence instead. */
  numbers: { letters: string; deciding: string; of?: string } | string;
  ring: string;
  /** Whether a string in `numbers` speaks of Grundy numbers, so that the legend explains them. */
  explained?: boolean;
  /** Whether a heat map shows its numbers only when zoomed in. */
  closer?: boolean;
  /** Whether the board has damaged cells. */
  gone?: boolean;
  /** What is coloured because it counts, where its colour does not tell who wins. */
  counted?: string;
  /** What is drawn in grey because it does not count. */
  faded?: string;
  /** The same where the answer says so, and not the rules. */
  uncounted?: string;
  /** Replaces the whole legend where no place is shaded. */
  blank?: string;
  /** What the places show, where the reader cannot choose between numbers and letters. */
  choice?: { name: string; meaning: string };
}

/** What was read in a parameter, where that may not be what was meant. */
export interface TextNote {
  key: string;
  said: string;
  /** Another value of the parameter, which was likely meant; null where none is. */
  meant: string | null;
}

export interface Family<P extends Position = Position> {
  /** Whether its items are components of a sum, whose tables are filled option by option. Otherwise all items together are one game. */
  readonly apart: boolean;
  /** Whether its turns can be numbered, and so a match played. */
  readonly playable: boolean;
  /** The nouns for its heaps, where they differ from game to game. */
  nouns?(position: P): HeapNouns;
  /** The noun for an item. */
  noun(position: P): Noun;
  itemName(position: P, item: number): string;
  /** The name of a state of a table. */
  placeName(position: P, state: number): string;
  picture(position: P): Picture;
  /** Whether a table has too many places to draw them one by one. `coarse`: the board has too little room on screen for that. */
  isHeat(position: P, tables: readonly Table[], coarse: boolean): boolean;
  legend(position: P): LegendWords;
  /** Whether a place is shaded or grey. Without this, all places and components are shaded. */
  shades?(position: P, state: number): boolean;
  /** Which heaps count where a staircase theorem decides. */
  counting?(position: P): string;
  /** What is said of the text where it is typed. */
  notes?(position: P): TextNote[];
}
