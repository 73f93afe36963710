/** Words for moves of dominoes, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames, placeName } from '../names.model.js';
import * as words from '#words/families/cram';
import type { CramPosition } from './position.model.js';

/** The names of both cells that a domino covers. */
function cellsOf(position: CramPosition, move: ShownMove): [string, string] {
  return [placeName(position, move.item), placeName(position, move.changes?.[0]?.item ?? move.item)];
}

export const cram: Teller<CramPosition, 'mirrored' | 'numbers-searched' | 'regions'> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.dominoName(...cellsOf(position, move)),
  moveWords: (position, move) => words.placing(...cellsOf(position, move)),
  shortWords: (position, move) => words.dominoName(...cellsOf(position, move)),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresRegion(turn, itemName(position, heap), before, after),
  steps: {
    mirrored: ({ items }, position) => words.mirrored(itemNames(position, items), items.length === 1),
    'numbers-searched': ({ positions }) => words.numbersSearched(positions),
    regions: ({ items, values, omitted }, position) =>
      words.regionsSaid(
        items.map((item) => placeName(position, item)),
        values,
        omitted,
      ),
  },
};
