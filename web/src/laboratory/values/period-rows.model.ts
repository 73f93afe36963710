/** The values in rows as long as the period, one below the other. */

export interface RowsWindow {
  /** Heaps in a row. */
  length: number;
  /** The first row and column that are shown, and how many. */
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export const ROWS = 20;
const MOST_COLUMNS = 60;
/** The length of rows if no period is proved. */
export const USUAL_LENGTH = 20;

/** The part of the rows that is shown, kept within the known heaps. */
export function rowsWindow(length: number, row: number, column: number, known: number): RowsWindow {
  const columns = Math.min(length, MOST_COLUMNS);
  const all = Math.max(1, Math.ceil(known / length));
  const first = Math.max(0, Math.min(row, all - 1));
  return {
    length,
    row: first,
    column: Math.max(0, Math.min(column, length - columns)),
    rows: Math.min(ROWS, all - first),
    columns,
  };
}

/** The first heap that is shown in row `index` of the window. */
export function rowStart({ length, row, column }: RowsWindow, index: number): number {
  return (row + index) * length + column;
}
