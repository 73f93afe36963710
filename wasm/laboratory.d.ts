/**
 * The contract of the heap laboratory: a module of its own, which computes one sequence of Grundy numbers after the other. There are
 * two of them, since typed rules take as many bytes as all the rest.
 *
 * G(n) is the Grundy number of a heap of n coins. A run is computed in slices, so that whoever asks can show how far it is, pause
 * and stop. Typed arrays own their memory, so they may be transferred.
 */

import type { Problem, Rule } from './grundy.js';

export interface Laboratory {
  /** Begins the sequence of the heaps of the game in this text, and forgets the run before. Which heaps the position has does not matter. */
  begin(text: string): BeginReply;
  /**
   * Goes on for about so many milliseconds, or until `values` values are known in all. Once a period is proved nothing more is
   * computed: every larger heap is answered by it.
   */
  advance(values: number, milliseconds: number): Progress;
  /** G(from), G(from + 1), … : at most so many, and no more than are computed or follow from the proved period. */
  values(from: number, count: number): Float64Array;
  /** G(n) for one heap however large, null where it is not known. */
  value(heap: number): number | null;
  /**
   * The heaps `from` to `to` - 1 as a picture of so many columns and rows: how many of them are in each cell, column by column,
   * the values 0 to `values` - 1 from the first row to the last.
   */
  density(from: number, to: number, values: number, columns: number, rows: number): Uint32Array;
  /** How often each value occurs among those that are computed: entry v of value v. */
  frequencies(): Float64Array;
  /** The values up to the largest that are rare, ascending. None where values do not split, or where what is rare alternates with the heap. */
  rareValues(): Uint16Array;
  /** The heaps of the preperiod whose value is not what the period would give them, ascending, at most so many. */
  exceptions(most: number): Float64Array;
  /** Takes the next values of a saved run; begin() comes before. What cannot be a value of this game is refused. */
  restore(values: Uint16Array): boolean;
  /** Computes the values of so many heaps at the end of what was restored anew, and says whether they are the same. */
  check(values: number): boolean;
}

export type BeginReply = { ok: true; run: Run } | { ok: false; problems: Problem[] };

export interface Run {
  /** The canonical text of the rules, without a position: equal games have equal texts. A saved run goes by it. */
  rules: string;
  /** The catalogue key. */
  game: string;
  rule: Rule;
  /** The octal or hexadecimal code; empty where there is none. */
  code: string;
  /** How many values can be computed. */
  most: number;
  /** Bytes that are held for each value; where it is 1, two once a value is 256 or more. */
  bytesPerValue: number;
}

/** How far a run is. Heaps count from 0. */
export interface Progress {
  computed: number;
  /** How many values can be computed: fewer than in `Run` where memory is lacking, or where a value does not fit in two bytes. */
  most: number;
  /** Why no further value can be computed, where a typed rule is the reason; null else. */
  ended: Ended | null;
  /** The method that computes the next values. */
  engine: Engine;
  /** Bytes of the module's memory. */
  memory: number;
  largest: number;
  /** The first heap of the largest value. */
  largestAt: number;
  /** null where the values do not split into rare and common ones. */
  sparse: SparseSpace | null;
  period: ProvedPeriod | null;
  /** What the last values look like; it proves nothing. Only where no period is proved. */
  suspected: { period: number; saltus: number; since: number } | null;
}

/**
 * `options`: every option is looked at. `sparse`: options through rare positions, then a search for the others. `one-hot` and
 * `killers`: the same in vectors, for small values and for many rare positions. `period`: nothing more is computed.
 */
export type Engine = 'options' | 'sparse' | 'one-hot' | 'killers' | 'period';

/** `larger`: a move from the next heap leads to none that is smaller. `fault`: the rule has no meaning there. `work`: it has too many moves. */
export type Ended = 'larger' | 'fault' | 'work';

/** The values whose bits within `mask` are even in number are rare; with `parity`, which of the two is rare alternates with the heap. */
export interface SparseSpace {
  mask: number;
  parity: boolean;
  /** How many rare values there are so far, and the largest heap that has one. */
  rare: number;
  lastRare: number;
}

/** From `preperiod` on G(n + period) = G(n) + saltus, for ever. */
export interface ProvedPeriod {
  period: number;
  preperiod: number;
  saltus: number;
  certificate: Certificate;
}

/**
 * Why a period holds for ever. `take-and-break`: the values are known up to `bound`, beyond which the octal periodicity theorem (or
 * its hexadecimal form) needs nothing; `take-away`: the same where turns only take. `rare-values`: two windows of so many values are
 * equal, and every value follows from the window before it. `all-but`: where every number but finitely many may be taken, two
 * windows of so many values differ by the saltus alone, and every value follows from the window before it, larger by as much as that
 * is. `nim` and `lasker`: all values are known, by the theorem of this game, and so many of them tell the others.
 */
export interface Certificate {
  by: 'take-and-break' | 'take-away' | 'rare-values' | 'all-but' | 'nim' | 'lasker';
  bound: number;
  computed: number;
}

declare const createLaboratory: (options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** The address of the module, where it does not lie beside this file. */
  locateFile?: (file: string) => string;
}) => Promise<Laboratory>;
export default createLaboratory;
