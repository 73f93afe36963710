/** The words of each step of an explanation. Those that few games have are worded by their families; a test finds a kind without words. */

import type { Analysis, Position, Step, Turn } from 'grundy-wasm';
import { binaryTable, digitTable, type BinaryTable } from './binary.model.js';
import type { ShownMove } from '../places/shown-move.js';
import type { StepOf, Telling } from '../families/family.model.js';
import { turnWords } from './moves.model.js';
import { familyOf } from '../families/families.model.js';
import { columnBase, isOneGame, ruleInForce } from './sums.model.js';
import { itemName, itemNames, nounOf } from '../families/names.model.js';
import { itemAt } from '../params/item-at.js';
import * as words from '#words/reasons';
import * as sums from '#words/reasons-of-sums';

export interface StepView {
  kind: Step['kind'] | 'further';
  text: string;
  /** The items that it is about. */
  items: number[];
  moves: readonly ShownMove[];
  binary: BinaryTable | null;
}

function mexText(step: StepOf<'mex'>, position: Position): string {
  const { who, one } = familyOf(position).reaching(position, step);
  const { mex, above, omitted } = step;
  return mex === 0 && above.length === 0
    ? words.cannotMove(who, one)
    : words.canReach(who, one, words.reachedWords(mex, above, omitted), mex);
}

function nimSumText({ total }: StepOf<'nim-sum'>, { position, sum, play, steps }: Analysis): string {
  const sentence = words.nimSum(total, play === 'normal' && !steps.some(({ kind }) => kind === 'loop'));
  return sum === 'not-all' && !isOneGame(position) ? sums.oneOfTwo(nounOf(position), sentence) : sentence;
}

function recursionText({ items, options, left, lost }: StepOf<'recursion'>, { position, outcome }: Analysis): string {
  const who = itemName(position, items[0] ?? 0);
  if (options === 0) return words.noMoveLeft(who);
  if (outcome === 'draw' || lost.length === 0) return words.noneLost(who, options, outcome === 'draw');
  return words.canMoveTo(
    who,
    left.length > 0
      ? left.map((states) => familyOf(position).leftName(position, states))
      : lost.map((state) => familyOf(position).stateName(position, state)),
  );
}

function turnText(turn: number, { position, moves }: Analysis): string {
  return turnWords(position, itemAt(moves.list, turn));
}

function restoresText(step: StepOf<'restores'>, analysis: Analysis): string {
  const { position, play } = analysis;
  const turn = turnText(step.turn, analysis);
  if (play === 'normal') return familyOf(position).restores(position, step, turn);
  return words.restoresMisere(turn, (step.big ?? 0) > 0, familyOf(position).nimHeap(position));
}

/** Under normal play an even number of moves to the end is lost for the player to move, under misère play an odd one. */
function isWonBy(number: number, { play }: Analysis): boolean {
  return (number % 2 === 1) === (play === 'normal');
}

function digitSumsText({ base, columns }: StepOf<'digit-sums'>, { play, sum, position }: Analysis): string {
  const noun = nounOf(position);
  const all = sum === 'not-all' ? base : null;
  if (play === 'misere' && columns.every(({ bit }) => bit === 0))
    return sums.onesModulo(noun, all, base, columns[0]?.remainder ?? 0);
  return sums.columnsModulo(
    noun,
    all,
    base,
    play,
    columns.every(({ remainder }) => remainder === 0),
  );
}

function achievesText(step: StepOf<'achieves'>, analysis: Analysis): string {
  return sums.achieves(
    turnText(step.turn, analysis),
    step,
    ruleInForce(analysis) === 'disjunctive' ? 2 : columnBase(analysis),
  );
}

function loopSumText({ nimber, set, inside }: StepOf<'loop-sum'>, { components }: Analysis): string {
  return components.state.length === 1 ? words.loopAlone(set, inside) : words.loopAmongOthers(nimber, set, inside);
}

function loopsDrawText(names: string, { items }: StepOf<'loops-draw'>, { number, sum }: Analysis): string {
  if (sum === 'conjunctive') return sums.keptGoing(names);
  return number === 'outcome' ? sums.drawsAlone(names) : words.infiniteNumbers(names, items.length);
}

/** The sentences that need no more than the step and what is told of its items. */
const SENTENCES: { readonly [Kind in Step['kind']]?: (step: StepOf<Kind>, told: words.Told) => string } = {
  ...words.SENTENCES,
  ...sums.SENTENCES,
};

/** The sentence of a step, else the family's words for it. A test with the solver checks that each family has words for all steps it gets. */
function sentenceOf(step: Step, analysis: Analysis): string {
  const { position, play, outcome } = analysis;
  const said = SENTENCES[step.kind] as ((step: Step, told: words.Told) => string) | undefined;
  if (said)
    return said(step, {
      names: itemNames(position, step.items),
      one: step.items.length === 1,
      noun: nounOf(position),
      play,
      won: outcome === 'win',
    });
  const told = familyOf(position).steps[step.kind] as Telling<Step['kind']> | undefined;
  if (!told) throw new Error(`no words for the step ${step.kind} here`);
  return told(step, position, analysis);
}

function textOf(step: Step, analysis: Analysis): string {
  const { position, play, steps } = analysis;
  const family = familyOf(position);
  const noun = nounOf(position);
  const names = itemNames(position, step.items);
  switch (step.kind) {
    case 'nim-heap':
      return family.nimNumber(position, step.items);
    case 'mex':
      return mexText(step, position);
    case 'nim-sum':
      return nimSumText(step, analysis);
    case 'recursion':
      return recursionText(step, analysis);
    case 'misere-nim':
      return words.misereNim(step, family.nimHeap(position));
    case 'tame':
      return family.tame(position, step.items);
    case 'searched':
      return words.searched(
        steps.some(({ kind }) => kind === 'one-live'),
        step.positions,
      );
    case 'leaves-lost':
      return words.leavesLost(turnText(step.turn, analysis));
    case 'restores':
      return restoresText(step, analysis);
    case 'no-restoring':
      return words.noRestoring(play);
    case 'single':
      return isOneGame(position) ? sums.singleGame(noun, play) : sums.single(noun, play);
    case 'by-number':
      return sums.byNumber(names, step.items.length === 1, isWonBy(step.result, analysis), play, step);
    case 'least-remoteness':
      return sums.leastRemoteness(noun, play, isWonBy(step.result, analysis), step);
    case 'greatest-suspense':
      return sums.greatestSuspense(noun, play, isWonBy(step.result, analysis), step);
    case 'grows':
      return sums.grows(noun, step.items.length === 0 ? null : itemNames(position, step.items, 4));
    case 'digit-sums':
      return digitSumsText(step, analysis);
    case 'achieves':
      return achievesText(step, analysis);
    case 'none-achieves':
      return analysis.remoteness === 0 ? sums.NO_TURN_POSSIBLE : sums.NONE_ACHIEVES;
    case 'loop-sum':
      return loopSumText(step, analysis);
    case 'loops-draw':
      return loopsDrawText(names, step, analysis);
    default:
      return sentenceOf(step, analysis);
  }
}

/** Whether a turn wins by making every column even: in normal play, and in misère play while two numbers are two or more. */
function isEvening({ play, steps }: Analysis): boolean {
  return play === 'normal' || steps.some((step) => step.kind === 'misere-nim' && step.big > 1);
}

function columnsOf(step: Step, analysis: Analysis): BinaryTable | null {
  const nameOf = (item: number): string => itemName(analysis.position, item);
  if (step.kind === 'nim-sum') return binaryTable(step, nameOf, isEvening(analysis));
  return step.kind === 'digit-sums' ? digitTable(step, nameOf) : null;
}

/** The turn that a step is about; null if it is not in the list, which leaves out turns of very many moves. */
export function turnOf(step: Step, { moves }: Analysis): Turn | null {
  return 'turn' in step ? (moves.list[step.turn] ?? null) : null;
}

export function stepView(step: Step, analysis: Analysis): StepView {
  return {
    kind: step.kind,
    text: textOf(step, analysis),
    items: [...step.items],
    moves: turnOf(step, analysis)?.moves ?? [],
    binary: columnsOf(step, analysis),
  };
}

/** How many more winning turns there are than the steps tell of. Null if they tell of all, or of none one by one. */
function furtherView({ moves, steps, ...analysis }: Analysis): StepView | null {
  const told = steps.filter((step) => 'turn' in step).length;
  const what = ruleInForce(analysis) === 'disjunctive' ? 'move' : 'turn';
  if (told === 0 || moves.count === String(told)) return null;
  const text =
    moves.count === null ? words.NOT_COUNTED[what] : words.furtherWin(String(BigInt(moves.count) - BigInt(told)), what);
  return { kind: 'further', text, items: [], moves: [], binary: null };
}

export function stepViews(analysis: Analysis): StepView[] {
  const steps = analysis.steps.filter((step) => !('turn' in step) || turnOf(step, analysis) !== null);
  const further = furtherView({ ...analysis, steps });
  return [...steps.map((step) => stepView(step, analysis)), ...(further ? [further] : [])];
}
