/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  'node-kayles': {
    title: 'Node Kayles',
    rule: 'Put a token on a node that has none, and none beside it.',
    turn: 'Put a token on a node that has none, and none beside it',
  },
  'arc-kayles': {
    title: 'Arc Kayles',
    rule: 'Put tokens on both ends of an edge where neither has one.',
    turn: 'Put tokens on both ends of an edge where neither has one',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'node-kayles.edges': { meaning: 'The edges of the graph.', form: 'node-node with names or numbers, such as a-b,b-c' },
  'node-kayles.tokens': {
    meaning: 'The nodes with a token, of which no two are joined by an edge.',
    form: 'nodes, such as a,c',
  },
  'arc-kayles.edges': { meaning: 'The edges of the graph.', form: 'node-node with names or numbers, such as a-b,b-c' },
  'arc-kayles.tokens': { meaning: 'The nodes with a token, which no move takes again.', form: 'nodes, such as a,b' },
});

export const examples = lookup<string>({
  'a-tree-of-nodes': 'A tree',
  'a-cycle-of-six': 'A cycle of six nodes',
  'what-a-token-parts': 'A token parts the graph in two',
  'edges-of-a-house': 'The edges of a house',
  'edges-of-a-tree': 'A star with longer rays',
  'a-board-of-cram': 'A board of Cram, 3×2, drawn as a graph',
});
