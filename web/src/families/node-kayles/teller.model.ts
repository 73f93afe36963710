/** Words for moves in Node Kayles, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../../words/names.js';
import * as words from '#words/families/node-kayles';
import { nodeName, type NodeKaylesPosition } from './position.model.js';

export const nodeKayles: Teller<NodeKaylesPosition, 'numbers-searched' | 'regions'> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.tokenOn(nodeName(position, move.to)),
  moveWords: (position, move) => words.putting(placeName(position, move.to)),
  shortWords: (position, move) => words.tokenOn(nodeName(position, move.to)),
  restores: (position, { heap, before, after }, turn) => words.restoresPart(turn, itemName(position, heap), before, after),
  steps: {
    'numbers-searched': ({ positions }) => words.numbersSearched(positions),
    regions: ({ items, values, omitted }, position) => words.partsSaid(items.map((item) => placeName(position, item)), values, omitted),
  },
};
