/** Positions of two numbers or more as tokens on a grid of cells. */

import { gridView, MOST_PIECES, stripView, type GridView } from '../../pictures/grid/grid-view.model.js';
import { placeName } from '../names.model.js';
import { TOKEN } from '#words/names';
import { tokenNumber } from './position.model.js';
import { isLine, partsOf, type RulePosition } from './position.model.js';

export interface PlaneView extends GridView {
  /** The part of the position that each piece stands for. Parts outside the table have no piece. */
  parts: readonly number[];
}

const views = new WeakMap<RulePosition, PlaneView>();

/** Returns the same object for the same position. A strip too long for squares is a grid as well, wrapped into rows. */
export function planeView(position: RulePosition): PlaneView {
  const known = views.get(position);
  if (known) return known;
  const { columns, rows } = position;
  const inside = partsOf(position)
    .map((part, index) => ({ ...part, index }))
    .filter(({ state }) => state < columns * rows)
    .slice(0, MOST_PIECES);
  const pieces = inside.map(({ item, state }) => ({
    item,
    kind: '',
    letter: String(tokenNumber(position, item) ?? ''),
    name: TOKEN.one,
    cell: state,
  }));
  const names = { columnName: String, rowName: String, cellName: (cell: number) => placeName(position, cell) };
  const view = {
    ...(isLine(position) ? stripView(columns, pieces, names) : gridView(columns, rows, pieces, names)),
    parts: inside.map(({ index }) => index),
  };
  views.set(position, view);
  return view;
}
