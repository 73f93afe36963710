/** What a family answers: what it is called, what its picture shows, what is said of its moves, reasons and places. */

import type { Analysis, Position, Step, Table } from 'grundy-wasm';
import type { Noun } from '#words/language';
import type { HeapNouns } from '#words/nouns';
import type { NimHeap } from '#words/reasons';
import type { GameWords } from '../words/game-words.js';
import type { Drawn } from '../params/chance.js';
import type { Pasted, WrittenGraph } from '../params/graphs/fitting.js';
import type { GraphForm, TextGraph } from '../params/graphs/graph-text.js';
import type { Entry } from '../places/outcome.js';
import type { Lookup } from '../params/lookup.js';
import type { ShownMove, WrittenMove } from '../places/shown-move.js';

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

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A step of one kind as a sentence. Method types are bivariant, so a method for the positions of one family counts as one for any. */
export type Telling<Kind extends Step['kind'], P extends Position = Position> = {
  tell(step: StepOf<Kind>, position: P, analysis: Analysis): string;
}['tell'];

/** How positions that are graphs are pasted and copied as text. */
export interface GraphText<P extends Position = Position> {
  /** The text of the position with the pasted graph in place of its own. Tokens and coins stay on nodes that stay. */
  pasted(text: string, graph: TextGraph): Pasted;
  /** Whether a form is likelier in this game than those before it. */
  prefers?(form: GraphForm): boolean;
  /** The number of nodes and links together. */
  sizeOf(position: P): number;
  written(position: P): WrittenGraph;
}

export interface Family<P extends Position = Position> {
  /** The words of its games. */
  readonly games: Lookup<GameWords>;
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
  /** Whether the picture can be shaded by what the whole position would be if one component stood elsewhere. */
  shadesByWhole?(position: P): boolean;

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
  /** The sentences for kinds of steps that few families have. */
  readonly steps: { readonly [Kind in Step['kind']]?: Telling<Kind, P> };

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
  /** The height of an embed in CSS pixels that shows a whole small position and the parts around it; `narrow`: on a phone. */
  frameHeight(position: P, narrow: boolean): number;

  /** How another position of the same kind is drawn at random. */
  readonly chance?: Drawn;
  /** Fetches what reads and writes its graphs, where positions are graphs. */
  graphText?(): Promise<GraphText<P>>;
}
