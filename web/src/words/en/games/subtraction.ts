/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';
import { MOST, IN_RUNS } from '../parameters.js';

export const games = lookup<GameWords>({
  nim: { title: 'Nim', rule: 'Take one or more coins from one pile.', turn: 'Take one or more coins from one pile' },
  subtraction: { title: 'Take-away', rule: 'Take coins from one pile: their number must be in a given set.' },
  nimble: {
    title: 'Nimble',
    rule: 'Move one coin any number of squares to the left; coins may share a square.',
    turn: 'Move one coin any number of squares to the left',
  },
  'poker-nim': {
    title: 'Poker Nim',
    rule: 'Take one or more coins from one pile, or add coins to a pile that may still receive them.',
    turn: 'Take one or more coins from one pile, or add coins to a pile that may still receive them',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'nim.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 7,4,1${IN_RUNS}`,
  },
  'subtraction.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 11${IN_RUNS}`,
  },
  'poker-nim.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 3,5${IN_RUNS}`,
  },
  take: {
    meaning: 'The numbers of coins a turn may take.',
    form: 'numbers, ranges and names, such as 1,3,4 or 1-5,9,primes or all-but(2). Names are primes, squares, cubes, evens, odds, fibonacci, factorials, triangular, and powers(2) with any base from 2. The pile’s size decides divisors, proper-divisors and coprimes',
  },
  count: {
    meaning: 'How many of the pile sizes from 1 to this number are lost?',
    form: 'a whole number from 1 to 1000000000000000, such as 6543',
  },
  'nimble.coins': {
    meaning: 'The square of each coin; the squares of the strip are numbered from 0 at its left end.',
    form: `whole numbers from 0 to ${MOST}, such as 3,5,5${IN_RUNS}`,
  },
  adds: {
    meaning: 'How many coins each pile may still receive.',
    form: 'a whole number from 0 to 1000 for each pile, such as 2,0',
  },
});

export const examples = lookup<string>({
  'three-piles-lost': 'Three piles, lost',
  'three-piles-won': 'Three piles, won',
  'misere-nim': 'Misère Nim',
  'industrial-nim': 'Industrial Nim: rows of dumpers, each one stone heavier',
  'chocolate-in-box': 'Chocolate in Box: count the winning moves',
  'moores-nim': 'Moore’s Nim: from one pile or two',
  'take-1-3-or-4-of-11-coins': 'Take 1, 3 or 4 of 11 coins',
  'same-in-misere-play': 'The same in misère play',
  'take-1-2-or-5-of-11-coins': 'Take 1, 2 or 5 of 11 coins',
  'two-piles-take-1-3-or-4': 'Two piles, take 1, 3 or 4',
  'long-long-nim': 'LongLongNim: count the lost piles',
  'thousand-million-million-coins': 'A pile of a thousand million million coins',
  'from-3-to-500-million': 'From 3 to 500 million of a million million coins',
  'take-1-2-or-99999999': 'Take 1, 2 or 99999999 of a million million coins',
  'subtract-a-square': 'Subtract a square',
  'all-but-two': 'All but two',
  'take-a-divisor': 'Take a divisor',
  'three-coins-on-a-strip': 'Three coins on a strip',
  'lost-though-every-coin-can-move': 'Lost, though every coin can move',
  'adding-does-not-help': 'Adding does not help',
  'two-piles-won': 'Two piles, won',
});
