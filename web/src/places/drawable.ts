/** What is small enough to be drawn place by place. */

import type { Table } from 'grundy-wasm';

/** Up to this many cells a side are drawn one by one. */
export const SVG_SIDE = 24;
/** Up to this many cells the strip of a pile's sizes is drawn one by one. */
export const LONGEST_STRIP = 500;
/** Longer strips with coins on them are not drawn square by square. */
export const MOST_SQUARES = 300;

/** Whether some strip of sizes is too long for that. */
export function hasLongTable(tables: readonly Table[]): boolean {
  return tables.some(({ columns }) => columns > LONGEST_STRIP);
}
