/** Pieces on a board, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../../words/names.js';
import { crowdMark, kindName } from './family.model.js';
import type { BoardPosition } from './position.model.js';

export const grid: Teller<BoardPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) => `${kindName(position, item)} ${placeName(position, from)}${crowdMark(position, item)} → ${placeName(position, to)}`,
  // A piece that has left the place it is named by is named by the other.
  moveWords: (position, { item, from, to }) =>
    `moving ${from === position.pieceCell[item] ? itemName(position, item) : `the ${kindName(position, item)} now on ${placeName(position, from)}`} to ${placeName(position, to)}`,
  shortWords: (position, { item, to }) => `${itemName(position, item)} → ${placeName(position, to)}`,
  stateName: placeName,
};
