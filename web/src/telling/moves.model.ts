/** The winning turns in words, and what each lights up on the picture. */

import type { Analysis, LegalTurn, Moves, Outcome, Position, Turn } from 'grundy-wasm';
import type { ShownMove, WrittenMove } from '../places/shown-move.js';
import { familyOf } from '../families/families.model.js';
import { loopSetOf } from '../places/outcome.js';
import { ruleInForce } from './sums.model.js';
import * as words from '#words/panels/turns';

export interface TurnView {
  notation: string;
  label: string;
  items: number[];
  moves: readonly ShownMove[];
  /** Why it wins, as an equation; empty if the nim-sum does not decide or has only one number. */
  equation: string;
}

export interface MovesView {
  headline: string;
  /** A sentence if no turn wins; empty if nothing can be moved or that is not known. */
  none: string;
  /** The exact count, to be copied, if it is too long to be read at a glance; else empty. */
  exact: string;
  turns: TurnView[];
  /** Turns at hand that are not shown yet. */
  folded: number;
  /** Winning turns beyond those at hand. */
  unlisted: string;
  /** Whether some of these can be fetched. */
  more: boolean;
}

/** The turn that undoes the effect of the one just played, and the outcome of the position before both. */
export interface UndoingTurn {
  turn: LegalTurn;
  before: Outcome;
}

export function moveLabel(position: Position, move: WrittenMove): string {
  return familyOf(position).moveLabel(position, move);
}

export function turnLabel(position: Position, { moves }: { moves: readonly WrittenMove[] }): string {
  return words.turnAlone(moves.map((move) => moveLabel(position, move)));
}

/** A turn of this position, or one that answers a turn of it, as a reader says it: "taking pile 2 down to 1". */
export function turnWords(position: Position, { moves }: { moves: readonly ShownMove[] }): string {
  return words.movesTogether(moves.map((move) => familyOf(position).moveWords(position, move)));
}

function headlineOf(analysis: Analysis, total: string | null, atHand: number): string {
  const { outcome } = analysis;
  const single = ruleInForce(analysis) === 'disjunctive';
  if (total === null) return atHand > 0 ? words.uncountedTurns(single) : words.unknownTurns(single);
  return total === '0' && outcome === 'win' ? words.ALREADY_WON : words.winningTurns(total, single);
}

function beyond(total: string | null, atHand: number): string {
  const rest = BigInt(total ?? 0) - BigInt(atHand);
  return rest > 0n ? String(rest) : '0';
}

/** The equation of a winning move: the component's number, the nim-sum of all, and the number that the move leaves, which makes the nim-sum 0. */
function equationOf(
  { position, number, play, sum, grundy: total, components, tables }: Analysis,
  { moves }: Turn,
): string {
  const [move] = moves;
  if (!familyOf(position).apart || !move || moves.length > 1 || components.state.length < 2) return '';
  if (total === null || number !== 'grundy' || play !== 'normal' || sum !== 'disjunctive') return '';
  const before = components.grundy[move.item] ?? -1;
  if (before < 0 || loopSetOf(before, tables[components.table[move.item] ?? 0]?.loopSets ?? [])) return '';
  return words.equation(before, total, move.grundy);
}

function turnView(analysis: Analysis, turn: Turn): TurnView {
  return {
    notation: turn.notation,
    label: turnLabel(analysis.position, turn),
    items: turn.moves.map(({ item }) => item),
    moves: turn.moves,
    equation: equationOf(analysis, turn),
  };
}

/** The most digits that a reader takes in at a glance. */
const LONG = 15;

/** The first `most` of the winning turns. `further` are the pages fetched after the analysis' own. */
export function movesView(analysis: Analysis, further: readonly Moves[] = [], most = Infinity): MovesView {
  const { count: total, list } = analysis.moves;
  const atHand = [list, ...further.map((page) => page.list)];
  const length = atHand.reduce((sum, page) => sum + page.length, 0);
  const shown: Turn[] = [];
  for (const page of atHand) if (shown.length < most) shown.push(...page.slice(0, most - shown.length));
  return {
    headline: headlineOf(analysis, total, length),
    none: analysis.outcome === 'lose' && analysis.remoteness !== 0 && total === '0' ? words.NONE_WINS : '',
    exact: total !== null && total.length > LONG ? total : '',
    turns: shown.map((turn) => turnView(analysis, turn)),
    folded: length - shown.length,
    unlisted: beyond(total, length),
    // If there are very many, the core lists only some; the page after the last is empty.
    more: atHand.at(-1)!.length > 0,
  };
}
