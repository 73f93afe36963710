/** Pieces on a board, at first sight. */

import type { Family } from '../family.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName, pieceName } from '#words/language';
import { BOARD_LEGEND, PIECE, pieceOn } from '#words/names';
import type { BoardPosition } from './position.model.js';

const crowds = new WeakMap<BoardPosition, ReadonlyMap<number, number>>();

/** Which one of its kind on its cell a piece is, from 1; only for those that do not stand there alone. */
function placesInCrowd(position: BoardPosition): ReadonlyMap<number, number> {
  const known = crowds.get(position);
  if (known) return known;
  const alike = new Map<number, number[]>();
  position.pieceCell.forEach((cell, item) => {
    const place = (position.pieceKind[item] ?? 0) * position.width * position.height + cell;
    const others = alike.get(place);
    if (others) others.push(item);
    else alike.set(place, [item]);
  });
  const places = new Map<number, number>();
  for (const items of alike.values()) if (items.length > 1) items.forEach((item, index) => places.set(item, index + 1));
  crowds.set(position, places);
  return places;
}

/** Which one it is, from 1, of those that are the same and stand on one cell; null where it stands there alone. */
export function placeInCrowd(position: BoardPosition, item: number): number | null {
  return placesInCrowd(position).get(item) ?? null;
}

/** `knight` */
export function kindName(position: BoardPosition, item: number): string {
  return pieceName(position.kinds[position.pieceKind[item] ?? 0]?.name ?? PIECE.one);
}

export const grid: Family<BoardPosition> = {
  apart: true,
  playable: true,
  noun: () => PIECE,
  itemName: (position, item) => pieceOn(kindName(position, item), grid.placeName(position, position.pieceCell[item] ?? 0), placeInCrowd(position, item)),
  placeName: ({ width }, state) => cellName(state % width, Math.floor(state / width)),
  picture: () => 'board',
  isHeat: ({ width, height }, _, coarse) => coarse || Math.max(width, height) > SVG_SIDE,
  legend: ({ holes }) => ({ ...BOARD_LEGEND, closer: true, gone: holes.length > 0 }),
};
