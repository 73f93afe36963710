/**
 * The contract between the C++ core and all other code: every value that crosses the border, field by field.
 *
 * Tables and lists cross as typed arrays that own their memory, so they may be transferred. `tests/contract` checks in
 * both directions that the built module sends exactly these keys and words.
 */

import type { Catalogue } from './catalogue.js';
import type { Asked, ChooseReply, ContinuationsReply, Formula, Moves, PlayReply, Rule, TurnsReply } from './play.js';

export type * from './catalogue.js';
export type * from './play.js';

/** Who wins at the end: under `normal` play the player who cannot move loses, under `misere` play that player wins. */
export type Play = 'normal' | 'misere';

/**
 * Which components one turn moves: exactly one; one or more; one or more but not all; every one (the game ends as soon
 * as one cannot move); every one that can still move; one to `upTo` of them.
 */
export type Sum = 'disjunctive' | 'selective' | 'not-all' | 'conjunctive' | 'continued' | 'up-to';

/** For the player to move. `draw`: neither player can force an end. `undecided`: neither proved nor searched to the end; the reason names the limit. */
export type Outcome = 'win' | 'lose' | 'draw' | 'undecided';

/** The number of a component that decides the outcome under the chosen rule. Cells show it. */
export type DecidingNumber = 'grundy' | 'remoteness' | 'suspense' | 'outcome';

/** One fault of a text. All faults of a text come back at once. */
export interface Problem {
  /** The parameter with the fault, such as `piles`, or the argument of the call, such as `move` for a refused move. */
  key: string;
  code: 'missing' | 'unknown' | 'repeated' | 'malformed' | 'range' | 'limit' | 'conflict';
  /** The faulty item as written, or how many there are where that is too many; empty where something is missing. */
  item: string;
  expected: Expected;
  passage: Passage | null;
}

/** Where the item stands in the value of its key, in UTF-16 code units from 0; null if it is the whole value or stands nowhere in it. What was meant comes likeliest first. */
export interface Passage {
  from: number;
  to: number;
  instead: string[];
}

/** What was expected in place of an item. The page has a sentence for each code, in `words/en/problems.ts`. */
export interface Expected {
  /** For example `number`; each family adds codes of its own. */
  code: string;
  /** What the sentence mentions: numbers in decimal digits, keys, or words of the parameter. */
  values: string[];
}

export type Reply = { ok: true; analysis: Analysis } | { ok: false; problems: Problem[] };

/**
 * The outcome of the whole position for each state of the `table`, if this component stood there: 'W', 'L', 'D', '?'
 * (undecided) or '#' (no position) as character codes.
 */
export type WhatIfReply = { ok: true; table: number; outcomes: Uint8Array } | { ok: false; problems: Problem[] };

export type ExamineReply = Examined | { ok: false; problems: Problem[] };

/** One state of a table and its options, from which its numbers follow. */
export interface Examined {
  ok: true;
  state: number;
  /** 'W', 'L' or 'D'. */
  outcome: string;
  grundy: number;
  remoteness: number;
  /**
   * Up to 1000 options, as states in ascending order, with the outcome and Grundy number of each. In take-and-break an option may be several heaps:
   * `left` lists the heaps of each option, largest first, and `options` has their coins together. In other games `left` is empty.
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
  /** The most components that a turn may move where `sum` is `up-to`, else 0. */
  upTo: number;
  outcome: Outcome;
  reason: Reason;
  number: DecidingNumber;
  /**
   * The Grundy number of the whole position as a disjunctive sum, which is the nim-sum over its components. It decides
   * in normal play only. null where there is none or it is not known.
   */
  grundy: number | null;
  /** Moves until the end when the winner hurries and the loser delays; null where it is not known. */
  remoteness: number | null;
  position: Position;
  components: Components;
  tables: Table[];
  moves: Moves;
  steps: Step[];
  rehang: Rehang;
  /** The answer to the question that the text asks beside the position, by `count` or, in a typed rule, by `guess`. */
  asked: Asked | null;
  /** The answer as the contest problem of this game prints it; empty where there is no such problem. */
  judge: string;
}

/** Why the outcome can be trusted. */
export type Reason =
  | { by: 'theorem'; theorem: Theorem }
  | { by: 'search'; positions: number }
  | { by: 'quotient'; order: number }
  | { by: 'limit'; limit: number; counted: Counted };

/** What a search counts against its limit. A step is one option looked at: where positions have many options, steps measure the time better. */
export type Counted = 'positions' | 'steps';

/** Only `achieves` steps name `alone` (one component can still move, and it is lost) and `ones` (misère play where no number exceeds 1). */
export type Theorem =
  | 'sprague-grundy'
  | 'misere-nim'
  | 'tame'
  | 'staircase'
  | 'misere-staircase'
  | 'selective'
  | 'misere-selective'
  | 'not-all'
  | 'conjunctive'
  | 'continued'
  | 'moore'
  | 'misere-moore'
  | 'smith'
  | 'cake'
  | 'misere-cake'
  | 'northcott'
  | 'hackenbush'
  | 'matching'
  | 'even-kernel'
  | 'strategy-stealing'
  | 'alone'
  | 'ones';

/** The position as things to draw. Indices count from 0. The cell at column x from the left and row y from the bottom is `x + y * width`. */
export type Position =
  | { family: 'piles'; look: 'piles' | 'strip'; piles: Float64Array; largest: number; take: string; adds: Float64Array }
  | {
      family: 'piles';
      look: 'heaps';
      piles: Float64Array;
      largest: number;
      take: string;
      adds: Float64Array;
      code: string;
      heaps: Float64Array;
      parts: Uint32Array;
    }
  | { family: 'runs'; count: number; first: Float64Array; last: Float64Array; times: Float64Array }
  | {
      family: 'board';
      width: number;
      height: number;
      toward: string;
      holes: Uint32Array;
      kinds: PieceKind[];
      pieceKind: Uint32Array;
      pieceCell: Uint32Array;
    }
  | { family: 'cram'; width: number; height: number; holes: Uint32Array; parts: Uint32Array }
  | { family: 'chomp'; heaps: Float64Array }
  | { family: 'notakto'; width: number; height: number; marks: Uint32Array; ended: Uint32Array }
  | {
      family: 'tree';
      parents: Int32Array;
      coins: Float64Array;
      depth: Int32Array;
      labels: { node: number; text: string }[];
    }
  | {
      family: 'row';
      look: 'stairs' | 'piles' | 'cakes' | 'pots';
      first: number;
      heaps: Float64Array;
      values: Float64Array;
      counts: Uint8Array;
    }
  | {
      family: 'northcott';
      width: number;
      turn: 'white' | 'black';
      white: Uint32Array;
      black: Uint32Array;
      gaps: Uint32Array;
    }
  | {
      family: 'graph';
      nodes: { name: string; label: string }[];
      arcFrom: Uint32Array;
      arcTo: Uint32Array;
      tokens: Uint32Array;
      placed: Uint32Array;
      right: Uint32Array;
      down: Uint32Array;
    }
  | {
      family: 'geography';
      directed: boolean;
      each: 'nodes' | 'edges';
      nodes: { name: string; label: string }[];
      arcFrom: Uint32Array;
      arcTo: Uint32Array;
      tokens: Uint32Array;
      holes: Uint32Array;
      marks: Uint32Array;
      placed: Uint32Array;
      right: Uint32Array;
      down: Uint32Array;
    }
  | {
      family: 'node-kayles';
      directed: false;
      onEdges: boolean;
      nodes: { name: string; label: string }[];
      arcFrom: Uint32Array;
      arcTo: Uint32Array;
      tokens: Uint32Array;
      parts: Uint32Array;
      placed: Uint32Array;
      right: Uint32Array;
      down: Uint32Array;
    }
  | {
      family: 'hackenbush';
      nodes: { name: string; label: string }[];
      arcFrom: Uint32Array;
      arcTo: Uint32Array;
      counts: Uint8Array;
      spots: { node: number; right: number; up: number }[];
    }
  | {
      family: 'rule';
      numbers: { name: string }[];
      axes: Uint32Array;
      columns: number;
      rows: number;
      splits: boolean;
      below: number;
      several: { kind: string; parts: number; apart: string }[];
      partItem: Uint32Array;
      partNumbers: Float64Array;
      partState: Float64Array;
    };

// The fields of each position:
// - `piles`: `largest` is the largest size (0 without piles), `take` what may be taken, as written (empty: any number), `adds` how many coins each pile may
//   still receive in Poker Nim. Look `heaps` (take-and-break): each pile is what became of one heap and has the coins of all its parts; `parts` is how many
//   heaps it consists of, `heaps` lists these pile after pile, largest first, and `code` is the code of the rule.
// - `runs`: `count` piles of Nim, over a million. A run is an item and a component: a pile of each size from `first` to `last`, or `times` piles of `first`.
// - `board`: see PieceKind. `cram`: `holes` are covered; `parts` gives each cell its region, from 1, or 0 where no domino can lie on it.
// - `chomp`: `heaps` are the squares of each row, lowest row first. `tree`: readers see `labels` in place of the numbers of nodes.
// - `notakto`: `width` and `height` of each board; its `marks` are the sum of 2^cell, and `ended` is 1 where it takes no more. A table covers all boards side
//   by side, with a column between two boards.
// - `row`: heaps are named from `first`. `values` are the numbers that theory sees: coins of a stair, differences of piles, pieces of a cake, the Grundy number
//   of a stone in a pot. `counts` is 1 where they count.
// - `northcott`: each row has a white and a black piece (columns from 0) with `gaps` free cells between; `turn` is who moves.
// - `graph`, `geography`, `node-kayles`: nodes in `placed` are drawn so far to the `right` and `down`. Geography has one token or none, which has left the
//   `holes` or followed the `marks`. Node Kayles: `parts` gives free nodes their part, from 1, others 0; with `onEdges` (Arc Kayles) edges count after nodes.
// - `hackenbush`: node 0 is the ground. Each edge `arcFrom`-`arcTo` is an item; `counts` is 1 where it hangs on the ground. Nodes in `spots` are drawn so far
//   to the `right` and `up` from the ground. Here and in the three above, readers see a node's `label`, which is its `name` where it has no other.
// - `rule`: a part of a component has one to four `numbers`. `axes` index the one or two that run across (`columns`) and up (`rows`) the table. A component is
//   a sum of parts: `partItem` is the component of each, `partNumbers` its numbers, `partState` its state: the number itself if it is the only one, else 2^53-1
//   outside the table. `splits`: moves may leave several parts. `below`: how many moves fail because a number would be below 0; 0 where counting takes long.
//   `several`: kinds of moves that leave so many parts; `apart`: the moves if each part was meant as a move of its own, empty where that is unlikely.

/** A kind of piece and its moves on this board, already turned toward the corner. */
export interface PieceKind {
  name: string;
  moves: PieceMove[];
}

/** A leap goes by (dx, dy) once. A slide goes by it any number of times, but stops before a damaged cell. */
export interface PieceMove {
  dx: number;
  dy: number;
  slide: boolean;
}

/** The components in the reader's order; each array has one entry per component. A tree is one component. */
export interface Components {
  /** The index in `tables` of the table for this component. */
  table: Uint32Array;
  /** The state of the component in that table: the pile's size or the piece's cell; 0 for a tree. */
  state: Float64Array;
  /** 'W', 'L', 'D' or '?' as character codes: the component alone, under the same convention. A component that may never be moved counts as ended. */
  outcome: Uint8Array;
  /** As in `tables`; -1 where it is not known. */
  grundy: Float64Array;
  /** Remoteness of the component alone; -1 where it is not known. */
  remoteness: Int32Array;
  /** Empty unless it is the deciding number. */
  suspense: Int32Array;
}

/**
 * What shades a picture: one entry per pile size (columns = sizes from 0, rows = 1), per cell (row 0 is the bottom row), or per
 * node, heap of a row or row of Northcott's game (rows = 1). In the last three an entry is about one thing alone: a node's or a
 * stair's coins, a difference, one stone in a pot, a gap. A cake has Grundy number 1 where it counts.
 */
export interface Table {
  /** The kind of piece on a board, else `pile`, `node`, `heap`, `row`, `cell` or, in a typed rule, `place`. */
  name: string;
  columns: number;
  rows: number;
  /** Character codes: 'W' won for the player to move, 'L' lost, 'D' a draw, '?' not searched, '#' no position (a damaged cell). */
  outcomes: Uint8Array;
  /** Grundy numbers; 0 at a damaged cell. 4294967295 - i is the infinite Grundy number with the set `loopSets[i]`. */
  grundy: Uint8Array | Uint32Array | Float64Array;
  /** Under the convention played; -1 where it is not known or nobody can force an end. */
  remoteness: Int32Array;
  /** Empty unless it is the deciding number. */
  suspense: Int32Array;
  /** The sets of the infinite Grundy numbers: which finite Grundy numbers the options have, ascending. Each set occurs once. */
  loopSets: number[][];
}

/**
 * One step of the explanation, in reading order. `items` are the piles, pieces, nodes or heaps that the step is about. Long lists are cut: `omitted` is how
 * many `values` are left out. Where `values` belong to components, `items` names these one by one. A `turn` is an index in `moves.list`.
 *
 * - `nim-heap`, `nim-runs`, `mex`: where a component's Grundy number comes from. Its options have every number below the mex and never the mex; some have the
 *   numbers `above` (`omitted` more are not listed). `parts`: it is a sum of heaps with the numbers `values`. `by-number`: the same for remoteness or suspense.
 * - `nim-sum`, `misere-nim`, `tame`: the disjunctive sum. `restores`: a move that makes it lost by changing the number of `heap` (the item itself, or a node's
 *   parent when coins leave a node that does not count); `misere-nim` would then count `big` (null in normal play). `no-restoring`: no move does that.
 * - `single`: a single component may not be moved where a turn leaves one out. `one-game`: the whole position is one component, so other compound rules change
 *   nothing. `one-live`: only one component can still move, so it decides.
 * - `selective`: `items` are the components whose number is not 0. `all-equal`, `least-remoteness`, `greatest-suspense`, `digit-sums`: what decides under that
 *   rule. `few-live`: Moore's rule holds because at most one component more than a turn moves is live. `none-grows`: it holds because no position has an option
 *   of larger number. `grows`: it fails because some position has.
 * - `achieves`: a winning turn, the `theorem` by which the position after it is lost, and the `value` in that theorem. `none-achieves`: there is none.
 * - `searched`, `recursion`, `leaves-lost`, `undecided`: positions were looked at, with a result or without. `recursion`: the `lost` options, `left` their
 *   heaps. `quotient`: the misère quotient of all that the components can become has `order` elements; the position's element decides.
 * - `loop`: an infinite Grundy number with its set. `loop-sum`: won if `nimber`, the nim-sum of the rest, is in the set, else a draw. `loops-draw`: a draw.
 * - `even-depth`, `odd-depth`: coins that do not count, and coins that do. `pairing`: a move of coins that do not count is answered by moving them on.
 * - `mirrored`: regions, by their first cells, that a half turn maps to themselves, so their number is 0. `numbers-searched`: a search of `positions` regions
 *   found the numbers of the others. `regions`: all regions with their numbers.
 * - `differences`, `largest`, `place-values`, `gaps`, `reversible`: where Nim heaps hide in that game. `whole-ends`: a condition of the rule holds in these
 *   components and ends the whole game. `stealing`: any answer to the bite of a whole bar's last square could be the first bite, so some bite wins.
 * - `fusion`, `colon`: steps that simplify a picture of Hackenbush and keep its value. Fusion joins the nodes of the `items`, `count` edges on cycles, which
 *   then come to `result`. Colon replaces the stalks that begin with the `items` and are as long as `values` by one of length `result`. `further-steps`:
 *   `count` more such steps are not listed.
 * - `matched`: a maximum matching of the nodes that the token may be on, with `count` edges, the `items`. `covers`: it covers the token's node, and so does
 *   every maximum matching; without a token, it covers every node.
 * - `kernel`: `count` nodes, the `items`, such that every node has an even number of unused edges to them. `covers`: the token's node is one of them or,
 *   without a token, may be. If not, only the token's node has an odd number of such edges or, without a token, there is no such set.
 * - `period`: the Grundy numbers repeat or, in misère take-and-break, the elements of the quotient. The proof is a window as long as the largest number that
 *   may be taken or, for heaps that split, the octal periodicity theorem. `upTo`: the largest pile, where larger numbers may be taken; no more is proved.
 * - `take-theorem`: a theorem gives the Grundy numbers of all piles. `range`: a turn takes `least` to `most` coins; divide the rest of a pile by the `period`,
 *   which is `least` + `most`, by `least` and round down. `thirds`: a turn takes 1, 2 or `most` coins (a multiple of 3); 0, 1, 2 repeat, but the last number of
 *   each `period`, which is `most` + 1, is 3. `rests` and `values` belong to the `items`; `period` is null where every pile is smaller. `further`: larger
 *   numbers may be taken too but change nothing, since they leave the same rests or no pile has so many coins. `lost`: the number of a pile that is lost alone.
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
  | { kind: 'stealing'; items: number[] }
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
  | {
      kind: 'by-number';
      items: number[];
      state: number;
      number: 'remoteness' | 'suspense';
      values: number[];
      omitted: number;
      result: number;
    }
  | { kind: 'recursion'; items: number[]; state: number; lost: number[]; left: number[][]; options: number }
  | { kind: 'parts'; items: number[]; sizes: number[]; values: number[]; total: number; omitted: number }
  | {
      kind: 'nim-runs';
      items: number[];
      first: number[];
      last: number[];
      times: number[];
      values: number[];
      omitted: number;
    }
  | { kind: 'misere-nim'; items: number[]; big: number; ones: number; total: number }
  | { kind: 'leaves-lost'; items: number[]; turn: number }
  | { kind: 'achieves'; items: number[]; turn: number; theorem: Theorem; value: number }
  | { kind: 'restores'; items: number[]; heap: number; turn: number; before: number; after: number; big: number | null }
  | { kind: 'searched'; items: number[]; positions: number }
  | { kind: 'quotient'; items: number[]; order: number }
  | { kind: 'undecided'; items: number[]; limit: number; counted: Counted }
  | { kind: 'loop'; items: number[]; set: number[] }
  | { kind: 'loop-sum'; items: number[]; nimber: number; set: number[]; inside: boolean }
  | {
      kind: 'period';
      items: number[];
      period: number;
      preperiod: number;
      saltus: number;
      examined: number;
      upTo: number | null;
    }
  | {
      kind: 'take-theorem';
      items: number[];
      set: 'range' | 'thirds';
      least: number;
      most: number;
      period: number | null;
      further: boolean;
      rests: number[];
      values: number[];
      lost: 0 | 1;
    };

/** One binary column: how many numbers have a 1 there, and the remainder of that count by the base, which is 2 for a nim-sum. */
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

/** The languages that a program can be written in. */
export type Language = 'cpp' | 'python';

export type ProgramReply = { ok: true; source: string } | { ok: false; problems: Problem[] };

export type FormulasReply = { ok: true; formulas: Formula[] } | { ok: false; problems: Problem[] };

/** The built module. */
export interface Grundy {
  catalogue(): Catalogue;
  analyze(text: string): Reply;
  play(text: string, move: string): PlayReply;
  /** A page of the winning turns, from index `from` on. */
  turns(text: string, from: number): TurnsReply;
  whatIf(text: string, component: number): WhatIfReply;
  examine(text: string, table: number, state: number): ExamineReply;
  /** A page of the legal turns, from index `from` on. */
  continuations(text: string, from: number): ContinuationsReply;
  /** The turn of an opponent, who errs with the probability `errs` (0 to 1). The whole number `seed` decides between equally good turns. */
  choose(text: string, seed: number, errs: number): ChooseReply;
  /**
   * A program that reads the numbers of one component after the other, in a position with the same rules, and prints
   * who wins. Refused for games without typed moves, and for typed moves that do not suit a program.
   */
  program(text: string, language: Language): ProgramReply;
  /**
   * Guesses that hold on a table somewhat larger than the picture, simplest first: up to three for the Grundy numbers, then up to
   * two for which positions are lost. None for games without typed moves, and where no form that is tried holds.
   */
  formulas(text: string): FormulasReply;
  /** Solves many positions, one text per line. */
  solveMany(lines: string): Batch;
}

/** One entry per line that is not empty. */
export interface Batch {
  /** 'W', 'L', 'D', '?', or 'X' for a refused text. */
  outcome: Uint8Array;
  /** -1 where it is not known or does not decide: in misère play and under compound rules. */
  grundy: Float64Array;
  /** The number of winning turns; -1 where it is not known or beyond 2^53-1. */
  moves: Float64Array;
  /** The problems of the first 100 refused lines. Lines count from 1, empty ones included. */
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
