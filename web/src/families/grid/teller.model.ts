/** Words for moves of pieces on a board, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../names.model.js';
import * as words from '#words/families/grid';
import { kindName, placeInCrowd } from './family.model.js';
import type { BoardPosition } from './position.model.js';

export const grid: Teller<BoardPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) =>
    words.pieceMove(
      kindName(position, item),
      placeName(position, from),
      placeName(position, to),
      placeInCrowd(position, item),
    ),
  // A piece that does not start where the position has it is named by the cell where it starts.
  moveWords: (position, { item, from, to }) => {
    const name =
      from === position.pieceCell[item]
        ? itemName(position, item)
        : words.pieceNowOn(kindName(position, item), placeName(position, from));
    return words.movingPiece(name, placeName(position, to));
  },
  shortWords: (position, { item, to }) => words.pieceBecomes(itemName(position, item), placeName(position, to)),
};
