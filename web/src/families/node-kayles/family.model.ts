/** What the first sight of Node Kayles needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/families/node-kayles';
import { NODE, numbered } from '#words/names';
import { nodeName, type NodeKaylesPosition } from './position.model.js';

/** An item is a node; a part is called by its first node. */
export const nodeKayles: Family<NodeKaylesPosition> = {
  ...ONE_GAME,
  noun: () => words.PART,
  itemName: (position, item) => words.partOf(nodeName(position, item)),
  placeName: (position, state) => numbered(NODE, nodeName(position, state)),
  picture: () => 'apart',
  legend: () => words.LEGEND,
};
