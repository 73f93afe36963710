/** Pieces on a board, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../../words/names.js';
import * as words from '#words/grid';
import { kindName, placeInCrowd } from './family.model.js';
import type { BoardPosition } from './position.model.js';

export const grid: Teller<BoardPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) => words.pieceMove(kindName(position, item), placeName(position, from), placeName(position, to), placeInCrowd(position, item)),
  // A piece that has left the place it is named by is named by the other.
  moveWords: (position, { item, from, to }) => {
    const name = from === position.pieceCell[item] ? itemName(position, item) : words.pieceNowOn(kindName(position, item), placeName(position, from));
    return words.movingPiece(name, placeName(position, to));
  },
  shortWords: (position, { item, to }) => words.pieceBecomes(itemName(position, item), placeName(position, to)),
};
