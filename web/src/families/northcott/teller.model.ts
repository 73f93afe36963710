/** Words for moves in Northcott's game, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName } from '../names.model.js';
import { reversibleText } from '../nim-like.model.js';
import * as words from '#words/families/northcott';
import type { NorthcottPosition } from './position.model.js';

const colourOf = ({ white }: NorthcottPosition, { item, from }: ShownMove): 'white' | 'black' =>
  white[item] === from ? 'white' : 'black';

export const northcott: Teller<NorthcottPosition, 'gaps' | 'reversible'> = {
  ...GENERAL,
  moveLabel: (position, move) =>
    words.pieceMove(itemName(position, move.item), colourOf(position, move), move.from + 1, move.to + 1),
  moveWords: (position, move) =>
    words.movingPiece(itemName(position, move.item), colourOf(position, move), move.to + 1),
  shortWords: (position, move) =>
    words.pieceBecomes(itemName(position, move.item), colourOf(position, move), move.to + 1),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresGap(turn, itemName(position, heap), before, after),
  steps: { gaps: ({ values, omitted }, _, { play }) => words.gaps(values, omitted, play), reversible: reversibleText },
};
