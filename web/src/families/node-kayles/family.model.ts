/** What the first sight of Node Kayles and Arc Kayles needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/families/node-kayles';
import { NODE, numbered } from '#words/names';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import type { NodeKaylesPosition } from './position.model.js';

/** A part is called by its first node. */
export const nodeKayles: Family<NodeKaylesPosition> = {
  ...ONE_GAME,
  noun: () => words.PART,
  itemName: (position, item) => words.partOf(labelIn(position, item)),
  placeName: (position, state) => numbered(state < position.nodes.length ? NODE : words.EDGE, labelIn(position, state)),
  picture: () => 'apart',
  legend: ({ onEdges }) => words.LEGENDS[onEdges ? 'edge' : 'node'],
};
