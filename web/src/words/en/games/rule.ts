/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  rule: {
    title: 'Your own rule',
    rule: 'Type the moves of a game: what they make of one position’s numbers.',
    turn: 'Make one move that the rule allows',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  numbers: {
    meaning: 'What the numbers of a position are called, one to four of them.',
    form: 'names, such as n or a,b',
  },
  moves: {
    meaning:
      'The moves: each kind says which position it leaves, or several with commas between them, of which a turn then moves one. Separate alternative moves with «;».',
    form: 'such as n-k for k in {1,3,4}, or (a-k,b) for k in 1..a; (a,b-k) for k in 1..b',
  },
  end: {
    meaning: 'From which positions there is no move, whatever the kinds of moves say.',
    form: 'a condition, such as min(a,b)==0',
  },
  lost: {
    meaning:
      'Where the whole game ends and the player to move loses, in both conventions. With several positions one of them is enough.',
    form: 'a condition, such as n==0',
  },
  won: {
    meaning:
      'Where the whole game ends and the player to move wins, in both conventions; where lost= holds too, that counts.',
    form: 'a condition, such as n==0',
  },
  'let.NAME': {
    meaning: 'A name for a value, which may depend on the position’s numbers.',
    form: 'such as let.half=n/2',
  },
  'data.NAME': {
    meaning:
      'A list of numbers, or a table with / between its rows; a table of one row ends with /. An index counts from 0.',
    form: 'such as data.cost=3,1,4 or data.board=0,1/1,0',
  },
  guess: {
    meaning: 'A guess that is tested on every position of the picture: which are lost, or their Grundy numbers.',
    form: 'a condition, such as n mod 7==0 or n mod 7==2, or a number, such as a xor b',
  },
  axes: {
    meaning: 'Which numbers the picture shows: the first goes across, the second up.',
    form: 'one or two names, such as a,c; the first two when left out',
  },
  upto: { meaning: 'How far the picture shows them.', form: 'a whole number for each axis, such as 20 or 20,12' },
  'rule.at': {
    meaning: 'The positions, with commas between them; + joins the parts of one.',
    form: 'numbers, such as 7 or 5+3, in brackets where a position has several, such as (25,7); none for nothing left',
  },
});

export const examples = lookup<string>({
  'take-1-3-4': 'Take 1, 3 or 4',
  'kayles-typed': 'A typed rule: Kayles',
  'wythoff-typed': 'A typed rule: Wythoff’s game',
  euclid: 'Euclid’s game',
  'euclid-guessed': 'A guess: the Grundy numbers of Euclid’s game',
  'fibonacci-nim': 'Fibonacci Nim',
  'cutting-a-bar': 'Cutting a bar of chocolate',
  'first-pile-emptied': 'Whoever empties a pile wins',
});
