import type { Analysis, Position } from 'grundy-wasm';
import { pieceName } from '#words/language';
import { PIECE } from '#words/names';

export type BoardPosition = Extract<Position, { family: 'board' }>;

export function boardPosition({ position }: Analysis): BoardPosition {
  if (position.family !== 'board') throw new Error('not a board');
  return position;
}

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
