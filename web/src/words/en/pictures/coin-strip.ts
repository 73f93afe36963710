/** The words of a strip of squares with coins on it. Squares count from 0, coins from 1. */

import { numbered } from '../names.js';
import { countOf, listed, phrases, type Noun } from '../language.js';

export const stripLabel = (last: number): string => `Strip of squares from 0 to ${last}`;

/** Coins of one square that are named at most. */
const MOST_NAMED = 3;

export interface SquareWords {
  square: number;
  number: number;
  noun: Noun;
  /** The first of the coins on it. */
  coins: readonly number[];
  /** What its table says about it; empty if nothing. */
  words: string;
  target: boolean;
  winning: boolean;
}

export function squareLabel({ square, number, noun, coins, words, target, winning }: SquareWords): string {
  return phrases(
    `square ${square}`,
    number === 0
      ? 'empty'
      : number > MOST_NAMED
        ? countOf(number, noun)
        : listed(coins.map((coin) => numbered(noun, coin))),
    words,
    target ? 'a winning move leads here' : '',
    winning ? 'a winning move starts here' : '',
  );
}

/** The same label while a coin is held that may go there. */
export const squareInReach = (label: string): string => phrases(label, 'the held coin may go here');

/** The words of a strip's tools; coins count from 1. */
export interface StripWords {
  add: string;
  remove: string;
  field(coin: number): string;
  fieldLabel(coin: number): string;
  hint: string;
  held(coin: number): string;
  takenUp(coin: number): string;
}

export const COIN_STRIP: StripWords = {
  add: 'Add a coin',
  remove: 'Remove',
  field: (coin: number): string => `Coin ${coin} on square`,
  fieldLabel: (coin: number): string => `Square of coin ${coin}`,
  hint: 'Drag a coin to the left, or tap it and then a square.',
  held: (coin: number): string => `Coin ${coin} is picked up: choose a square. The same square puts it back.`,
  takenUp: (coin: number): string => `coin ${coin} picked up`,
};
