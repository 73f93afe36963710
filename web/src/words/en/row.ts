/** Stairs, piles in order, cakes and pots: their moves, reasons and places. */

import type { Play } from 'grundy-wasm';
import { numbersSaid, withItems } from './alternative-text.js';
import { capitalised, count, countOf, formatNumber, type Noun } from './language.js';
import { CAKE } from './names.js';
import { valuesSaid, type NimHeap } from './reasons.js';
import { evenDepth, likeNimPile, oddDepth } from './reasons-hidden.js';

export function coinsMove(name: string, coins: number): string {
  return `${name}: ${count(coins, 'coin')} down`;
}

export function sizeMove(name: string, from: number, to: number): string {
  return `${name}: ${formatNumber(from)} → ${formatNumber(to)}`;
}

/** Into one pot twice. */
export function stonesMoveTwice(name: string, pot: string): string {
  return `${name} → ${pot} twice`;
}

export function stonesMove(name: string, one: number, other: number): string {
  return `${name} → pots ${one} and ${other}`;
}

export function stairKeeps(name: string, coins: number): string {
  return `${name} keeps ${coins}`;
}

export function sizeBecomes(name: string, to: number): string {
  return `${name} → ${to}`;
}

export function movingDown(name: string, coins: number): string {
  return `moving ${count(coins, 'coin')} down from ${name}`;
}

export function takingPile(name: string, to: number): string {
  return `taking ${name} down to ${formatNumber(to)}`;
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
  return restores(turn, `changes the counted difference of ${name} from ${formatNumber(before)} to ${formatNumber(after)}`);
}

export function exchangesStone(turn: string, before: number, after: number): string {
  return restores(turn, `exchanges a stone of Grundy number ${formatNumber(before)} for two that come to ${formatNumber(after)}`);
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

/** In the pots named stands one stone, or more. */
export function tameStones(pots: string, one: boolean): string {
  const who = one ? `The stone in ${pots} is tame: in misère play it` : `The stones in ${pots} are tame: in misère play each`;
  return `${who} behaves like a pile of Nim as large as its Grundy number.`;
}

export function differences(values: readonly number[], omitted: number): string {
  return `A pile must not become smaller than the one before it, so only the differences matter: ${valuesSaid(values, omitted)}. What is taken from a pile is handed on to the next difference, as coins go down a staircase, and from the last pile it is gone: only every second difference counts, the last one first.`;
}

const LARGEST_RULE = 'From an even number of largest ones every turn leaves an odd number, and from an odd number a turn can leave an even one, bringing a single largest one down to the next size or below it';

export function largestCakes(size: number, number: number, play: Play): string {
  const here = `The largest size is ${formatNumber(size)}, and ${number === 1 ? 'one cake has it' : `${countOf(number, CAKE)} have it`}.`;
  if (play === 'normal') return `${here} ${LARGEST_RULE}: the position is lost exactly when that number is even.`;
  if (size === 1) return `${here} Each turn eats up one of these, and in misère play whoever eats the last one loses: the position is lost exactly when that number is odd.`;
  return `${here} ${LARGEST_RULE}. In misère play this holds while the largest size is two or more: a single largest one above nothing but ones is brought down to 1 or 0, whichever leaves an odd number of ones, for then each turn eats up one and whoever eats the last loses. So the position is lost exactly when that number is even.`;
}

export function stoneNumbers(values: readonly number[], omitted: number): string {
  return `Each stone moves by itself, and its pot says its Grundy number: ${valuesSaid(values, omitted)}. Each is the least number that is not the nim-sum of two later ones, since a stone becomes two. In the nim-sum two stones at one place cancel.`;
}

export function withHeaps(title: string, noun: Noun, heaps: ArrayLike<number>): string {
  return withItems(title, heaps.length === 0 ? `no ${noun.one}` : `${noun.many} ${numbersSaid(heaps)}`);
}

/** What a place is, as a sentence. */
export function meaningOf(meaning: string): string {
  return `${capitalised(meaning)}.`;
}

export const AT_ODD_HEIGHT = 'An odd number of steps above the ground: its coins count like a pile of Nim.';
export const AT_EVEN_HEIGHT = 'An even number of steps above the ground: what comes down from here can at once be moved on, so its coins do not count.';

export function anySmallerLeft(grundy: number): string {
  return likeNimPile('It can be left with any smaller number', grundy);
}

export function smallerDifference(grundy: number): string {
  return likeNimPile('What is taken makes the difference smaller', grundy);
}

/** What the outcome of a place speaks of. */
export function coinsAlone(outcome: string): string {
  return `Its coins alone: ${outcome}.`;
}

export function riseAlone(outcome: string): string {
  return `How far it rises above the one before it, alone: ${outcome}.`;
}

export function stoneAlone(outcome: string): string {
  return `One stone here, alone: ${outcome}.`;
}

/** A cake says nothing alone: that it is among the largest is all that counts. */
export const AMONG_LARGEST = 'Among the largest: it may be eaten now.';
export const NOT_AMONG_LARGEST = 'Not among the largest: it may not be eaten now.';

export function piecesOfCake(pieces: number): string {
  return count(pieces, 'piece');
}
