/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  chomp: {
    title: 'Chomp',
    rule: 'Bite a square of the bar: it goes with all above it and to its right. The lowest square on the left is poisoned.',
    turn: 'Bite a square of the bar: it goes with all above it and to its right; nobody bites the poisoned one',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'chomp.rows': {
    meaning: 'The number of squares in each row of the bar, the lowest first, none longer than the one below it.',
    form: 'whole numbers from 1 to 64, at most 64 of them, such as 7,5,3; 5x4 is 5,5,5,5',
  },
});

export const examples = lookup<string>({
  'chomp-four-by-five': 'Four rows of five',
  'chomp-square': 'A square bar: bite diagonally next to the poison',
  'chomp-two-rows': 'Two rows, lost: one square is missing',
  'chomp-bitten': 'A bar that was bitten',
});
