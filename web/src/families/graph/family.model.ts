/** Tokens on a graph, at first sight. */

import type { Family } from '../family.model.js';
import { nodeName, type GraphPosition } from './position.model.js';

export const graph: Family<GraphPosition> = {
  apart: true,
  playable: true,
  noun: () => 'token',
  // Several may stand on one node.
  itemName: (position, item) => `${position.tokens.length > 1 ? `token ${item + 1}` : 'the token'} on ${graph.placeName(position, position.tokens[item] ?? 0)}`,
  placeName: (position, state) => `node ${nodeName(position, state)}`,
  picture: () => 'graph',
  isHeat: () => false,
  legend: () => ({ numbers: { letters: 'in a node', deciding: 'the number in a node is its' }, ring: 'a winning move leads here' }),
  counting: () => '',
};
