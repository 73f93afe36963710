/** How a table too large for single cells is laid out as a heat map. */

import type { BoardPosition } from './board.js';

export interface HeatGrid {
  columns: number;
  rows: number;
  /** Entries of the table; the last row of a wrapped strip may be short. */
  count: number;
  /** Boards have their first row at the bottom, strips at the top. */
  bottomUp: boolean;
}

export function boardGrid({ width, height }: BoardPosition): HeatGrid {
  return { columns: width, rows: height, count: width * height, bottomUp: true };
}

/** A long strip is wrapped into rows of a round number of entries, about twice as wide as high. */
export function stripGrid(count: number): HeatGrid {
  const ideal = Math.sqrt(count * 2);
  const unit = ideal > 1000 ? 100 : 10;
  const columns = Math.max(unit, Math.round(ideal / unit) * unit);
  return { columns, rows: Math.ceil(count / columns), count, bottomUp: false };
}

/** The entry at a column and a row counted from the top of the picture; -1 beyond the table. */
export function entryAt({ columns, rows, count, bottomUp }: HeatGrid, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return -1;
  const entry = column + (bottomUp ? rows - 1 - row : row) * columns;
  return entry < count ? entry : -1;
}

export function columnOf(grid: HeatGrid, entry: number): number {
  return entry % grid.columns;
}

/** Counted from the top of the picture. */
export function rowOf({ columns, rows, bottomUp }: HeatGrid, entry: number): number {
  const row = Math.floor(entry / columns);
  return bottomUp ? rows - 1 - row : row;
}
