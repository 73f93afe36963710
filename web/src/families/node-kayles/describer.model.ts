/** How positions of Node Kayles are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../../words/names.js';
import * as words from '#words/families/node-kayles';
import { NODE } from '#words/names';
import { SHADE_WORDS } from '#words/outcomes';
import { isFree, nodeName, type NodeKaylesPosition } from './position.model.js';

export const nodeKayles: Describer<NodeKaylesPosition> = {
  ...GENERAL,
  described: ({ nodes, arcFrom, tokens }, title) => words.withGraph(title, nodes.length, arcFrom.length, tokens.length),
  placeTitle: (position, state) => words.onNode(placeName(position, state)),
  placeAlone: (position, state, { shade }) => ({ outcome: isFree(position, state) ? words.outcomeThere(SHADE_WORDS[shade]) : words.NOT_FREE }),
  // Nodes are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nodeName(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => words.CLAIM_NODES,
  placeNoun: () => NODE.one,
  placeLabel: nodeName,
  frameHeight: () => 640,
};
