/**
 * The part of the contract about turns: what a turn may do, the winning turns, all legal turns and the positions after
 * them, the turn of an opponent; and the answers to what a text asks beside the position.
 */

import type { Problem } from './grundy.js';

/**
 * `text` is the canonical text of the position after the turn, `turn` what was played. `reply` is the turn that undoes
 * its effect, where theory knows one: coins from a stair that does not count are moved on.
 */
export type PlayReply =
  { ok: true; text: string; turn: LegalTurn; reply: LegalTurn | null } | { ok: false; problems: Problem[] };

/** What a move does to one item, in the same form for all games. */
export interface ItemMove {
  /**
   * A name to show and to pass to `play`; do not take it apart. `2:1`: pile 2 becomes 1. `2:3+1`: the heaps that heap 2 became are now 3
   * and 1. `1:b3`: piece 1 goes to b3. `5:2`: node 5 keeps 2 coins. `3:4,6`: a stone leaves pot 3, one comes into pot 4 and one into pot 6.
   * `2:w5`: the white piece of row 2 goes to column 5. `2:f3`: board 2 is marked on f3. Items count from 1, stairs have their own names.
   */
  notation: string;
  /** The pile, piece, node, heap, row or board that moves; with more than a million piles, the run of the pile. */
  item: number;
  /** Before and after the move: pile size, cell, column, coins on the node, or marks of the board; for several heaps their coins together. */
  from: number;
  to: number;
  /** For heaps that may be split: the heaps that are left, largest first. */
  left: number[];
  /** The other items that the move changes: where coins go on a staircase or a tree, the pots that get a stone. */
  changes: ItemChange[];
}

export interface ItemChange {
  item: number;
  from: number;
  to: number;
}

/** A page of the winning turns. */
export type TurnsReply = { ok: true; moves: Moves } | { ok: false; problems: Problem[] };

/** The winning first turns: their exact count and some of them. */
export interface Moves {
  /** Exact, in decimal digits. null where the outcome is undecided or the turns were not counted. */
  count: string | null;
  /** The index of the first listed turn among all winning turns, from 0. */
  from: number;
  /**
   * In the order of the components: at most 10000 turns, fewer where each moves many components, none where one moves more than
   * 20000. In games with cycles, turns that lower the remoteness (where it is known) come first: they bring the end nearer.
   */
  list: Turn[];
}

export interface Turn {
  /** What `play` takes: the moves, separated by spaces. */
  notation: string;
  moves: Move[];
}

export interface Move extends ItemMove {
  component: number;
  /** The Grundy number of the component after the move. */
  grundy: number;
}

/** A page of the legal turns of a position, winning or not. Turns that move the fewest components come first. */
export type ContinuationsReply = Continuations | { ok: false; problems: Problem[] };

export interface Continuations {
  ok: true;
  /** Exact, in decimal digits; null beyond 64 bits. */
  count: string | null;
  /** The index of the first listed turn among all legal turns, from 0. */
  from: number;
  /** At most 200, fewer where judging each position after a turn takes long. */
  list: Continuation[];
}

/** A legal turn, and what is known of the position after it, for the player to move there. */
export interface Continuation {
  turn: LegalTurn;
  /** 'W', 'L', 'D' or '?'. */
  outcome: string;
  /** -1 where it is not known. */
  remoteness: number;
  /**
   * A turn with which that player wins, the soonest win where the remoteness is known; null where there is none or the quick search
   * found none. Its items are those of the position that was asked about, its notation is of the text after `turn`.
   */
  reply: LegalTurn | null;
}

export interface LegalTurn {
  /** What `play` takes: the moves, separated by spaces. */
  notation: string;
  moves: ItemMove[];
}

/** The turn of a perfect player, who errs with the given probability. */
export type ChooseReply =
  | { ok: true; over: true }
  | { ok: true; over: false; turn: LegalTurn; motive: Motive }
  | { ok: false; problems: Problem[] };

/**
 * Why the player chose that turn. `wins`: it leaves a lost position, the nearest to the end where that is known.
 * `draws`: it keeps a draw. `delays`: every turn loses, and none loses later. `loses`: every turn loses, and which
 * loses latest is not known. `errs`: the player did not look. `unsure`: nothing better than a random turn was found.
 */
export type Motive = 'wins' | 'draws' | 'delays' | 'loses' | 'errs' | 'unsure';

/**
 * What the game and the position leave open in the rule. `take`: a turn may take the numbers in `ranges` (or all `but`
 * those), the powers of some numbers, and the sets known by `name`. `heaps`: what a turn may do to one heap.
 * `staircase`: whether the first heap listed is the ground. `same`: a game with theorems of its own has the typed
 * moves; `text` is this position there, without `sum` and `play`.
 */
export type Rule =
  | { by: 'game' }
  | { by: 'take'; but: boolean; ranges: NumberRange[]; powers: number[]; named: { name: string }[] }
  | { by: 'heaps'; parts: 'any' | 'unequal' | 'equal'; turns: HeapTurn[] }
  | { by: 'board'; toward: string; damaged: boolean }
  | { by: 'staircase'; ground: boolean }
  | { by: 'northcott'; turn: 'white' | 'black' }
  | { by: 'trail' }
  | { by: 'same'; text: string };

/** The whole numbers from `least` to `most`. */
export interface NumberRange {
  least: number;
  most: number;
}

/** For each number of coins in `taken`, a turn may leave j heaps if bit j of `left` is 1. `taken` is empty where a heap is only split. */
export interface HeapTurn {
  left: number;
  taken: NumberRange[];
  /** Whether the last ranges repeat for ever, and whether every number from the last range on may be taken. */
  goesOn: boolean;
  everyNumber: boolean;
}

/** The answer to what a text asks beside the position. */
export type Asked = LostCount | GuessAnswer;

/** How many of the pile sizes 1 to `upTo` are lost. `lost`, `period` and `preperiod` are null where they are not known. */
export interface LostCount {
  kind: 'lost-count';
  upTo: number;
  lost: number | null;
  period: number | null;
  preperiod: number | null;
  /** How many sizes were looked at. */
  examined: number;
}

/**
 * The result of a guess, about which positions are lost or about Grundy numbers. `refuted`: `place` is the first wrong one in the table, by
 * the sum of its numbers. For outcomes, `lost` is what the guess says there; for numbers, `guessed` is its value in decimal digits and
 * `actual` the right one. `proved`: right for every number, because both the values and the guess repeat with this period; the proof, and a
 * `place`, may lie beyond the table. `holds`: right at every place that was `checked`; nothing is known of other places.
 */
export type GuessAnswer = OutcomeRefuted | GrundyRefuted | GuessProved | GuessHolds;

/** What all results of a guess have in common. */
export interface Tested {
  /** Whether the guess is a condition, true where a position is lost; else it is a Grundy number. */
  outcomes: boolean;
  /** How many places the guess was compared with. */
  checked: number;
  /** How many places were skipped because they are not solved or their number is infinite. */
  open: number;
  /** How many places were skipped because the guess has no value there, for example by a division by 0; `failsAt` is the first, or empty. */
  faulty: number;
  failsAt: number[];
  /** How many places were not looked at, because that would take too long. */
  left: number;
}

export interface OutcomeRefuted extends Tested {
  kind: 'outcome-refuted';
  place: number[];
  lost: boolean;
}

export interface GrundyRefuted extends Tested {
  kind: 'grundy-refuted';
  place: number[];
  guessed: string;
  actual: number;
}

export interface GuessProved extends Tested {
  kind: 'guess-proved';
  preperiod: number;
  period: number;
}

export interface GuessHolds extends Tested {
  kind: 'guess-holds';
}

/** A guess for a typed rule, written as the value of `guess`. It is right at every position that was `checked`, which is no proof. */
export interface Formula {
  guess: string;
  /** Whether it says which positions are lost; else it gives Grundy numbers. */
  outcomes: boolean;
  checked: number;
}
