/** What the first sight of tokens on a graph needs. */

import type { Family } from '../family.model.js';
import { GRAPH_LEGEND, NODE, numbered, TOKEN, tokenOn } from '#words/names';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import { tokenNumber, type GraphPosition } from './position.model.js';

export const graph: Family<GraphPosition> = {
  apart: true,
  playable: true,
  noun: () => TOKEN,
  // Several tokens may stand on one node, so each has a number.
  itemName: (position, item) =>
    tokenOn(graph.placeName(position, position.tokens[item] ?? 0), tokenNumber(position, item)),
  placeName: (position, state) => numbered(NODE, labelIn(position, state)),
  picture: () => 'graph',
  isHeat: () => false,
  legend: () => GRAPH_LEGEND,
};
