/** A bar of chocolate as cells: its poisoned square, and the squares of bites. */

import type { Analysis, Move } from 'grundy-wasm';
import { columnName, gridView, type GridView } from '../../pictures/grid/grid-view.model.js';
import { winningMoves } from '../../places/winning-moves.js';
import { placeName } from '../names.model.js';
import { EATEN, POISON } from '#words/families/chomp';
import type { ShownMove } from '../../places/shown-move.js';
import { columnsOf, type ChompPosition } from './position.model.js';

const views = new WeakMap<ChompPosition, GridView>();

/** Returns the same object for the same position. */
export function chompView(position: ChompPosition): GridView {
  const known = views.get(position);
  if (known) return known;
  const poison = position.heaps.length === 0 ? [] : [{ item: 0, kind: '', letter: '☠', name: POISON, cell: 0 }];
  const grid = gridView(columnsOf(position), position.heaps.length, poison, {
    columnName,
    rowName: (y) => String(y + 1),
    cellName: (cell) => placeName(position, cell),
    missing: (cell) => (cell === 0 ? '' : EATEN),
  });
  const view = { ...grid, fixed: true };
  views.set(position, view);
  return view;
}

/** The square that a move bites. */
export function bittenSquare(position: ChompPosition, { item, to }: ShownMove): number {
  return to + item * columnsOf(position);
}

/** The move that bites a square; null where the square is gone or poisoned. */
export function biteOf(position: ChompPosition, cell: number): ShownMove | null {
  const columns = columnsOf(position);
  const [to, item] = [cell % columns, Math.floor(cell / columns)];
  const from = position.heaps[item] ?? 0;
  return cell === 0 || to >= from ? null : { item, from, to };
}

/** The squares that a bite takes. */
export function eaten(position: ChompPosition, { item, to }: ShownMove): number[] {
  const columns = columnsOf(position);
  return Array.from(position.heaps).flatMap((length, row) =>
    row < item ? [] : Array.from({ length: Math.max(0, length - to) }, (_, place) => to + place + row * columns),
  );
}

/** The winning moves by the square that they bite. */
export function targetsOf(analysis: Analysis, position: ChompPosition): ReadonlyMap<number, Move[]> {
  return new Map(winningMoves(analysis).map((move) => [bittenSquare(position, move), [move]]));
}
