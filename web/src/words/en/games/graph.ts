/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  graph: {
    title: 'Tokens on a graph',
    rule: 'Move one token along an arc; tokens may share a node.',
    turn: 'Move one token along an arc; tokens may share a node',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  arcs: {
    meaning:
      'Where a token may go, from node to node or back to the same node. Several arcs between two nodes are one move.',
    form: 'node-node with numbers or names, such as 1-2,2-3,3-1',
  },
  tokens: { meaning: 'The node on which each token stands.', form: 'nodes, such as 1,2' },
});

export const examples = lookup<string>({
  'way-out-of-a-circle': 'A way out of a circle: whoever must leave it loses or draws',
  'without-a-circle': 'Without a circle',
});
