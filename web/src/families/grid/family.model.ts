/** What the first sight of a board with pieces needs. */

import type { Family } from '../family.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName, pieceName } from '#words/language';
import { BOARD_LEGEND, PIECE, pieceOn } from '#words/names';
import type { BoardPosition } from './position.model.js';

const crowds = new WeakMap<BoardPosition, ReadonlyMap<number, number>>();

/** Numbers from 1 the pieces of the same kind on the same cell. Pieces without such a double have no entry. */
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

/** The number of a piece among those of its kind on its cell, from 1; null where it is the only one. */
export function placeInCrowd(position: BoardPosition, item: number): number | null {
  return placesInCrowd(position).get(item) ?? null;
}

/** The name of a piece's kind: `knight`. */
export function kindName(position: BoardPosition, item: number): string {
  return pieceName(position.kinds[position.pieceKind[item] ?? 0]?.name ?? PIECE.one);
}

export const grid: Family<BoardPosition> = {
  apart: true,
  playable: true,
  noun: () => PIECE,
  itemName: (position, item) =>
    pieceOn(
      kindName(position, item),
      grid.placeName(position, position.pieceCell[item] ?? 0),
      placeInCrowd(position, item),
    ),
  placeName: ({ width }, state) => cellName(state % width, Math.floor(state / width)),
  picture: () => 'board',
  isHeat: ({ width, height }, _, coarse) => coarse || Math.max(width, height) > SVG_SIDE,
  legend: ({ holes }) => ({ ...BOARD_LEGEND, closer: true, gone: holes.length > 0 }),
};
