/** The words of stairs, piles in order, cakes and pots: their names, legends, moves, reasons and places. */

import type { Play } from 'grundy-wasm';
import { numbersSaid, withItems } from '../alternative-text.js';
import { capitalised, count, countOf, formatNumber, sizeMove, type Noun } from '../language.js';
import { valuesSaid, type NimHeap } from '../reasons.js';
import { evenDepth, likeNimPile, oddDepth } from '../reasons-hidden.js';
import { STARTS_HERE, WHAT_COUNTS } from '../names.js';

export function coinsMove(name: string, coins: number): string {
  return `${name}: ${count(coins, 'coin')} down`;
}

export function coinsTaken(name: string, from: number, to: number): string {
  return sizeMove(name, from - to, formatNumber(from), formatNumber(to));
}

/** For two stones that move into the same pot. */
export function stonesMoveTwice(name: string, pot: string): string {
  return `${name} → ${pot} twice`;
}

export function stonesMove(name: string, one: number, other: number): string {
  return `${name} → pots ${one} and ${other}`;
}

export function stairKeeps(name: string, coins: number): string {
  return `${name} keeps ${coins}`;
}

export function movingDown(name: string, coins: number): string {
  return `moving ${count(coins, 'coin')} down from ${name}`;
}

export function takingPile(name: string, to: number): string {
  return `reducing ${name} to ${formatNumber(to)}`;
}

export function eatingCake(name: string, to: number): string {
  return `eating ${name} down to ${formatNumber(to)}`;
}

export function puttingTwo(name: string, pot: string): string {
  return `taking a stone from ${name} and putting two into ${pot}`;
}

export function puttingOneEach(name: string, one: number, other: number): string {
  return `taking a stone from ${name} and putting one each into pots ${one} and ${other}`;
}

function restores(turn: string, change: string): string {
  return `${capitalised(turn)} ${change} and makes the nim-sum 0.`;
}

export function restoresStair(turn: string, name: string, before: number, after: number): string {
  return restores(turn, `changes the counted coins of ${name} from ${formatNumber(before)} to ${formatNumber(after)}`);
}

export function restoresDifference(turn: string, name: string, before: number, after: number): string {
  return restores(
    turn,
    `changes the counted difference of ${name} from ${formatNumber(before)} to ${formatNumber(after)}`,
  );
}

export function exchangesStone(turn: string, before: number, after: number): string {
  return restores(
    turn,
    `exchanges a stone of Grundy number ${formatNumber(before)} for two with nim-sum ${formatNumber(after)}`,
  );
}

export const NIM_STAIRS: NimHeap = {
  large: { one: 'counted stair with two or more coins', many: 'counted stairs with two or more coins' },
  single: { one: 'counted stair with one coin', many: 'counted stairs with one coin' },
  noLarge: 'none with two or more coins',
};

export const NIM_DIFFERENCES: NimHeap = {
  large: { one: 'counted difference of two or more', many: 'counted differences of two or more' },
  single: { one: 'counted difference of one', many: 'counted differences of one' },
  noLarge: 'none of two or more',
};

export const NIM_STONES: NimHeap = {
  large: { one: 'stone with Grundy number two or more', many: 'stones with Grundy number two or more' },
  single: { one: 'stone with Grundy number one', many: 'stones with Grundy number one' },
  noLarge: 'none with Grundy number two or more',
};

export function stairsAtEvenHeight(names: string, one: boolean): string {
  return evenDepth(names, one, 'an even number of steps above the ground', 'comes down');
}

export function stairsAtOddHeight(names: string, one: boolean): string {
  return oddDepth(names, one, 'an odd number of steps above the ground');
}

/** `one`: whether there is only one stone in the pots named. */
export function tameStones(pots: string, one: boolean): string {
  const who = one
    ? `The stone in ${pots} is tame: in misère play it`
    : `The stones in ${pots} are tame: in misère play each`;
  return `${who} behaves like a Nim pile as large as its Grundy number.`;
}

export function differences(values: readonly number[], omitted: number): string {
  return `A pile must not become smaller than the one before it, so only the differences matter: ${valuesSaid(values, omitted)}. What you take from one difference goes to the next, as on a staircase, and from the last it is gone. So every second difference counts, starting with the last.`;
}

const LARGEST_RULE =
  'From an even number of largest cakes every turn leaves an odd number. From an odd number a turn can leave an even one: it eats a single largest cake down to the next size or below';

export function largestCakes(size: number, number: number, play: Play): string {
  const here = `${number === 1 ? 'One cake has' : `${countOf(number, CAKE)} have`} the largest size, ${count(size, 'piece')}.`;
  if (play === 'normal') return `${here} ${LARGEST_RULE}. So the position is lost exactly when that number is even.`;
  if (size === 1)
    return `${here} Each turn eats up one of these, and in misère play whoever eats the last one loses. So the position is lost exactly when that number is odd.`;
  return `${here} ${LARGEST_RULE}. In misère play this holds while the largest size is two or more. With one such cake left among ones, eat it down to 1 or 0, whichever leaves an odd number of ones. Then each turn eats up one, and whoever eats the last one loses. So the position is lost exactly when the number of largest cakes is even.`;
}

export function stoneNumbers(values: readonly number[], omitted: number): string {
  return `Each stone moves by itself, and its pot decides its Grundy number: ${valuesSaid(values, omitted)}. A stone becomes two later ones, so its number is the smallest that is not a nim-sum of two later numbers. Two stones in one pot cancel.`;
}

export function withHeaps(title: string, noun: Noun, heaps: ArrayLike<number>): string {
  return withItems(title, heaps.length === 0 ? `no ${noun.one}` : `${noun.many} ${numbersSaid(heaps)}`);
}

/** The meaning of a place, as a sentence. */
export function meaningOf(meaning: string): string {
  return `${capitalised(meaning)}.`;
}

export const AT_ODD_HEIGHT = 'An odd number of steps above the ground: its coins count like a Nim pile.';
export const AT_EVEN_HEIGHT =
  'An even number of steps above the ground: whatever comes down from here, the opponent can move on at once, so its coins do not count.';

export function anySmallerLeft(grundy: number): string {
  return likeNimPile('A move can leave any smaller number', grundy);
}

export function smallerDifference(grundy: number): string {
  return likeNimPile('Taking stones makes the difference smaller', grundy);
}

/** The outcome of a place, with what it is about. */
export function coinsAlone(outcome: string): string {
  return `Its coins alone: ${outcome}.`;
}

export function riseAlone(outcome: string): string {
  return `Its rise above the pile before it, alone: ${outcome}.`;
}

export function stoneAlone(outcome: string): string {
  return `One stone here, alone: ${outcome}.`;
}

/** A cake has no outcome alone: it only counts whether it is among the largest. */
export const AMONG_LARGEST = 'Among the largest: you may eat it now.';
export const NOT_AMONG_LARGEST = 'Not among the largest: you may not eat it yet.';

export function piecesOfCake(pieces: number): string {
  return count(pieces, 'piece');
}

export const STAIR: Noun = { one: 'stair', many: 'stairs' };
export const CAKE: Noun = { one: 'cake', many: 'cakes' };
export const POT: Noun = { one: 'pot', many: 'pots' };

export const SECOND_STAIRS = 'only every second stair counts';
export const SECOND_DIFFERENCES = 'every second difference counts, starting with the last';

export const STAIRS_LEGEND = {
  numbers: 'above a stair: its coins',
  ring: STARTS_HERE,
  uncounted: 'grey stairs do not count',
  choice: WHAT_COUNTS,
};
export const ORDERED_LEGEND = {
  numbers: 'below a pile, after +: how much higher it is than the pile before it',
  ring: STARTS_HERE,
  uncounted: 'grey stones do not count',
  choice: WHAT_COUNTS,
};
export const CAKES_LEGEND = {
  numbers: 'above a cake: its pieces',
  ring: STARTS_HERE,
  counted: 'a largest cake: you may eat from it',
  uncounted: 'you may not eat grey cakes yet',
  choice: WHAT_COUNTS,
};
export const POTS_LEGEND = {
  numbers: 'below a pot, after ∗: the Grundy number of one stone there',
  ring: STARTS_HERE,
  uncounted: 'stones in grey pots cancel or rest for good',
  choice: WHAT_COUNTS,
};
