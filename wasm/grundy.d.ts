/**
 * The contract between the C++ core and everything that is not C++: what crosses the border, field by field.
 *
 * Tables and lists cross as typed arrays that own their memory, so they may be transferred. `tests/contract`
 * checks in both directions that the built module sends exactly these keys and exactly these words.
 */

import type { Catalogue } from './catalogue.js';
import type { Asked, ChooseReply, ContinuationsReply, Formula, Moves, PlayReply, Rule, TurnsReply } from './play.js';

export type * from './catalogue.js';
export type * from './play.js';

/** Who wins at the end: under `normal` play the player who cannot move loses, under `misere` play that player wins. */
export type Play = 'normal' | 'misere';

/**
 * Which components one turn moves: exactly one, one or more, one or more but not all, every one (whoever cannot is lost), every
 * one that still can, or one to `upTo` of them.
 */
export type Sum = 'disjunctive' | 'selective' | 'not-all' | 'conjunctive' | 'continued' | 'up-to';

/** For the player to move. `draw`: neither can force an end. `undecided`: neither proved nor searched; the reason names the limit. */
export type Outcome = 'win' | 'lose' | 'draw' | 'undecided';

/** The number of a component that decides under the rule chosen: what a cell shows. */
export type DecidingNumber = 'grundy' | 'remoteness' | 'suspense' | 'outcome';

/** What is wrong with one parameter. All problems of a text come back at once. */
export interface Problem {
  /** The parameter it belongs to, e.g. `piles`; `move` for a refused move. */
  key: string;
  code: 'missing' | 'unknown' | 'repeated' | 'malformed' | 'range' | 'limit' | 'conflict';
  /** The offending item as it was written, or the number of what there is too much of; empty when something is missing. */
  item: string;
  expected: Expected;
  passage: Passage | null;
}

/**
 * Where the item stands in the value of its key, in UTF-16 code units from 0, and what was probably meant in its place; null where the item is
 * a whole or has no place.
 */
export interface Passage {
  from: number;
  to: number;
  instead: string | null;
}

/** What was meant to stand in place of an item. The sentence of each code is in the page's words, `words/en/problems.ts`. */
export interface Expected {
  /** For example `number`; each family adds its own. */
  code: string;
  /** What the sentence names: numbers in decimal digits, keys, words of the parameter. */
  values: string[];
}

export type Reply = { ok: true; analysis: Analysis } | { ok: false; problems: Problem[] };

/**
 * The outcome of the whole position if this component stood at each state of its table: 'W', 'L', 'D', '?' (undecided) or '#'
 * (no position) as character codes.
 */
export type WhatIfReply = { ok: true; table: number; outcomes: Uint8Array } | { ok: false; problems: Problem[] };

export type ExamineReply = Examined | { ok: false; problems: Problem[] };

/** One state of a table and its options: how its numbers follow from theirs. */
export interface Examined {
  ok: true;
  state: number;
  /** 'W', 'L' or 'D'. */
  outcome: string;
  grundy: number;
  remoteness: number;
  /**
   * At most 1000 of the options, as states in ascending order, with the outcome and Grundy number of each. An option of take-and-break
   * may be several heaps: these are `left`, largest first, and the options their coins together. Elsewhere nothing is `left`.
   */
  options: Float64Array;
  left: number[][];
  outcomes: Uint8Array;
  numbers: Float64Array;
  /** How many further options there are. */
  omitted: number;
}

/** Everything the core says about one position. */
export interface Analysis {
  /** The canonical text of the position: equal games have equal texts. */
  text: string;
  /** The catalogue key, the value of `game=`. */
  game: string;
  rule: Rule;
  play: Play;
  sum: Sum;
  /** The most components a turn may move where `sum` is `up-to`, else 0. */
  upTo: number;
  outcome: Outcome;
  reason: Reason;
  number: DecidingNumber;
  /**
   * The Grundy number of the whole position as a disjunctive sum: the nim-sum of its components' (it decides normal play only).
   * null where it has none or it is not known.
   */
  grundy: number | null;
  /** Moves until the end when the winner hastens and the loser delays; null where it is not known. */
  remoteness: number | null;
  position: Position;
  components: Components;
  tables: Table[];
  moves: Moves;
  steps: Step[];
  rehang: Rehang;
  /** The answer to what the text asks beside the position: with `count`, or of a typed rule with `guess`. */
  asked: Asked | null;
  /** The answer as the contest problem of this game prints it; empty where there is none. */
  judge: string;
}

/** Why the outcome can be trusted. */
export type Reason =
  | { by: 'theorem'; theorem: Theorem }
  | { by: 'search'; positions: number }
  | { by: 'limit'; limit: number; counted: Counted };

/** What a search counts against its limit. A step is one option looked at: where positions have many, these tell how long it takes. */
export type Counted = 'positions' | 'steps';

/** `alone`, the only component that can still move, and `ones`, misère play where no number exceeds 1, are reasons of what a turn leaves alone. */
export type Theorem =
  | 'sprague-grundy'
  | 'misere-nim'
  | 'tame'
  | 'staircase' | 'misere-staircase'
  | 'selective'
  | 'misere-selective'
  | 'not-all'
  | 'conjunctive'
  | 'continued'
  | 'moore'
  | 'misere-moore'
  | 'smith'
  | 'cake' | 'misere-cake'
  | 'northcott'
  | 'hackenbush'
  | 'matching'
  | 'even-kernel'
  | 'alone' | 'ones';

/** The position as things to draw. Indices count from 0; a cell is `x + y * width`, x from the left, y from the bottom. */
export type Position =
  | { family: 'piles'; look: 'piles' | 'strip'; piles: Float64Array; largest: number; take: string; adds: Float64Array }
  | { family: 'piles'; look: 'heaps'; piles: Float64Array; largest: number; take: string; adds: Float64Array; code: string; heaps: Float64Array; parts: Uint32Array }
  | { family: 'runs'; count: number; first: Float64Array; last: Float64Array; times: Float64Array }
  | { family: 'board'; width: number; height: number; toward: string; holes: Uint32Array; kinds: PieceKind[]; pieceKind: Uint32Array; pieceCell: Uint32Array }
  | { family: 'cram'; width: number; height: number; holes: Uint32Array; parts: Uint32Array }
  | { family: 'chomp'; heaps: Float64Array }
  | { family: 'notakto'; width: number; height: number; marks: Uint32Array; ended: Uint32Array }
  | { family: 'tree'; parents: Int32Array; coins: Float64Array; depth: Int32Array }
  | { family: 'row'; look: 'stairs' | 'piles' | 'cakes' | 'pots'; first: number; heaps: Float64Array; values: Float64Array; counts: Uint8Array }
  | { family: 'northcott'; width: number; turn: 'white' | 'black'; white: Uint32Array; black: Uint32Array; gaps: Uint32Array }
  | { family: 'graph'; nodes: { name: string }[]; arcFrom: Uint32Array; arcTo: Uint32Array; tokens: Uint32Array; placed: Uint32Array; right: Uint32Array; down: Uint32Array }
  | { family: 'geography'; directed: boolean; each: 'nodes' | 'edges'; nodes: { name: string }[]; arcFrom: Uint32Array; arcTo: Uint32Array; tokens: Uint32Array; holes: Uint32Array; marks: Uint32Array; placed: Uint32Array; right: Uint32Array; down: Uint32Array }
  | { family: 'node-kayles'; directed: false; nodes: { name: string }[]; arcFrom: Uint32Array; arcTo: Uint32Array; tokens: Uint32Array; parts: Uint32Array; placed: Uint32Array; right: Uint32Array; down: Uint32Array }
  | { family: 'hackenbush'; nodes: { name: string }[]; arcFrom: Uint32Array; arcTo: Uint32Array; counts: Uint8Array; spots: { node: number; right: number; up: number }[] }
  | { family: 'rule'; numbers: { name: string }[]; axes: Uint32Array; columns: number; rows: number; splits: boolean; below: number; partItem: Uint32Array; partNumbers: Float64Array; partState: Float64Array };

// Of the position: piles have the `largest` of their sizes (0 where there is none), `take` as it is written (empty for any number)
// and, in Poker Nim, how many coins each may still be given. In games of take-and-break (look `heaps`) a pile is what one heap became:
// `parts` says of how many heaps it is made, `heaps` lists these one after the other, largest first; `code` is that of the rule. Of Nim
// with more than a million piles, `count` of them, each run is an item and a component: a pile of each size from `first` to `last`, or
// `times` of `first`. A row names its heaps from `first`; `values` are the hidden numbers (coins of a stair, differences of piles,
// pieces of a cake, the number of one stone in a pot) and `counts` is 1 where they count. Northcott's rows hold one white and one black
// piece, columns from 0, with `gaps` free cells between; `turn` says who is to move. Each node of a graph that was `placed` is drawn so far to the `right` and `down`.
// In Geography the arcs, or edges where they are not `directed`, are followed by at most one of `tokens`, which has left the nodes that are `holes`, or followed those that `marks` lists. In Node
// Kayles `parts` says of each node to which part of the free ones it belongs, from 1, or 0 where it is not free.
// Of Hackenbush node 0 is the ground, each edge between `arcFrom` and `arcTo` is an item; `counts` is 1 where it hangs on the ground. Nodes
// that have a spot are drawn so far to the `right` and `up` above the ground.
// Of a board for dominoes `holes` are covered already; `parts` says of each cell to which of the regions that hang together it belongs, from 1, or 0 where no domino covers it.
// A bar of chocolate has rows of so many squares, the lowest first. Of boards for marks `width` and `height` are those of each. `marks` are the marked cells of one board after the other, that of cell n as 2^n; `ended` is 1 where nobody marks
// a cell any more. A table speaks of the picture of all, in which a column lies between two boards.
// A typed rule has positions of one to four `numbers`; `axes` are one or two of them by index: the first runs across its table, in so many
// `columns`, the second up in its `rows`. A component may be several parts, a disjunctive sum of its own: `partItem` is the component of each part, `partNumbers` the numbers
// of one part after the other, `partState` where it stands in the table. That is the number itself where there is but one; else 2^53-1
// stands for what is not in the table. Whether moves may leave several parts, `splits` tells; how many moves are none, since a number would be `below` 0, is told
// where that is quick to count, else it is 0.

/** A kind of piece with its moves as they are on this board (already turned toward the corner). */
export interface PieceKind {
  name: string;
  moves: PieceMove[];
}

/** A leap goes once by (dx, dy); a slide any number of times, stopping before a damaged cell. */
export interface PieceMove {
  dx: number;
  dy: number;
  slide: boolean;
}

/** The components in the reader's order, one entry of each array per component. A tree is one component. */
export interface Components {
  /** Which of `tables` speaks of this component. */
  table: Uint32Array;
  /** Where in that table it stands: the pile's size or the piece's cell; 0 for a tree. */
  state: Float64Array;
  /** 'W', 'L', 'D' or '?' as character codes: the component played alone under the same convention; one that may never be moved has ended. */
  outcome: Uint8Array;
  /** As in `tables`; -1 where it is not known. */
  grundy: Float64Array;
  /** Of the component alone; -1 where it is not known. */
  remoteness: Int32Array;
  /** Empty unless it is the deciding number. */
  suspense: Int32Array;
}

/**
 * What shades: one entry per pile size (columns = sizes from 0, rows = 1), per cell (row 0 is the bottom row), or per
 * node, heap of a row or row of Northcott's game (rows = 1; an entry speaks of it alone: of a node's or a stair's coins, of a
 * difference, of one stone in a pot, of a gap; a cake has Grundy number 1 where it counts).
 */
export interface Table {
  /** The kind of piece on a board, else `pile`, `node`, `heap`, `row`, `cell` or, of a typed rule, `place`. */
  name: string;
  columns: number;
  rows: number;
  /** Character codes: 'W' won for the player to move, 'L' lost, 'D' a draw, '?' not searched, '#' no position (a damaged cell). */
  outcomes: Uint8Array;
  /** Grundy numbers; 0 at a damaged cell. 4294967295 - i stands for infinity with the set `loopSets[i]`. */
  grundy: Uint8Array | Uint32Array | Float64Array;
  /** Under the convention played; -1 where it is not known or the game need not end. */
  remoteness: Int32Array;
  /** Empty unless it is the deciding number. */
  suspense: Int32Array;
  /** Ascending Grundy numbers that a position of infinite Grundy number can reach, each set once. */
  loopSets: number[][];
}

/**
 * One step of the explanation, in reading order. `items` are the piles, pieces, nodes or heaps it speaks of. Long lists are cut:
 * `omitted` says how many further `values` there are; where `values` belong to components, `items` names them one by one. A `turn` is a place in `moves.list`.
 *
 * - `nim-heap`, `nim-runs`, `mex`: where a component's Grundy number comes from: options have every number below the mex, none has
 *   it, and some have those `above`, of which `omitted` are not listed; `parts`: it is the sum of several heaps, whose numbers are
 *   `values`. `by-number`: likewise its remoteness or suspense.
 * - `nim-sum`, `misere-nim`, `tame`: the disjunctive sum. `restores`: a move that makes it lost by changing the number of `heap`
 *   (the item itself, or a node's parent where coins leave a node that does not count), after which `misere-nim` would count `big`
 *   (null in normal play); `no-restoring`: no move does.
 * - `single`: one component may not be moved where a turn leaves one out. `one-game`: the whole position is one component, so that no
 *   other compound rule changes anything. `one-live`: only one can still move, so it is the whole.
 * - `selective`: `items` are those whose number is not 0. `all-equal`, `least-remoteness`, `greatest-suspense`, `digit-sums`: what
 *   decides under that rule. `few-live`: Moore's rule needs nothing more since at most one more than a turn moves is live;
 *   `none-grows`: it holds since no position has an option of larger number; `grows`: it does not hold because some has.
 * - `achieves`: a winning turn, the `theorem` by which the position after it is lost and the number of which that speaks;
 *   `none-achieves`: no turn has one.
 * - `recursion`, `searched`, `leaves-lost`, `undecided`: decided by looking at positions, or not. `left`: the lost options of heaps.
 * - `loop`: an infinite Grundy number with its set; `loop-sum`: won if `nimber`, the sum of the rest, is in the set, or drawn; `loops-draw`: no end can be forced.
 * - `even-depth`, `odd-depth`, `pairing`: coins that do not count, coins that do, and where a move is answered by moving on.
 * - `mirrored`: regions, by their first cells, that half a turn maps to themselves, so that their number is 0; `numbers-searched`: those of the others
 *   were searched, at so many regions; `regions`: all of them with their numbers.
 * - `differences`, `largest`, `place-values`, `gaps`, `reversible`: where Nim heaps hide in that game.
 * - `whole-ends`: a condition of the rule holds in these components and ends the whole game.
 * - `fusion`, `colon`: steps that make a picture of Hackenbush simpler and keep its value. The nodes of the `items`, `count` edges on cycles, are fused, so that
 *   these come to `result`; the stalks that begin with the `items`, as long as `values`, become one of length `result`. `further-steps`: so many more are left out.
 * - `matched`: a maximum matching of the nodes that a token may be on, of `count` edges, the `items`; whether it `covers` the node of the token, and then all of them
 *   do, or without a token every node. `kernel`: `count` nodes, the `items`, to which each node has an even number of edges left; whether the set `covers` the
 *   node of the token, or where to put it. Else only that of the token has an odd number, or without a token there is no set.
 * - `period`: the Grundy numbers repeat, proved by a window as long as the largest number that may be taken, or for heaps that may be
 *   split by the octal periodicity theorem. `upTo`: the largest pile, where larger numbers may be taken, of which the proof says nothing.
 * - `take-theorem`: the Grundy numbers of piles of any size, by a theorem on what may be taken. `range`: `least` to `most` coins; the
 *   number is the `rest` of a pile by their sum, the `period`, divided by `least` and rounded down. `thirds`: 1, 2 or `most` coins,
 *   which 3 divides; 0, 1, 2 repeat, and the last of each `period`, one more than `most`, is 3. `rests` and `values` are those of the
 *   `items`; `period` is null where no pile comes up to it. `further`: larger numbers may be taken too, and change nothing, since they leave the same rests or no pile has so many coins. `lost` is the number of a pile that is lost alone.
 */
export type Step =
  | { kind: 'ended'; items: number[] }
  | { kind: 'nim-heap'; items: number[] }
  | { kind: 'even-depth'; items: number[] }
  | { kind: 'odd-depth'; items: number[] }
  | { kind: 'tame'; items: number[] }
  | { kind: 'no-restoring'; items: number[] }
  | { kind: 'single'; items: number[] }
  | { kind: 'one-game'; items: number[] }
  | { kind: 'one-live'; items: number[] }
  | { kind: 'none-grows'; items: number[] }
  | { kind: 'grows'; items: number[] }
  | { kind: 'none-achieves'; items: number[] }
  | { kind: 'loops-draw'; items: number[] }
  | { kind: 'reversible'; items: number[] }
  | { kind: 'whole-ends'; items: number[] }
  | { kind: 'pairing'; items: number[] }
  | { kind: 'mirrored'; items: number[] }
  | { kind: 'numbers-searched'; items: number[]; positions: number }
  | { kind: 'selective'; items: number[]; live: number }
  | { kind: 'few-live'; items: number[]; live: number; most: number }
  | { kind: 'largest'; items: number[]; size: number; count: number }
  | { kind: 'differences'; items: number[]; values: number[]; omitted: number }
  | { kind: 'place-values'; items: number[]; values: number[]; omitted: number }
  | { kind: 'gaps'; items: number[]; values: number[]; omitted: number }
  | { kind: 'fusion'; items: number[]; count: number; result: 0 | 1 }
  | { kind: 'matched'; items: number[]; count: number; covers: boolean }
  | { kind: 'kernel'; items: number[]; count: number; covers: boolean }
  | { kind: 'further-steps'; items: number[]; count: number }
  | { kind: 'colon'; items: number[]; values: number[]; omitted: number; result: number }
  | { kind: 'regions'; items: number[]; values: number[]; omitted: number }
  | { kind: 'least-remoteness'; items: number[]; values: number[]; omitted: number; result: number }
  | { kind: 'greatest-suspense'; items: number[]; values: number[]; omitted: number; result: number }
  | { kind: 'all-equal'; items: number[]; values: number[]; omitted: number; equal: boolean }
  | { kind: 'nim-sum'; items: number[]; values: number[]; omitted: number; columns: Column[]; total: number }
  | { kind: 'digit-sums'; items: number[]; values: number[]; omitted: number; columns: Column[]; base: number }
  | { kind: 'mex'; items: number[]; state: number; mex: number; above: number[]; omitted: number }
  | { kind: 'by-number'; items: number[]; state: number; number: 'remoteness' | 'suspense'; values: number[]; omitted: number; result: number }
  | { kind: 'recursion'; items: number[]; state: number; lost: number[]; left: number[][]; options: number }
  | { kind: 'parts'; items: number[]; sizes: number[]; values: number[]; total: number; omitted: number }
  | { kind: 'nim-runs'; items: number[]; first: number[]; last: number[]; times: number[]; values: number[]; omitted: number }
  | { kind: 'misere-nim'; items: number[]; big: number; ones: number; total: number }
  | { kind: 'leaves-lost'; items: number[]; turn: number }
  | { kind: 'achieves'; items: number[]; turn: number; theorem: Theorem; value: number }
  | { kind: 'restores'; items: number[]; heap: number; turn: number; before: number; after: number; big: number | null }
  | { kind: 'searched'; items: number[]; positions: number }
  | { kind: 'undecided'; items: number[]; limit: number; counted: Counted }
  | { kind: 'loop'; items: number[]; set: number[] }
  | { kind: 'loop-sum'; items: number[]; nimber: number; set: number[]; inside: boolean }
  | { kind: 'period'; items: number[]; period: number; preperiod: number; saltus: number; examined: number; upTo: number | null }
  | { kind: 'take-theorem'; items: number[]; set: 'range' | 'thirds'; least: number; most: number; period: number | null; further: boolean; rests: number[]; values: number[]; lost: 0 | 1 };

/** One binary column: how many of the numbers have a 1 there, and that modulo the base, which is 2 for a nim-sum. */
export interface Column {
  /** The place value is 2^bit. */
  bit: number;
  ones: number;
  remainder: number;
}

/** Answers to the questions "re-hang node under parent", each asked of the position as it stands. */
export interface Rehang {
  /** Nodes counted from 0. */
  node: Uint32Array;
  parent: Uint32Array;
  /** Character codes: 'W', 'L', or 'X' for an invalid question. */
  outcome: Uint8Array;
  /** The nim-sum after re-hanging; -1 when invalid. */
  grundy: Float64Array;
}

/** The languages that programs are written in. */
export type Language = 'cpp' | 'python';

export type ProgramReply = { ok: true; source: string } | { ok: false; problems: Problem[] };

export type FormulasReply = { ok: true; formulas: Formula[] } | { ok: false; problems: Problem[] };

/** The built module. */
export interface Grundy {
  catalogue(): Catalogue;
  analyze(text: string): Reply;
  play(text: string, move: string): PlayReply;
  /** The winning turns from the place `from` on. */
  turns(text: string, from: number): TurnsReply;
  whatIf(text: string, component: number): WhatIfReply;
  examine(text: string, table: number, state: number): ExamineReply;
  /** The legal turns from the place `from` on. */
  continuations(text: string, from: number): ContinuationsReply;
  /** Where turns are equally good, the whole number `seed` decides; `errs` is from 0 to 1. */
  choose(text: string, seed: number, errs: number): ChooseReply;
  /**
   * A program that reads the numbers of one component after the other, in a position with the same rules, and prints who wins.
   * Refused where no moves were typed, and where they do not suit a program.
   */
  program(text: string, language: Language): ProgramReply;
  /**
   * Guesses that hold on a table somewhat larger than a picture, simplest first: up to three of the Grundy numbers, then up to two of
   * which positions are lost. None where no moves were typed, and where none of the forms that are tried holds.
   */
  formulas(text: string): FormulasReply;
  /** Many positions, one text per line. */
  solveMany(lines: string): Batch;
}

/** One entry per line that is not empty. */
export interface Batch {
  /** 'W', 'L', 'D', '?' or 'X' for a refused text. */
  outcome: Uint8Array;
  /** -1 where it is not known, and where it does not decide: in misère play and under compound rules. */
  grundy: Float64Array;
  /** The number of winning turns; -1 where it is not known or beyond 2^53-1. */
  moves: Float64Array;
  /** Of the first 100 refused lines, numbered from 1 with the empty ones. */
  problems: { line: number; problems: Problem[] }[];
}

declare const createGrundy: (options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Is told, often while a large table of a typed rule is filled, which share of it is done: above 0, at most 1. */
  progress?: (share: number) => void;
  /** The address of the module, where it does not lie beside this file. */
  locateFile?: (file: string) => string;
}) => Promise<Grundy>;
export default createGrundy;
