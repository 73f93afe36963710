/** What is small enough to be drawn place by place. */

import type { Table } from 'grundy-wasm';

/** Boards of up to this many cells a side are drawn cell by cell. */
export const SVG_SIDE = 24;
/** Strips of a pile's sizes are drawn cell by cell up to this length. */
export const LONGEST_STRIP = 500;
/** Strips with coins on them are drawn square by square up to this length. */
export const MOST_SQUARES = 300;

/** Whether some strip of sizes is too long to be drawn cell by cell. */
export function hasLongTable(tables: readonly Table[]): boolean {
  return tables.some(({ columns }) => columns > LONGEST_STRIP);
}
