/** Tokens that stay apart on a graph, at first sight. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/families/node-kayles';
import { NODE, numbered } from '#words/names';
import { nodeName, type NodeKaylesPosition } from './position.model.js';

/** An item is a node; what is told of parts is told of their first nodes. */
export const nodeKayles: Family<NodeKaylesPosition> = {
  ...ONE_GAME,
  noun: () => words.PART,
  itemName: (position, item) => words.partOf(nodeName(position, item)),
  placeName: (position, state) => numbered(NODE, nodeName(position, state)),
  picture: () => 'apart',
  legend: () => words.LEGEND,
};
