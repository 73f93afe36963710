/** What a family provides for a picture of cells. A cell is `x + y * columns`, x from the left, y from the bottom. */

import { SVG_SIDE } from '../../places/drawable.js';
import type { HeatGrid } from '../heat-map/heat-grid.model.js';
import { stripGrid } from '../heat-map/strip-grid.model.js';

/** A piece on a cell. */
export interface GridPiece {
  /** Its index among the view's pieces, and the item of the position that it is or belongs to. */
  index: number;
  item: number;
  /** The kind whose outline it has; without an outline it is a disc with this letter. */
  kind: string;
  letter: string;
  name: string;
  cell: number;
  /** Its number among the pieces on its cell, from 0, and how many these are. */
  slot: number;
  slots: number;
}

export interface GridView extends HeatGrid {
  pieces: readonly GridPiece[];
  /** Whether its pieces are marks that nobody moves. */
  fixed?: boolean;
  columnName(x: number): string;
  rowName(y: number): string;
  cellName(cell: number): string;
  /** What is said of a cell at which no position is; a cell of a board is damaged. */
  missing?(cell: number): string;
}

/** The most pieces that are drawn; more would hide the cells anyway. */
export const MOST_PIECES = 600;

/** A grid of cells with its first row at the bottom. Pieces on one cell share it. */
export function gridView(
  columns: number,
  rows: number,
  pieces: readonly Omit<GridPiece, 'index' | 'slot' | 'slots'>[],
  names: Pick<GridView, 'columnName' | 'rowName' | 'cellName' | 'missing'>,
): GridView {
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

/** A strip too long for squares as a grid, wrapped into rows. */
export function stripView(
  entries: number,
  ...drawn: [
    readonly Omit<GridPiece, 'index' | 'slot' | 'slots'>[],
    Pick<GridView, 'columnName' | 'rowName' | 'cellName'>,
  ]
): GridView {
  return { ...gridView(entries, 1, ...drawn), ...stripGrid(entries) };
}

/** Whether each cell is drawn on its own. */
export function drawsCells({ columns, rows, bottomUp }: HeatGrid): boolean {
  return bottomUp && Math.max(columns, rows) <= SVG_SIDE;
}

/** The name of a column of a board, as in chess. */
export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : String(x);
}
