/** How positions of Node Kayles and Arc Kayles are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import * as words from '#words/families/node-kayles';
import { NODE } from '#words/names';
import { SHADE_WORDS } from '#words/outcomes';
import { discsIn, labelIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import { isFree, isPlace, type NodeKaylesPosition } from './position.model.js';

export const nodeKayles: Describer<NodeKaylesPosition> = {
  ...GENERAL,
  described: ({ nodes, arcFrom, tokens }, title) => words.withGraph(title, nodes.length, arcFrom.length, tokens.length),
  placeTitle: (position, state) => words.onPlace(placeName(position, state), position.onEdges),
  placeAlone: (position, state, { shade }) => ({
    outcome: isFree(position, state)
      ? words.outcomeThere(SHADE_WORDS[shade])
      : isPlace(position, state)
        ? words.NOT_FREE[position.onEdges ? 'edge' : 'node']
        : words.TAP_EDGES,
  }),
  // Nodes and edges are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const name = nameIn(before, state);
    const place = Array.from({ length: discsIn(after) }, (_, disc) => nameIn(after, disc)).indexOf(name);
    return place < 0 ? null : place;
  },
  claimHint: ({ onEdges }) => words.claim(onEdges ? words.EDGE : NODE),
  placeNoun: ({ onEdges }) => (onEdges ? words.EDGE : NODE).one,
  placeLabel: labelIn,
  frameHeight: () => 700,
};
