/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';
import { MOST, IN_RUNS } from '../parameters.js';

export const games = lookup<GameWords>({
  staircase: { title: 'Staircase Nim', rule: 'Move one or more coins from one stair to the next lower one.' },
  ordered: {
    title: 'Piles that must not descend',
    rule: 'Take one or more stones from one pile, but leave no pile smaller than the one to its left.',
    turn: 'Take one or more stones from one pile, but leave no pile smaller than the one to its left',
  },
  cake: {
    title: 'Only a largest cake',
    rule: 'Eat one or more pieces of a largest cake.',
    turn: 'Eat one or more pieces of a largest cake',
  },
  roxor: {
    title: 'Roxor',
    rule: 'Take one stone from a pot and put one stone into each of two later pots, which may be the same pot.',
    turn: 'Take one stone from a pot and put one stone into each of two later pots, which may be the same pot',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'ordered.piles': {
    meaning: 'The number of stones in each pile, none smaller than the one before.',
    form: `ascending whole numbers from 0 to ${MOST}, such as 1,2,4${IN_RUNS}`,
  },
  'cake.piles': {
    meaning: 'The number of pieces of each cake.',
    form: `whole numbers from 0 to ${MOST}, such as 3,3,1${IN_RUNS}`,
  },
  stairs: {
    meaning: 'The number of coins on each stair, the lowest first.',
    form: `whole numbers from 0, together at most ${MOST}, such as 0,3,1,2${IN_RUNS}`,
  },
  numbering: {
    meaning:
      'What the stairs are called. The first is the ground, stair 0 (ground-0); or the ground is not listed and the lowest stair is stair 1 (steps-1) or stair 0 (steps-0).',
    form: 'ground-0, steps-1 or steps-0; ground-0 when left out',
  },
  pots: {
    meaning: 'The number of stones in each pot.',
    form: `at most 2000 whole numbers from 0 to ${MOST}, such as 3,0,1,2${IN_RUNS}`,
  },
});

export const examples = lookup<string>({
  'same-in-misere-play': 'The same in misère play',
  'four-stairs': 'Four stairs, the first of them the ground',
  'equal-coins-on-stairs-1-and-3': 'Lost: equal coins on stairs 1 and 3',
  'lowest-step-is-0': 'The lowest step is called 0: even ones count',
  'three-piles': 'Three piles',
  'two-equal-piles-are-lost': 'Two equal piles are lost',
  'eleven-piles': 'Eleven piles, lost',
  'two-largest-cakes': 'Two largest cakes: lost',
  'one-largest-cake': 'One largest cake: won',
  'misere-play-among-small-cakes': 'Misère play among small cakes',
  'five-pots': 'Five pots',
  'equal-pots-that-are-lost': 'Equal pots that are lost',
});
