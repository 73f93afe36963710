/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  hackenbush: {
    title: 'Green Hackenbush',
    rule: 'Cut an edge; what no longer hangs on the ground falls.',
    turn: 'Cut an edge, and what no longer hangs on the ground falls',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'hackenbush.edges': {
    meaning:
      'The edges, from node to node; 0 is the ground. The same one may stand there twice, and lead back to its node.',
    form: 'node-node with names or numbers, such as 0-a,a-b,b-0',
  },
  'hackenbush.at': {
    meaning:
      'Where nodes are drawn, from the left and above the ground; the others find their own place. It also adds nodes without edges.',
    form: 'node@right.up, such as a@120.80,b@200.80',
  },
});

export const examples = lookup<string>({
  'a-girl': 'A girl: cycles, stalks and a loop',
  'three-stalks': 'Three stalks: Nim piles of 3, 2 and 1',
  'a-tree-of-edges': 'A tree on the ground',
  'a-house-and-its-door': 'A house and its door, two cycles',
});
