/**
 * The contract of the heap laboratory, a module of its own that computes a sequence of Grundy numbers in order. There
 * are two such modules, one for typed rules alone, since these take as many bytes as all the rest.
 *
 * G(n) is the Grundy number of a heap of n coins. A run is computed in slices, so that the caller can show progress,
 * pause and stop. Typed arrays own their memory, so they may be transferred.
 */

import type { Problem, Rule } from './grundy.js';

export interface Laboratory {
  /** Begins the sequence for the game in this text and forgets the run before. The heaps of the position do not matter. */
  begin(text: string): BeginReply;
  /**
   * Continues for about `milliseconds`, or until `values` values are known in all. Once a period is proved nothing more
   * is computed: it gives the value of every larger heap.
   */
  advance(values: number, milliseconds: number): Progress;
  /** G(from), G(from + 1), …: at most `count` values, as far as they are computed or follow from the proved period. */
  values(from: number, count: number): Float64Array;
  /** G(n) for one heap, however large; null where it is not known. */
  value(heap: number): number | null;
  /**
   * A picture of the heaps `from` to `to` - 1 in `columns` by `rows` cells: how many heaps fall into each cell, column
   * by column. The rows cover the values 0 to `values` - 1, from the first row to the last.
   */
  density(from: number, to: number, values: number, columns: number, rows: number): Uint32Array;
  /** How often each value occurs among the computed ones: entry v is for the value v. */
  frequencies(): Float64Array;
  /** The rare values up to the largest value, ascending. Empty where values do not split, or where the rare ones alternate with the heap. */
  rareValues(): Uint16Array;
  /** Up to `most` heaps of the preperiod whose value differs from what the period would give, ascending. */
  exceptions(most: number): Float64Array;
  /** Takes the next values of a saved run, after begin(). Returns false if one of them cannot be a value of this game. */
  restore(values: Uint16Array): boolean;
  /** Computes the last `values` restored values again, and returns whether they are the same. */
  check(values: number): boolean;
}

export type BeginReply = { ok: true; run: Run } | { ok: false; problems: Problem[] };

export interface Run {
  /** The canonical text of the rules, without a position: equal games have equal texts. Saved runs are found by it. */
  rules: string;
  /** The catalogue key. */
  game: string;
  rule: Rule;
  /** The octal or hexadecimal code; empty where there is none. */
  code: string;
  /** How many values can be computed. */
  most: number;
  /** Bytes held for each value. Where this is 1, it becomes 2 once a value is 256 or more. */
  bytesPerValue: number;
}

/** How far a run is. Heaps count from 0. */
export interface Progress {
  computed: number;
  /** How many values can be computed. Fewer than in `Run` where memory runs out, or where a value does not fit in two bytes. */
  most: number;
  /** Why no further value can be computed, where a typed rule is the reason; else null. */
  ended: Ended | null;
  /** The method that computes the next values. */
  engine: Engine;
  /** Bytes of memory that the module has. */
  memory: number;
  largest: number;
  /** The first heap with the largest value. */
  largestAt: number;
  /** null where the values do not split into rare and common ones. */
  sparse: SparseSpace | null;
  period: ProvedPeriod | null;
  /** A period that the last values suggest, without proof. Only where no period is proved. */
  suspected: { period: number; saltus: number; since: number } | null;
}

/**
 * `options`: every option is looked at. `sparse`: options through rare positions, then a search for the others. `one-hot` and
 * `killers`: the same with vectors, for small values and for many rare positions. `period`: nothing more is computed.
 */
export type Engine = 'options' | 'sparse' | 'one-hot' | 'killers' | 'period';

/** `larger`: a move from the next heap leads to one that is not smaller. `fault`: the rule has no meaning there. `work`: it has too many moves. */
export type Ended = 'larger' | 'fault' | 'work';

/** A value is rare if an even number of its bits lie within `mask`. With `parity`, rare and common change places from heap to heap. */
export interface SparseSpace {
  mask: number;
  parity: boolean;
  /** How many rare values there are so far, and the largest heap with one. */
  rare: number;
  lastRare: number;
}

/** For all n from `preperiod` on, G(n + period) = G(n) + saltus. */
export interface ProvedPeriod {
  period: number;
  preperiod: number;
  saltus: number;
  certificate: Certificate;
}

/**
 * Why a period holds for ever. `take-and-break`: the values are known up to `bound`, beyond which the octal periodicity
 * theorem (or its hexadecimal form) needs none; `take-away`: the same where turns only take. `rare-values`: two windows
 * of `bound` values are equal, and every value follows from the window before it. `all-but` (all but finitely many
 * numbers may be taken): two windows of `bound` values differ by the saltus alone, and a value grows by as much as the
 * window before it. `nim`, `lasker`: a theorem gives all values, and `bound` of them determine the rest.
 */
export interface Certificate {
  by: 'take-and-break' | 'take-away' | 'rare-values' | 'all-but' | 'nim' | 'lasker';
  bound: number;
}

declare const createLaboratory: (options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** The address of the module, where it does not lie beside this file. */
  locateFile?: (file: string) => string;
}) => Promise<Laboratory>;
export default createLaboratory;
