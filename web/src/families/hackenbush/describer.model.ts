/** How positions of Green Hackenbush are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import * as words from '#words/families/hackenbush';
import { NODE } from '#words/names';
import { GROUND, nodeLabel, nodeName, standingOf, type HackenbushPosition } from './position.model.js';

export const hackenbush: Describer<HackenbushPosition> = {
  ...GENERAL,
  described: (position, title) => words.withEdges(title, standingOf(position), position.nodes.length - 1),
  placeTitle: (position, state) => (state === GROUND ? words.ON_THE_GROUND : words.onNode(nodeLabel(position, state))),
  placeFacts: ({ play }, _, state, { shade }) => {
    if (shade === 'none') return [words.HANGS_NOWHERE];
    return play === 'misere' ? [words.NORMAL_NUMBERS] : [words.numberMeans(state === GROUND)];
  },
  // Nodes are numbered in the order of the text, so only their names identify them.
  followed: (before, after, state) => {
    const place = after.nodes.findIndex(({ name }) => name === nodeName(before, state));
    return place < 0 ? null : place;
  },
  claimHint: () => words.CLAIM_NODES,
  placeNoun: () => NODE.one,
  placeLabel: nodeLabel,
  frameHeight: () => 700,
};
