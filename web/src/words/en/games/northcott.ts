/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  northcott: {
    title: 'Northcott’s game',
    rule: 'Slide one of your pieces along its row, forward or back, but not onto or past the other piece.',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  columns: { meaning: 'The number of columns.', form: 'a whole number from 2 to 1000000, such as 8' },
  rows: {
    meaning: 'The white and the black piece of each row.',
    form: 'white-black, the columns counted from 1, such as 1-8,3-6',
  },
  turn: { meaning: 'Who is to move.', form: 'white or black; white when left out' },
});

export const examples = lookup<string>({
  'four-rows-of-eight': 'Four rows of eight',
  'lost-the-gaps-balance': 'Lost: the gaps balance',
  'misere-play-where-draws-come-in': 'Misère play, where draws come in',
});
