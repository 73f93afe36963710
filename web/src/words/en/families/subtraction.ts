/** The words of subtraction games, and of coins on a strip: their moves, reasons and places. */

import { numbersSaid, withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, sizeMove } from '../language.js';
import type { NimHeap } from '../reasons.js';

export function pileMove(name: string, from: number, to: number): string {
  return sizeMove(name, from - to, formatNumber(from), formatNumber(to));
}

/** A coin of a strip goes from square to square. */
export function coinMove(name: string, from: number, to: number): string {
  return `${name}: ${formatNumber(from)} → ${formatNumber(to)}`;
}

export function movingCoin(name: string, to: number): string {
  return `moving ${name} to square ${formatNumber(to)}`;
}

export function takingPile(name: string, to: number): string {
  return `reducing ${name} to ${formatNumber(to)}`;
}

export function addingTo(name: string, to: number): string {
  return `raising ${name} to ${formatNumber(to)}`;
}

export function sizeName(coins: number): string {
  return count(coins, 'coin');
}

/** `pile 2 (3 coins)`, `pile 1 and pile 4 (3 coins each)` */
export function pilesOfSize(names: string, one: boolean, coins: number): string {
  return `${names} (${count(coins, 'coin')}${one ? '' : ' each'})`;
}

export const NIM_PILES: NimHeap = {
  large: { one: 'pile of two or more', many: 'piles of two or more' },
  single: { one: 'pile of one', many: 'piles of one' },
  noLarge: 'none of two or more',
};

export const NIM_COINS: NimHeap = {
  large: { one: 'coin on square 2 or beyond', many: 'coins on square 2 or beyond' },
  single: { one: 'coin on square 1', many: 'coins on square 1' },
  noLarge: 'none on square 2 or beyond',
};

export function coinsLikePiles(names: string): string {
  return `${capitalised(names)} may go any number of squares to the left, as if you took that many from a Nim pile. So the Grundy number is the number of the square.`;
}

export function noPile(title: string): string {
  return withItems(title, 'no pile');
}

export function noCoin(title: string): string {
  return withItems(title, 'no coin');
}

export function withPiles(title: string, piles: ArrayLike<number>): string {
  return withItems(title, `${piles.length === 1 ? 'a pile of' : 'piles'} ${numbersSaid(piles)}`);
}

export function withCoins(title: string, squares: ArrayLike<number>): string {
  return withItems(title, `coins on squares ${numbersSaid(squares)}`);
}

export function pileTitle(size: number): string {
  return `A pile of ${formatNumber(size)}`;
}

export function coinTitle(square: number): string {
  return `A coin on square ${formatNumber(square)}`;
}

export const ADDS_DO_NOT_COUNT = 'The opponent can take added coins away again at once, so only taking counts.';
export const CLAIM_SIZES = 'Tap a size in the strip for won, again for lost, or press W or L.';
export const SQUARE = 'square';
export const SIZE = 'size';

/** Numbers of coins to take for which a theorem gives the Grundy numbers of all piles, and what it says about them. */
export interface TakeRule {
  least: number;
  most: number;
  /** Null if no pile is that large. */
  period: number | null;
  /** Whether larger numbers may be taken too. */
  further: boolean;
  lost: 0 | 1;
}

export interface NumberedPile {
  name: string;
  rest: number;
  value: number;
}

/** The theorem if a turn takes 1, 2 or `most` coins, and 3 divides `most`. */
export function takesThirds(rule: TakeRule, piles: readonly NumberedPile[]): string {
  const most = formatNumber(rule.most);
  return takeTheorem(
    `A turn takes 1, 2 or ${most} coins, and 3 divides ${most}. So the Grundy numbers 0, 1, 2 repeat, and the last of every ${most} + 1 sizes has 3`,
    rule,
    piles,
  );
}

/** The theorem if a turn takes any number of coins from `least` to `most`. */
export function takesRange(rule: TakeRule, piles: readonly NumberedPile[]): string {
  const { least, most, period } = rule;
  const from = formatNumber(least);
  const part = least === 1 ? '' : `, divided by ${from} and rounded down`;
  const taken = `A turn takes ${least === most ? '' : `${from} to `}${count(most, 'coin')}`;
  const numbers =
    period === null
      ? `so the Grundy number of a pile is its size${part}`
      : `so the Grundy numbers repeat after ${from} + ${formatNumber(most)} sizes. A pile’s number is its remainder modulo ${formatNumber(period)}${part}`;
  return takeTheorem(`${taken}, ${numbers}`, rule, piles);
}

/** Piles that are listed one by one at most. */
const MOST_PILES = 4;

function takeTheorem(rule: string, { period, further, lost }: TakeRule, piles: readonly NumberedPile[]): string {
  const told = piles
    .slice(0, MOST_PILES)
    .map(
      ({ name, rest, value }) =>
        `${capitalised(name)}: ${period === null ? '' : `remainder ${formatNumber(rest)}, `}number ${formatNumber(value)}`,
    );
  const more = further
    ? ' Larger numbers change nothing: they leave the same remainders, or no pile has so many coins.'
    : '';
  const alone = lost === 1 ? ' In misère play a pile alone is lost if its number is 1.' : '';
  return `${rule}. ${told.join('; ')}${piles.length > told.length ? '; …' : ''}.${more}${alone}`;
}
