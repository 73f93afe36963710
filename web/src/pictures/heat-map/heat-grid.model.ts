/** How a table too large for single cells is laid out as a heat map. */

export interface HeatGrid {
  columns: number;
  rows: number;
  /** Entries of the table; the last row of a wrapped strip may be short. */
  count: number;
  /** Boards have their first row at the bottom, strips at the top. */
  bottomUp: boolean;
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

/** The row of an entry, counted from the top of the picture. */
export function rowOf({ columns, rows, bottomUp }: HeatGrid, entry: number): number {
  const row = Math.floor(entry / columns);
  return bottomUp ? rows - 1 - row : row;
}
