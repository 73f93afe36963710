/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';
import { MOST, IN_RUNS } from '../parameters.js';

export const games = lookup<GameWords>({
  kayles: { title: 'Kayles', rule: 'Knock down one pin, or two side by side; this may split their row in two.' },
  'dawsons-kayles': {
    title: 'Dawson’s Kayles',
    rule: 'Knock down two pins side by side; this may split their row in two.',
  },
  dawson: {
    title: 'Dawson’s Chess',
    rule: 'Two rows of pawns face each other, and whoever can capture must. Advancing a pawn clears its file and the files beside it.',
  },
  lasker: { title: 'Lasker’s Nim', rule: 'Take one or more coins from one heap, or split one heap in two.' },
  grundy: { title: 'Grundy’s game', rule: 'Split one heap into two heaps of different sizes.' },
  officers: { title: 'Officers', rule: 'Take one coin from a heap of two or more; you may split what is left in two.' },
  treblecross: {
    title: 'Treblecross',
    rule: 'Take three coins side by side from one row; this may split the row in two.',
  },
  guiles: {
    title: 'Guiles',
    rule: 'Take a whole heap of one or two coins, or take two coins and split what is left of the heap in two.',
  },
  octal: {
    title: 'Octal game',
    rule: 'Take coins from one heap and leave nothing, one heap or two heaps of it, as the code allows.',
  },
  hexadecimal: {
    title: 'Hexadecimal game',
    rule: 'Take coins from one heap and leave up to three heaps of it, as the code allows.',
  },
});

const ROWS_OF_PINS: ParameterWords = {
  meaning: 'The number of pins in each row; + joins the parts of a row with gaps.',
  form: `whole numbers from 0 to ${MOST}, such as 12,4+1${IN_RUNS}`,
};

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  piles: {
    meaning: 'The number of coins in each heap; + joins the parts of a heap that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 7,4+1${IN_RUNS}`,
  },
  'kayles.piles': ROWS_OF_PINS,
  'dawsons-kayles.piles': ROWS_OF_PINS,
  'dawson.piles': {
    meaning: 'The number of files in each row; + joins the parts of a row that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 8,4+1${IN_RUNS}`,
  },
  'treblecross.piles': {
    meaning: 'The number of coins in each row; + joins the parts of a row that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 11,4+1${IN_RUNS}`,
  },
  'octal.code': {
    meaning:
      'The digits after the point are for taking 1, 2, 3, … coins, the one before it for taking none. A digit adds 1 if nothing may be left, 2 if one heap may be, 4 if two may be. Digits in brackets repeat for ever.',
    form: 'octal digits, such as 0.77, 4.3 or 0.(3)',
  },
  'hexadecimal.code': {
    meaning: 'As an octal code; a digit also adds 8 if three heaps may be left. Write 10 to 15 as a to f.',
    form: 'hexadecimal digits, such as 0.8f or 4.(3)',
  },
  parts: {
    meaning: 'Whether the heaps that a turn splits one heap into must all differ in size, or all be equal.',
    form: 'unequal, equal or any; any when left out',
  },
});

export const examples = lookup<string>({
  'twelve-pins': 'Twelve pins',
  'thirteen-pins': 'Thirteen pins, the second one down',
  'three-rows': 'Three rows',
  'million-million-pins': 'A million million pins',
  'misere-kayles': 'Misère Kayles',
  'fifteen-pins': 'Fifteen pins, lost',
  'eight-files': 'Eight files',
  'as-dawson-meant-it': 'As Dawson meant it: whoever moves last loses',
  'three-heaps': 'Three heaps',
  'heap-of-four-counts-as-three': 'A heap of four counts as three',
  'heap-of-fifty': 'A heap of fifty',
  'misere-play': 'Misère play',
  'two-heaps': 'Two heaps',
  'strip-of-nine-squares': 'A strip of nine squares is a row of eleven coins',
  '0-156': '0.156',
  'take-any-number-but-two': 'Take any number but two',
  'one-coin-or-halves': 'Take one coin, or split into equal halves',
  'kenyons-game': 'Kenyon’s game',
});
