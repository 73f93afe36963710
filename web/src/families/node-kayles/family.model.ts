/** What the first sight of Node Kayles and Arc Kayles needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/families/node-kayles';
import { NODE, numbered } from '#words/names';
import { nameIn } from '../../pictures/graph/graph-view.model.js';
import type { NodeKaylesPosition } from './position.model.js';

/** A part is called by its first node. */
export const nodeKayles: Family<NodeKaylesPosition> = {
  ...ONE_GAME,
  noun: () => words.PART,
  itemName: (position, item) => words.partOf(nameIn(position, item)),
  placeName: (position, state) => numbered(state < position.nodes.length ? NODE : words.EDGE, nameIn(position, state)),
  picture: () => 'apart',
  legend: ({ onEdges }) => words.LEGENDS[onEdges ? 'edge' : 'node'],
};
