/** Where the heaps of a row stand in their picture. */

import type { Heap } from './row.model.js';
import type { Look } from './position.model.js';

export interface Column {
  heap: Heap;
  /** The left edge. */
  x: number;
  /** Where the lowest coin lies; the stack grows upwards from here. */
  floor: number;
  /** The top of the stack. */
  top: number;
  /** The height of the pile to the left, where the overhang begins; the top where no overhang is shown. */
  level: number;
}

export interface RowPicture {
  columns: Column[];
  width: number;
  height: number;
  /** The ground left of the stairs, where it is not one of the heaps. */
  ground: { x: number; floor: number } | null;
  /** Height of one coin. */
  unit: number;
  /** Whether the coins are drawn one by one. */
  single: boolean;
}

/** The width of a column, and of the stack on it. */
export const ACROSS = 60;
export const STACK = 40;
const MARGIN = 14;
const HEAD = 30;
const FOOT = 52;
/** The largest height of a coin, the height of the highest stack, and the least height that can be seen. */
const UNIT = 12;
const HIGHEST = 180;
const LEAST = 3;
const RISE = 26;
const MOST_RISE = 190;
export const POT = 84;

/** How much higher each stair lies than the one before it. */
function riseOf(look: Look, heaps: number): number {
  return look === 'stairs' ? Math.min(RISE, MOST_RISE / heaps) : 0;
}

/** Whether the ground is drawn apart: where stairs are drawn from their first heap on and that is not the ground itself. */
function hasOwnGround(heaps: readonly Heap[], look: Look): boolean {
  return look === 'stairs' && heaps[0]?.index === 0 && !heaps[0].rest;
}

export function rowPicture(heaps: readonly Heap[], look: Look): RowPicture {
  const tallest = heaps.reduce((most, { size }) => Math.max(most, size), 1);
  const unit = Math.min(UNIT, HIGHEST / tallest);
  const rise = riseOf(look, heaps.length);
  const first = hasOwnGround(heaps, look) ? 1 : 0;
  const heightOf = (size: number): number => (size === 0 ? 0 : Math.max(LEAST, size * unit));
  const tops = heaps.map(({ size }, place) => (place + first) * rise + (look === 'pots' ? POT : heightOf(size)));
  const ground = HEAD + Math.max(40, ...tops);
  const columns = heaps.map((heap, place): Column => {
    const floor = ground - (place + first) * rise;
    const top = floor - (look === 'pots' ? POT : heightOf(heap.size));
    const level =
      look === 'piles' && heap.value > 0
        ? Math.min(floor, Math.max(top + LEAST, floor - (heap.size - heap.value) * unit))
        : top;
    return { heap, x: MARGIN + (place + first) * ACROSS, floor, top, level };
  });
  return {
    columns,
    width: 2 * MARGIN + (heaps.length + first) * ACROSS,
    height: ground + FOOT,
    ground: first === 1 ? { x: MARGIN, floor: ground } : null,
    unit,
    single: unit >= 7,
  };
}

/** The coin of a stack at a height, from 0 at the bottom; null above or below the stack. */
export function coinAt({ heap, floor, top }: Column, { unit }: RowPicture, y: number): number | null {
  if (heap.size === 0 || y > floor || y < top - 6) return null;
  return Math.min(heap.size - 1, Math.max(0, Math.floor((floor - y) / unit)));
}

/** The index of the heap at `x`; one less than that of the first heap drawn where `x` lies left of it. */
export function heapAt({ columns }: RowPicture, x: number): number {
  const column = columns.findLast((candidate) => candidate.x <= x);
  return column ? column.heap.index : (columns[0]?.heap.index ?? 0) - 1;
}
