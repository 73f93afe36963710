/** Boards of Notakto as cells side by side, and the moves shown on them. */

import type { Analysis, Move } from 'grundy-wasm';
import { columnName, gridView, type GridView } from '../../pictures/grid/grid-view.model.js';
import { winningMoves } from '../../places/winning-moves.js';
import { placeName } from '../names.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { columnsOf, markedPlace, notaktoPosition, placeOf, type NotaktoPosition } from './position.model.js';

const views = new WeakMap<NotaktoPosition, GridView>();

/** Returns the same object for the same position. Columns between boards have no name. */
export function notaktoView(position: NotaktoPosition): GridView {
  const known = views.get(position);
  if (known) return known;
  const { width, height } = position;
  const view = gridView(columnsOf(position), height, [], {
    columnName: (x) => ((x + 1) % (width + 1) === 0 ? '' : columnName(x)),
    rowName: (y) => String(y + 1),
    cellName: (place) => placeName(position, place),
  });
  views.set(position, view);
  return view;
}

/** The winning moves by the cells that they mark. */
export function targetsOf(analysis: Analysis): ReadonlyMap<number, Move[]> {
  const position = notaktoPosition(analysis);
  const targets = new Map<number, Move[]>();
  for (const move of winningMoves(analysis)) {
    const place = markedPlace(position, move);
    targets.set(place, [...(targets.get(place) ?? []), move]);
  }
  return targets;
}

/** The boards, moves and cells that light up. */
interface Lit {
  items: readonly number[];
  moves: readonly ShownMove[];
  places?: readonly number[];
}

/** What lights up, as cells: those that the moves mark, or without moves all cells of the boards. */
export function litPlaces(position: NotaktoPosition, { items, moves, places = [] }: Lit): number[] {
  const cells = Array.from({ length: position.width * position.height }, (_, cell) => cell);
  const lit =
    moves.length > 0
      ? moves.map((move) => markedPlace(position, move))
      : items.flatMap((board) => cells.map((cell) => placeOf(position, { board, cell })));
  return [...places, ...lit];
}
