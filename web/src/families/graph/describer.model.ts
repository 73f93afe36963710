/** How graphs with tokens are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import * as words from '#words/families/graph';
import { NODE } from '#words/names';
import { labelIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import type { GraphPosition } from './position.model.js';

export const graph: Describer<GraphPosition> = {
  ...GENERAL,
  described: (position, title) => {
    const { nodes, arcFrom, tokens } = position;
    return words.withTokens(
      title,
      nodes.length,
      arcFrom.length,
      tokens.length > MOST_SAID ? tokens.length : Array.from(tokens, (node) => labelIn(position, node)),
    );
  },
  placeTitle: (position, state) => words.nodeTitle(placeName(position, state)),
  placeFacts: (_, position, state) => {
    // Arcs to the same node are one way.
    const ways = new Set(position.arcTo.filter((__, arc) => position.arcFrom[arc] === state)).size;
    return [ways === 0 ? words.NO_WAY_ON : words.waysOn(ways)];
  },
  // Nodes are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nameIn(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => words.CLAIM_NODES,
  placeNoun: () => NODE.one,
  placeLabel: labelIn,
  frameHeight: () => 700,
};
