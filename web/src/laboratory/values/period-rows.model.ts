/** The values in rows as long as the period, one below the other. */

export interface RowsWindow {
  /** Heaps of a row. */
  length: number;
  /** The first row and column that are shown, and how many. */
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export const ROWS = 20;
const MOST_COLUMNS = 60;
/** Where no period is proved. */
export const USUAL_LENGTH = 20;

/** What is shown of rows of this length, kept within the heaps that are known. */
export function rowsWindow(length: number, row: number, column: number, known: number): RowsWindow {
  const columns = Math.min(length, MOST_COLUMNS);
  const all = Math.max(1, Math.ceil(known / length));
  const first = Math.max(0, Math.min(row, all - 1));
  return { length, row: first, column: Math.max(0, Math.min(column, length - columns)), rows: Math.min(ROWS, all - first), columns };
}

/** The first heap of a row as it is shown. */
export function rowStart({ length, row, column }: RowsWindow, index: number): number {
  return (row + index) * length + column;
}
