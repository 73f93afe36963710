/** Words for moves in Node Kayles and Arc Kayles, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../names.model.js';
import * as words from '#words/families/node-kayles';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import { endsOf, type NodeKaylesPosition } from './position.model.js';

/** The nodes that a move gives tokens. */
const namesOf = (position: NodeKaylesPosition, disc: number): string[] =>
  endsOf(position, disc).map((node) => labelIn(position, node));

export const nodeKayles: Teller<NodeKaylesPosition, 'numbers-searched' | 'regions'> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.tokenOn(namesOf(position, move.to)),
  moveWords: (position, move) => words.putting(namesOf(position, move.to)),
  shortWords: (position, move) => words.tokenOn(namesOf(position, move.to)),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresPart(turn, itemName(position, heap), before, after),
  steps: {
    'numbers-searched': ({ positions }) => words.numbersSearched(positions),
    regions: ({ items, values, omitted }, position) =>
      words.partsSaid(
        words.LEFT[position.onEdges ? 'edge' : 'node'],
        items.map((item) => placeName(position, item)),
        values,
        omitted,
      ),
  },
};
