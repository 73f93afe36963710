/** The steps of an explanation that any family may get if one component moves in a turn. */

import type { Play, Step } from 'grundy-wasm';
import {
  anyOf,
  capitalised,
  count,
  countOf,
  formatNumber,
  limitWords,
  listed,
  plural,
  type Countable,
  type Noun,
} from './language.js';
import { setWords } from './outcomes.js';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** What a sentence speaks of besides its step: the items' names, whether it is one item, what items are called, and how the game is played. */
export interface Told {
  names: string;
  one: boolean;
  noun: Noun;
  play: Play;
  /** Whether the player to move wins. */
  won: boolean;
}

/** The words for heaps of misère Nim: a large one, one of size 1, and that no large one is left. */
export interface NimHeap {
  large: Noun;
  single: Noun;
  noLarge: string;
}

/** The same for things that play like Nim piles. */
export function nimHeap({ one, many }: Noun): NimHeap {
  const large = 'like a Nim pile of two or more';
  const single = 'with Grundy number 1';
  return {
    large: { one: `${one} that plays ${large}`, many: `${many} that play ${large}` },
    single: { one: `${one} ${single}`, many: `${many} ${single}` },
    noLarge: `none that plays ${large}`,
  };
}

/** Grundy numbers that are read out one by one at most. */
const MOST_LISTED = 24;

/** The Grundy numbers of options whose mex is `mex`: all below it, those known `above` it, and `more` that are not listed. */
export function reachedWords(mex: number, above: readonly number[], more = 0): string {
  const larger = above.slice(0, MOST_LISTED);
  const rest = more + above.length - larger.length;
  if (mex <= MOST_LISTED) {
    const set = setWords([...Array.from({ length: mex }, (_, number) => number), ...larger]);
    return `the Grundy numbers ${rest > 0 ? set.replace('}', ', …}') : set}`;
  }
  const below = `every Grundy number from 0 to ${formatNumber(mex - 1)}`;
  if (larger.length === 0) return rest > 0 ? `${below}, and larger ones` : below;
  return `${below}, and the larger ${rest > 0 ? setWords(larger).replace('}', ', …}') : setWords(larger)}`;
}

/** Values of a list that are read out at most. */
const MOST_VALUES = 24;

/** `3, 4 and 5`; the rest of a long list is counted, together with those `omitted`. */
export function valuesSaid(values: readonly number[], omitted: number): string {
  const shown = values.slice(0, MOST_VALUES).map(formatNumber);
  const more = values.length - shown.length + omitted;
  return more > 0 ? `${shown.join(', ')} and ${formatNumber(more)} more` : listed(shown, MOST_VALUES);
}

/** `{1, 2}`, or `{1, 2, …}` if some are left out. */
export function setSaid(values: readonly number[], cut = false): string {
  return `{${[...values.map(formatNumber), ...(cut ? ['…'] : [])].join(', ')}}`;
}

export function nimHeaps(names: string, one: boolean): string {
  return `You may take any number from ${names}, so ${one ? 'its Grundy number is its size' : 'the Grundy number of each is its size'}.`;
}

export function cannotMove(who: string, one: boolean): string {
  return `${capitalised(who)} cannot move, so ${one ? 'its' : 'the'} Grundy number ${one ? 'is' : 'of each is'} 0.`;
}

/** `reached`: “the Grundy numbers {0, 1, 3}”. */
export function canReach(who: string, one: boolean, reached: string, mex: number): string {
  return `${capitalised(who)} can ${one ? '' : 'each '}reach ${reached}. The smallest number missing there (the mex) is ${formatNumber(mex)}.`;
}

/** `decides`: whether exactly the positions with nim-sum 0 are lost. */
export function nimSum(total: number, decides: boolean): string {
  const here = total === 0 ? 'Here every column is even, so it is 0' : `Here it is ${formatNumber(total)}`;
  const so = decides ? (total === 0 ? ' and the position is lost' : ', so the position is won') : '';
  return `Write the numbers in binary. Each column with an odd number of ones puts a 1 in the nim-sum. ${here}${so}.`;
}

export function noMoveLeft(who: string): string {
  return `${capitalised(who)} has no move left.`;
}

export function noneLost(who: string, options: number, isDraw: boolean): string {
  const has = `${who} has ${count(options, 'option')}`;
  if (isDraw) return `A draw: ${has}. None makes the opponent lose, but at least one keeps the opponent from winning.`;
  return options === 1
    ? `Lost: ${has}, and the opponent wins after it.`
    : `Lost: ${has}, and the opponent wins after each of them.`;
}

/** `lost`: the names of the options that are lost. */
export function canMoveTo(who: string, lost: readonly string[]): string {
  return `Won: ${who} can move to ${anyOf(lost)}, where the opponent loses.`;
}

export function misereNim({ big, ones, total }: StepOf<'misere-nim'>, { large, single }: NimHeap): string {
  if (big > 0)
    return `${countOf(big, large)} ${plural(big, 'is', 'are')} left. The nim-sum then decides misère Nim as it decides normal play; here it is ${formatNumber(total)}.`;
  const rule = 'In misère play an odd number of them loses and an even number wins';
  return `No ${large.one} is left, so only the ones count. ${rule}; here there ${plural(ones, 'is', 'are')} ${countOf(ones, single)}.`;
}

export function tame(names: string, one: boolean): string {
  return `${capitalised(names)} ${one ? 'is' : 'are'} tame: in misère play ${one ? 'it' : 'each'} behaves like Nim piles whose nim-sum is its Grundy number.`;
}

/** `alone`: whether only the one component that can still move was searched, not the whole game. */
export function searched(alone: boolean, positions: Countable): string {
  return `No theorem applies, so a search decides ${alone ? 'it alone' : 'the whole game'}: it looked at ${count(positions, 'position')}.`;
}

export function leavesLost(turn: string): string {
  return `${capitalised(turn)} leaves the opponent a lost position.`;
}

/** A turn that makes the nim-sum 0. */
export function restoresNumber(turn: string, before: number, after: number): string {
  return `${capitalised(turn)} changes its Grundy number from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

/** What a winning turn does in misère Nim: while a heap of two or more is left, it makes the nim-sum 0; after that it leaves an odd number of ones. */
export function restoresMisere(turn: string, isLargeLeft: boolean, { large, single, noLarge }: NimHeap): string {
  const what = isLargeLeft
    ? `makes the nim-sum 0 while a ${large.one} is left`
    : `leaves an odd number of ${single.many} and ${noLarge}`;
  return `${capitalised(turn)} ${what}, so the opponent loses.`;
}

export function noRestoring(play: Play): string {
  return play === 'normal'
    ? 'The nim-sum is already 0. Every move changes it and so lets the opponent win.'
    : 'Every move lets the opponent win.';
}

/** The sentences of kinds of steps that need no more than the step and what is told of its items. A kind that is added here is said. */
export const SENTENCES = {
  ended: (_: StepOf<'ended'>, { play }: Told): string =>
    play === 'normal'
      ? 'No move is left: in normal play the player to move loses.'
      : 'No move is left: in misère play the player to move wins.',
  /** Components end the whole game by a condition of the rule, in normal and misère play alike. */
  'whole-ends': (_: StepOf<'whole-ends'>, { names, one, won }: Told): string =>
    `${capitalised(names)} ${one ? 'ends' : 'end'} the whole game by the rule: the player to move ${won ? 'wins' : 'loses'}, in both conventions.`,
  quotient: ({ order }: StepOf<'quotient'>, { won }: Told): string =>
    `In misère play, sums of what can arise here fall into ${count(order, 'class', 'classes')} that can stand for each other (their misère quotient). The class of this position is ${won ? 'won' : 'lost'}.`,
  undecided: (step: StepOf<'undecided'>): string =>
    `No theorem applies, and the search reached its limit of ${limitWords(step)} without an answer.`,
  loop: ({ set }: StepOf<'loop'>, { names }: Told): string => {
    const reach =
      set.length === 0
        ? 'No move reaches a finite Grundy number, so the set of those in reach is empty: {}'
        : `Moves reach the finite Grundy numbers ${setSaid(set)}`;
    return `${capitalised(names)} can go round for ever, so the Grundy number is infinite (∞). ${reach}.`;
  },
};

/** For the only component. */
export function loopAlone(set: readonly number[], inside: boolean): string {
  return inside
    ? `0 is in the set ${setSaid(set)}, so a move leaves the opponent a lost position.`
    : `0 is not in the set ${setSaid(set)}, so neither player can force a win: a draw.`;
}

/** `nimber`: the nim-sum of the other components. */
export function loopAmongOthers(nimber: number, set: readonly number[], inside: boolean): string {
  const rest = `The others together have nim-sum ${formatNumber(nimber)}`;
  return inside
    ? `${rest}, which is in the set ${setSaid(set)}. Bring the infinite one to that number, and the nim-sum is 0.`
    : `${rest}, which is not in the set ${setSaid(set)}, so neither player can force a win: a draw.`;
}

export function infiniteNumbers(names: string, number: number): string {
  return `${capitalised(names)} ${number === 2 ? 'both' : 'all'} have infinite Grundy numbers. With two or more of them neither player can force a win: a draw.`;
}

export const NOT_COUNTED = {
  move: 'Other moves may win as well; they were not counted.',
  turn: 'Other turns may win as well; they were not counted.',
};

export function furtherWin(left: string, what: 'move' | 'turn'): string {
  const [noun, verb] = [
    what === 'move' ? count(left, 'more move') : count(left, 'more turn'),
    left === '1' ? 'wins' : 'win',
  ];
  return `${noun} ${verb} as well.`;
}
