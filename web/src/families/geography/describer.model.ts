/** How positions of Geography are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import * as words from '#words/families/geography';
import { NODE } from '#words/names';
import { SHADE_WORDS } from '#words/outcomes';
import { labelIn, nameIn } from '../../pictures/graph/graph-view.model.js';
import type { GeographyPosition } from './position.model.js';

export const geography: Describer<GeographyPosition> = {
  ...GENERAL,
  described: (position, title) => {
    const { nodes, arcFrom, tokens, holes, marks, directed } = position;
    const token = tokens[0] === undefined ? null : placeName(position, tokens[0]);
    return words.withToken(title, {
      nodes: nodes.length,
      links: arcFrom.length,
      directed,
      token,
      visited: holes.length,
      used: marks.length,
    });
  },
  placeTitle: (position, state) => words.onNode(placeName(position, state)),
  placeAlone: ({ tokens, holes }, state, { shade }) => {
    const gone = holes.includes(state) ? words.WAS_THERE : words.NO_MOVE_THERE;
    return { outcome: shade === 'none' ? gone : words.outcomeThere(SHADE_WORDS[shade], tokens[0] === state) };
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
