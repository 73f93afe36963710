/** A board for dominoes as cells: which are free, their neighbours, and the moves shown on them. */

import type { Analysis, Move } from 'grundy-wasm';
import { columnName, gridView, type GridView } from '../../pictures/grid/grid-view.model.js';
import { winningMoves } from '../../places/winning-moves.js';
import { placeName } from '../names.model.js';
import { TAKEN } from '#words/families/cram';
import type { ShownMove } from '../../places/shown-move.js';
import type { CramPosition } from './position.model.js';

const views = new WeakMap<CramPosition, GridView>();

/** Returns the same object for the same position. */
export function cramView(position: CramPosition): GridView {
  const known = views.get(position);
  if (known) return known;
  const view = gridView(position.width, position.height, [], {
    columnName,
    rowName: (y) => String(y + 1),
    cellName: (cell) => placeName(position, cell),
    missing: () => TAKEN,
  });
  views.set(position, view);
  return view;
}

/** The second cell that a domino covers. */
export function otherCell({ item, changes }: ShownMove): number {
  return changes?.[0]?.item ?? item;
}

/** The free neighbours of a free cell; none for a taken cell. */
export function besides({ width, height, parts }: CramPosition, cell: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const around = [
    ...(x > 0 ? [cell - 1] : []),
    ...(x + 1 < width ? [cell + 1] : []),
    ...(y > 0 ? [cell - width] : []),
    ...(y + 1 < height ? [cell + width] : []),
  ];
  return (parts[cell] ?? 0) > 0 ? around.filter((other) => (parts[other] ?? 0) > 0) : [];
}

/** The winning moves by the cells that they cover. With a chosen half, only the moves that cover it, by their other cell. */
export function targetsOf(analysis: Analysis, half: number | null): ReadonlyMap<number, Move[]> {
  const targets = new Map<number, Move[]>();
  for (const move of winningMoves(analysis)) {
    const cells = [move.item, otherCell(move)];
    if (half !== null && !cells.includes(half)) continue;
    for (const cell of cells) if (cell !== half) targets.set(cell, [...(targets.get(cell) ?? []), move]);
  }
  return targets;
}

/** The items, moves and cells that light up. */
export interface Lit {
  items: number[];
  moves: readonly ShownMove[];
  places?: readonly number[];
}

/** What lights up, as cells: an arrow leads from one half of a domino to the other, and a region lights up whole. */
export function litCells({ parts }: CramPosition, highlight: Lit | null): Lit | null {
  if (!highlight) return null;
  const moves = highlight.moves.map((move) => ({ ...move, from: move.item, to: otherCell(move) }));
  const regions = new Set(
    highlight.moves.length > 0 ? [] : highlight.items.map((item) => parts[item] ?? 0).filter((number) => number > 0),
  );
  const places = Array.from(parts.keys()).filter((cell) => regions.has(parts[cell] ?? 0));
  return { items: [], moves, places: [...(highlight.places ?? []), ...places] };
}
