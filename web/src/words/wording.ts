/** One sentence for each kind of step of the explanation. A kind that is missing here does not compile. */

import type { Analysis, Position, Step, Turn } from 'grundy-wasm';
import { binaryTable, digitTable, type BinaryTable } from '../panels/reasons/binary.model.js';
import * as compound from './compound-wording.js';
import * as hidden from './hidden-wording.js';
import type { ShownMove } from '../families/teller.model.js';
import { turnWords } from '../panels/moves/moves.model.js';
import { reachedWords } from '../places/outcome.js';
import { tellerOf } from '../families/tellers.model.js';
import { isOneGame, ruleInForce } from './sums.js';
import { itemName, itemNames, nounFor } from './names.js';
import { capitalised, count, formatNumber, heapsWords, limitWords, namesOfMany } from '#words/language';
import { itemAt } from '../params/item-at.js';

export interface StepView {
  kind: Step['kind'] | 'further';
  text: string;
  /** What it speaks of. */
  items: number[];
  moves: readonly ShownMove[];
  binary: BinaryTable | null;
}

const isOne = (items: readonly number[]): boolean => items.length === 1;

function mexText(step: Extract<Step, { kind: 'mex' }>, position: Position): string {
  const { who, one } = tellerOf(position).reaching(position, step);
  if (step.mex === 0 && step.above.length === 0) return `${who} cannot move, so ${one ? 'its' : 'the'} Grundy number ${one ? 'is' : 'of each is'} 0.`;
  return `${who} can ${one ? '' : 'each '}reach ${reachedWords(step.mex, step.above, step.omitted)}. The least number missing there (the mex) is ${formatNumber(step.mex)}.`;
}

/** Each pile is its own Grundy number; a run of them needs no adding up. */
function nimRunsText({ items, first, last, times, values, omitted }: Extract<Step, { kind: 'nim-runs' }>, position: Position): string {
  const runs = items.slice(0, 12).map((item, place) => `${itemName(position, item)}: ${formatNumber(itemAt(values, place))}`);
  const rest = items.length - runs.length + omitted;
  const rules = [
    times.some((many) => many > 1) ? 'equal ones cancel in pairs' : '',
    first.some((size, place) => itemAt(last, place) > size) ? 'four in a row, the first of them divisible by 4, come to 0' : '',
  ].filter((rule) => rule !== '');
  return `Any number may be taken from a pile, so its Grundy number is its size${rules.length > 0 ? `; ${rules.join(', and ')}` : ''}. Nim-sums: ${runs.join('; ')}${rest > 0 ? `; and ${count(rest, 'further run')}` : ''}.`;
}

/** Heaps that lie side by side in place of one are a sum of their own. */
function partsText({ items, sizes, values, total, omitted }: Extract<Step, { kind: 'parts' }>, position: Position): string {
  const more = omitted > 0 ? ` and ${formatNumber(omitted)} more` : '';
  const heaps = sizes.slice(0, 12).map(formatNumber).join(' + ');
  const numbers = values.slice(0, 12).map(formatNumber).join(', ');
  const cut = omitted === 0 && sizes.length > 12 ? ' and so on' : more;
  return `${capitalised(itemNames(position, items))} ${isOne(items) ? 'is' : 'are each'} now ${heaps}${cut}, and a turn moves one of these: the Grundy number is the nim-sum of ${numbers}${cut}, which is ${formatNumber(total)}.`;
}

function recursionText(step: Extract<Step, { kind: 'recursion' }>, { position, outcome }: Analysis): string {
  const who = capitalised(itemName(position, step.items[0] ?? 0));
  if (step.options === 0) return `${who} has no move left.`;
  if (outcome === 'draw') return `${who} has ${count(step.options, 'option')}, none of them lost for the opponent, and need not take one that is won: a draw.`;
  if (step.lost.length === 0) {
    return step.options === 1
      ? `${who} has 1 option, and it is won for the opponent: it is lost.`
      : `${who} has ${count(step.options, 'option')}, and every one is won for the opponent: it is lost.`;
  }
  const lost = namesOfMany(step.left.length > 0 ? step.left.map(heapsWords) : step.lost.map((state) => tellerOf(position).stateName(position, state)));
  return `${who} can move to ${lost}, lost for the opponent: it is won.`;
}

function misereText({ big, ones, total }: Extract<Step, { kind: 'misere-nim' }>, position: Position): string {
  const [noun, large, one] = tellerOf(position).nimHeap(position);
  if (big > 0) {
    return `${count(big, noun)} ${large}: misère Nim is then decided by the nim-sum as in normal play, and it is ${formatNumber(total)}.`;
  }
  const rule = 'an odd number is lost and an even number won in misère play';
  return `No ${noun} ${large} is left, so only the number of ones decides: ${rule}, and there ${ones === 1 ? 'is' : 'are'} ${count(ones, noun)} ${one}.`;
}

function restoresText(step: Extract<Step, { kind: 'restores' }>, { position, moves }: Analysis): string {
  return `${capitalised(turnWords(position, itemAt(moves.list, step.turn)))} ${tellerOf(position).changed(position, step)} and makes the nim-sum 0.`;
}

/** What wins misère Nim: as long as a heap of two or more is left the nim-sum must be 0, and then an odd number of ones. */
function misereRestoresText({ turn, big }: Extract<Step, { kind: 'restores' }>, { position, moves }: Analysis): string {
  const [noun, large, one] = tellerOf(position).nimHeap(position);
  const what = big ? `makes the nim-sum 0 while a ${noun} ${large} is left` : `leaves an odd number of ${noun}s ${one} and none ${large}`;
  return `${capitalised(turnWords(position, itemAt(moves.list, turn)))} ${what}, which is lost for the opponent.`;
}

function leavesLostText(turn: number, { position, moves }: Analysis): string {
  return `${capitalised(turnWords(position, itemAt(moves.list, turn)))} leaves a position that is lost for the opponent.`;
}

function textOf(step: Step, analysis: Analysis): string {
  const { position, steps } = analysis;
  const own = tellerOf(position).ownStep(step, position);
  if (own !== null) return own;
  const names = itemNames(position, step.items);
  switch (step.kind) {
    case 'ended':
      return analysis.play === 'normal'
        ? 'No move is left: in normal play the player to move loses.'
        : 'No move is left: in misère play the player to move wins.';
    case 'nim-heap':
      return isOne(step.items)
        ? `Any number may be taken from ${names}, so its Grundy number is its size.`
        : `Any number may be taken from ${names}, so each one’s Grundy number is its size.`;
    case 'nim-runs':
      return nimRunsText(step, position);
    case 'mex':
      return mexText(step, position);
    case 'parts':
      return partsText(step, position);
    case 'even-depth':
    case 'odd-depth':
      // Only families that have depths speak of them, in words of their own.
      return '';
    case 'nim-sum':
      return `${analysis.sum === 'not-all' && !isOneGame(position) ? `Some but not all of ${count(2, nounFor(position))} is one of them. ` : ''}Written in binary, columns with an odd number of ones give the nim-sum. ${step.total === 0 ? 'Every column has an even number, so it is 0' : `It is ${formatNumber(step.total)}, not 0`}.`;
    case 'recursion':
      return recursionText(step, analysis);
    case 'misere-nim':
      return misereText(step, position);
    case 'tame':
      return `${capitalised(names)} ${isOne(step.items) ? 'is' : 'are'} tame: in misère play ${isOne(step.items) ? 'it' : 'each'} behaves like piles of Nim with its Grundy number as their nim-sum.`;
    case 'searched':
      return `No theorem applies, so ${steps.some(({ kind }) => kind === 'one-live') ? 'it alone' : 'the whole game'} was searched: ${count(step.positions, 'position')}.`;
    case 'undecided':
      return `No theorem applies, and the search stopped at its limit of ${limitWords(step)}. That decides nothing.`;
    case 'leaves-lost':
      return leavesLostText(step.turn, analysis);
    case 'restores':
      return analysis.play === 'normal' ? restoresText(step, analysis) : misereRestoresText(step, analysis);
    case 'no-restoring':
      return analysis.play === 'normal'
        ? 'The nim-sum is 0 already, and every move changes it, which hands the win to the opponent.'
        : 'Every move hands the win to the opponent.';
    case 'single':
      return compound.singleText(analysis);
    case 'one-game':
      return compound.oneGameText(analysis);
    case 'one-live':
      return `Only ${names} can still move, so it is played alone, and its own outcome decides.`;
    case 'selective':
      return compound.selectiveText(step, analysis);
    case 'all-equal':
      return compound.allEqualText(step, analysis);
    case 'by-number':
      return compound.byNumberText(step, analysis);
    case 'least-remoteness':
      return compound.leastRemotenessText(step, analysis);
    case 'greatest-suspense':
      return compound.greatestSuspenseText(step, analysis);
    case 'none-grows':
      return 'No move here leads to a larger Grundy number, so Moore’s test on binary digits holds.';
    case 'grows':
      return compound.growsText(step, analysis);
    case 'few-live':
      return compound.fewLiveText(step, analysis);
    case 'digit-sums':
      return compound.digitSumsText(step, analysis);
    case 'achieves':
      return compound.achievesText(step, analysis);
    case 'none-achieves':
      return analysis.remoteness === 0
        ? 'No turn is possible: the game is over.'
        : 'No turn leaves the opponent a position that is lost by this rule: whatever is moved, the opponent wins.';
    case 'loop':
      return hidden.loopText(step, analysis);
    case 'loop-sum':
      return hidden.loopSumText(step, analysis);
    case 'loops-draw':
      return hidden.loopsDrawText(step, analysis);
    case 'differences':
      return hidden.differencesText(step);
    case 'largest':
      return hidden.largestText(step, analysis);
    case 'place-values':
      return hidden.placeValuesText(step, analysis);
    case 'gaps':
      return hidden.gapsText(step, analysis);
    case 'reversible':
      return hidden.reversibleText(step, analysis);
    case 'pairing':
      return hidden.pairingText(step, analysis);
    case 'period':
      return hidden.periodText(step);
    case 'take-theorem':
      return hidden.takeTheoremText(step, analysis);
  }
}

/** Misère play follows normal play as long as two numbers are two or more. */
function isEvening({ play, steps }: Analysis): boolean {
  return play === 'normal' || steps.some((step) => step.kind === 'misere-nim' && step.big > 1);
}

function columnsOf(step: Step, analysis: Analysis): BinaryTable | null {
  if (step.kind === 'nim-sum') return binaryTable(step, isEvening(analysis));
  return step.kind === 'digit-sums' ? digitTable(step) : null;
}

/** The turn that a step speaks of. Of turns that move very many components not all are at hand. */
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

/** What is left of the winning turns after those that steps tell of. Null where these tell all, or none one by one. */
function furtherView({ moves, steps, ...analysis }: Analysis): StepView | null {
  const told = steps.filter((step) => 'turn' in step).length;
  const noun = ruleInForce(analysis) === 'disjunctive' ? 'move' : 'turn';
  if (told === 0 || moves.count === String(told)) return null;
  const text = moves.count === null ? `They were not counted: further ${noun}s may win as well.` : furtherText(BigInt(moves.count) - BigInt(told), noun);
  return { kind: 'further', text, items: [], moves: [], binary: null };
}

function furtherText(left: bigint, noun: string): string {
  return `${count(String(left), `more ${noun}`)} ${left === 1n ? 'wins' : 'win'} as well.`;
}

export function stepViews(analysis: Analysis): StepView[] {
  const steps = analysis.steps.filter((step) => !('turn' in step) || turnOf(step, analysis) !== null);
  const further = furtherView({ ...analysis, steps });
  return [...steps.map((step) => stepView(step, analysis)), ...(further ? [further] : [])];
}
