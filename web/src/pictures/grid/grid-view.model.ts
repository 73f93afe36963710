/** What a family tells a picture of cells about a position. A cell is `x + y * columns`, x from the left, y from the bottom. */

import { SVG_SIDE } from '../../places/drawable.js';
import type { HeatGrid } from '../heat-map/heat-grid.model.js';
import { stripGrid } from '../heat-map/strip-grid.model.js';

/** What stands on a cell. */
export interface GridPiece {
  /** Which of the view's pieces it is, and the item of the position that it is or is a part of. */
  index: number;
  item: number;
  /** Whose outline it has; what has none is a disc with this letter. */
  kind: string;
  letter: string;
  name: string;
  cell: number;
  /** Which of how many pieces on the same cell. */
  slot: number;
  slots: number;
}

export interface GridView extends HeatGrid {
  pieces: readonly GridPiece[];
  columnName(x: number): string;
  rowName(y: number): string;
  cellName(cell: number): string;
}

/** At most this many pieces are drawn; thousands of them would hide the cells anyway. */
export const MOST_PIECES = 600;

/** A grid of cells with its first row at the bottom; pieces that stand on one cell leave each other room. */
export function gridView(columns: number, rows: number, pieces: readonly Omit<GridPiece, 'index' | 'slot' | 'slots'>[], names: Pick<GridView, 'columnName' | 'rowName' | 'cellName'>): GridView {
  const onCell = new Map<number, GridPiece[]>();
  const placed = pieces.map((piece, index) => {
    const others = onCell.get(piece.cell) ?? [];
    const here = { ...piece, index, slot: others.length, slots: 1 };
    others.push(here);
    onCell.set(piece.cell, others);
    return here;
  });
  for (const others of onCell.values()) for (const piece of others) piece.slots = others.length;
  return { ...names, columns, rows, count: columns * rows, bottomUp: true, pieces: placed };
}

/** The same of a strip too long for that, in rows one below another. */
export function stripView(entries: number, ...drawn: [readonly Omit<GridPiece, 'index' | 'slot' | 'slots'>[], Pick<GridView, 'columnName' | 'rowName' | 'cellName'>]): GridView {
  return { ...gridView(entries, 1, ...drawn), ...stripGrid(entries) };
}

/** Whether it is small enough for each cell to be drawn on its own. */
export function drawsCells({ columns, rows, bottomUp }: HeatGrid): boolean {
  return bottomUp && Math.max(columns, rows) <= SVG_SIDE;
}

/** Of a board, as in chess. */
export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : String(x);
}
