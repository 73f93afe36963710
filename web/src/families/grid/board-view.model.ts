/** A board as cells with pieces on them. */

import { pieceName } from '#words/language';
import { placeName } from '../names.model.js';
import { columnName, gridView, MOST_PIECES, type GridView } from '../../pictures/grid/grid-view.model.js';
import type { BoardPosition } from './position.model.js';

const views = new WeakMap<BoardPosition, GridView>();

/** Returns the same object for the same position. */
export function boardView(position: BoardPosition): GridView {
  const known = views.get(position);
  if (known) return known;
  const { width, height, kinds, pieceKind, pieceCell } = position;
  const pieces = Array.from(pieceCell.slice(0, MOST_PIECES), (cell, item) => {
    const kind = kinds[pieceKind[item] ?? 0]?.name ?? '';
    return { item, kind, letter: kind.charAt(0).toUpperCase(), name: pieceName(kind), cell };
  });
  const view = gridView(width, height, pieces, {
    columnName,
    rowName: (y) => String(y + 1),
    cellName: (cell) => placeName(position, cell),
  });
  views.set(position, view);
  return view;
}
