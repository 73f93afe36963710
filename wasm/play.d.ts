/**
 * The part of the contract that speaks of turns: what they may do, those that win, the legal ones and where they lead, and which one a
 * player takes; and of what a text asks beside the position.
 */

import type { Problem } from './grundy.js';

/**
 * `text` is the canonical text of the position after the turn, `turn` what was played. `reply` is the turn that undoes its effect
 * where theory knows one: coins from a stair that does not count are moved on.
 */
export type PlayReply = { ok: true; text: string; turn: LegalTurn; reply: LegalTurn | null } | { ok: false; problems: Problem[] };

/** What a move does to one item, told alike for all games. */
export interface ItemMove {
  /**
   * A name, to be shown and to be handed to `play`, never to be taken apart: `2:1` pile 2 becomes 1, `2:3+1` what heap 2 was becomes
   * heaps of 3 and of 1, `1:b3` piece 1 goes to b3, `5:2` node 5 keeps 2 coins, `3:4,6` a stone of pot 3 goes, one comes into pots 4
   * and 6 each; `2:w5` the white piece of row 2 goes to column 5; `2:f3` board 2 is marked on f3. Counted from 1, stairs as they are named.
   */
  notation: string;
  /** The pile, piece, node, heap, row or board that moves. Of more than a million piles the run that the pile belongs to. */
  item: number;
  /** Pile size, cell, column, coins on the node or marks of the board, before and after; of several heaps their coins together. */
  from: number;
  to: number;
  /** Of heaps that may be split: those that are left, largest first. */
  left: number[];
  /** The other items that it changes: where coins go on a staircase or a tree, the pots that get a stone. */
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
  /** Exact, in decimal digits. null when the outcome is undecided or they were not counted. */
  count: string | null;
  /** The place of the first listed among all of them, from 0. */
  from: number;
  /**
   * In the order of the components; at most 10000 turns, fewer where each moves many components, none where one moves more than
   * 20000. Where moves can go round for ever, first those that lower the remoteness, where it is known: they make the end come.
   */
  list: Turn[];
}

export interface Turn {
  /** What `play` takes: the moves, separated by blanks. */
  notation: string;
  moves: Move[];
}

export interface Move extends ItemMove {
  component: number;
  /** The Grundy number of the component after the move. */
  grundy: number;
}

/** The legal turns of a position, winning or not: a page of them. Those that move the fewest components come first. */
export type ContinuationsReply = Continuations | { ok: false; problems: Problem[] };

export interface Continuations {
  ok: true;
  /** Exact, in decimal digits; null beyond 64 bits. */
  count: string | null;
  /** The place of the first listed among all of them, from 0. */
  from: number;
  /** At most 200, fewer in positions so large that judging each takes long. */
  list: Continuation[];
}

/** A legal turn and what is known of the position after it, for the player who moves next. */
export interface Continuation {
  turn: LegalTurn;
  /** 'W', 'L', 'D' or '?'. */
  outcome: string;
  /** -1 where it is not known. */
  remoteness: number;
  /** The best turn of that player, who wins with it, soonest where the remoteness is known; null where none wins or none was found at once. */
  reply: LegalTurn | null;
}

export interface LegalTurn {
  /** What `play` takes: the moves, separated by blanks. */
  notation: string;
  moves: ItemMove[];
}

/** The turn of a player who knows everything, but errs with the probability asked for. */
export type ChooseReply =
  | { ok: true; over: true }
  | { ok: true; over: false; turn: LegalTurn; motive: Motive }
  | { ok: false; problems: Problem[] };

/**
 * Why that turn: it leaves a lost position, the nearest where that is known (`wins`) or keeps a draw (`draws`); every turn loses, and
 * none later (`delays`), or which loses latest is not known (`loses`); the player did not look (`errs`); nothing better than any
 * turn was found (`unsure`).
 */
export type Motive = 'wins' | 'draws' | 'delays' | 'loses' | 'errs' | 'unsure';

/**
 * What of the rule the game and the position do not say. `take`: which numbers of coins a turn may take: those of the `ranges` or all
 * `but` them, the powers of some numbers, and sets known by `name`. `heaps`: what a turn may do to one heap. `staircase`: whether
 * the first heap listed is the ground. `same`: moves that a reader typed are those of a game with theorems of its own, in which `text` is this
 * position, but for `sum` and `play`.
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

/** The whole numbers from the least to the most. */
export interface NumberRange {
  least: number;
  most: number;
}

/** Of the numbers of coins `taken` a turn may leave j heaps where bit j of `left` is 1. None are taken where a heap is only split. */
export interface HeapTurn {
  left: number;
  taken: NumberRange[];
  /** Whether the last ones are repeated for ever, and whether every number from the last range on is one. */
  goesOn: boolean;
  everyNumber: boolean;
}

/** The answer to what a text asks beside the position. */
export type Asked = LostCount | GuessAnswer;

/** How many of the pile sizes 1 to `upTo` are lost. The numbers are null where that is not decided. */
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
 * What came of a guess which positions are lost, or of a Grundy number. `refuted`: the first `place` of the table where it is wrong, by the
 * sum of its numbers; of an outcome whether the guess says `lost` there, else the number `guessed`, in decimal digits, and the `actual` one.
 * `proved`: it is right for every number, since the values repeat with this period and the guess repeats too; the proof may go beyond
 * the table, and so may a place. `holds`: it is right at every place that was `checked`, and nothing is said of others.
 */
export type GuessAnswer = OutcomeRefuted | GrundyRefuted | GuessProved | GuessHolds;

/** What every answer to a guess tells. */
export interface Tested {
  /** Whether the guess is a condition, true where a position is lost; else it is the Grundy number. */
  outcomes: boolean;
  /** How many places the guess was compared at. */
  checked: number;
  /** How many were passed by since they are not solved or their number is infinite. */
  open: number;
  /** How many were passed by since the guess has no value there, as in a division by 0; the first of them, or nothing. */
  faulty: number;
  failsAt: number[];
  /** How many were not looked at, since that would take too long. */
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

/** What may be guessed of a typed rule, as the value of `guess`: it is right at every position that was `checked`, which is no proof. */
export interface Formula {
  guess: string;
  /** Whether it tells which positions are lost, rather than their Grundy numbers. */
  outcomes: boolean;
  checked: number;
}
