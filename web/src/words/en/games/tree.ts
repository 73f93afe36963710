/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  tree: {
    title: 'Coins on a tree',
    rule: 'Move one or more coins from one node to its parent.',
    turn: 'Move one or more coins from one node to its parent',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'tree.coins': { meaning: 'The number of coins on each node.', form: 'one number per node, such as 0,2,2,1,3,2' },
  parents: {
    meaning: 'The parent of each node, 0 for the root.',
    form: 'one number per node, such as 0,1,1,3,3,4; or use edges instead',
  },
  edges: {
    meaning: 'The edges of the tree, in any order, instead of parents.',
    form: 'node-node, such as 1-2,1-3,3-4',
  },
  root: { meaning: 'Which node is the root of these edges.', form: 'a node; 1 when left out' },
  rehang: { meaning: 'Questions: what if this node hung under that one?', form: 'node:new parent, such as 6:2,4:1' },
});

export const examples = lookup<string>({
  'six-nodes-and-three-questions': 'Six nodes and three questions: re-hang a node',
  'staircase-is-a-path': 'A staircase is a path',
});
