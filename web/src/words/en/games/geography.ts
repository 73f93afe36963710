/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  geography: {
    title: 'Geography',
    rule: 'Move the token along an edge, never to a node where it has been, or never along the same edge.',
    turn: 'Move the token along an edge, never to a node where it has been',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'geography.edges': {
    meaning:
      'The edges, each of which may be followed both ways. There may be several between two nodes, and from a node to itself.',
    form: 'node-node with names or numbers, such as a-b,a-b,b-c; or use arcs instead',
  },
  'geography.arcs': {
    meaning: 'The arcs, each of which may be followed one way, instead of edges.',
    form: 'node-node with names or numbers, such as a-b,b-c',
  },
  token: { meaning: 'Where the token is. Without one, the first turn puts it on any node.', form: 'a node' },
  each: {
    meaning: 'What the token may not use again: nodes, or edges (with arcs, these).',
    form: 'nodes or edges; nodes when left out',
  },
  visited: { meaning: 'The nodes where the token has been, where each is used once.', form: 'nodes, such as a,b' },
  used: {
    meaning:
      'The edges or arcs that the token has followed, where each is used once; a name given twice means two copies.',
    form: 'some of these, such as a-b,b-c',
  },
});

export const examples = lookup<string>({
  'a-path-with-a-branch': 'A path with a branch',
  'where-to-begin': 'Where to put the token?',
  bridges: 'A town whose bridges fall once they are crossed',
  'seven-bridges': 'The seven bridges of Königsberg',
  streets: 'Streets around four blocks, each walked once',
  cities: 'Cities, each of which begins as the one before it ends',
});
