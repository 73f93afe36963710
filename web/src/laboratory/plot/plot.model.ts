/** Which heaps a plot shows, and where they lie in it. A range is half open, and may begin between two heaps while it is dragged. */

import type { Progress } from 'grundy-laboratory';

export interface Range {
  from: number;
  to: number;
}

export interface Limits {
  /** Heaps from here on are not known. */
  end: number;
  /** So many may be shown together. */
  widest: number;
}

/** Fewer heaps are not told apart any better. */
const NARROWEST = 10;
/** Heaps with larger values are not drawn: a picture of them counts each value. */
const LARGEST_VALUE = 65_535;
/** More heaps are counted cell by cell. */
export const MOST_DOTS = 3000;

/** How far the values can be shown. `wanted`: where a period answers for all heaps, as many as the reader wanted are shown together. */
export function limitsOf({ computed, period, largest }: Progress, wanted: number): Limits {
  if (!period) return { end: computed, widest: computed };
  const { preperiod, period: length, saltus } = period;
  const end = saltus === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(computed + (Math.max(0, LARGEST_VALUE - largest) / saltus) * length);
  return { end, widest: Math.min(end, Math.max(computed, wanted, preperiod + 4 * length)) };
}

/** What is shown unless something else is asked for: all of it, and of a proved period what shows that it is one. */
export function wholeRange({ computed, period }: Progress, limits: Limits): Range {
  if (!period) return { from: 0, to: Math.max(NARROWEST, computed) };
  return { from: 0, to: Math.max(NARROWEST, Math.min(limits.widest, Math.max(100, period.preperiod + 4 * period.period))) };
}

/** The nearest range that the limits allow. */
export function settledRange({ from, to }: Range, { end, widest }: Limits): Range {
  const width = Math.min(Math.max(NARROWEST, to - from), Math.max(NARROWEST, widest));
  const start = Math.max(0, Math.min(from, end - width));
  return { from: start, to: start + width };
}

/** Closer or further by `factor`; the heap at this share of the width stays where it is. */
export function zoomedRange({ from, to }: Range, factor: number, share: number, limits: Limits): Range {
  const width = Math.min(Math.max(NARROWEST, (to - from) / factor), Math.max(NARROWEST, limits.widest));
  const start = from + (to - from - width) * share;
  return settledRange({ from: start, to: start + width }, limits);
}

export function pannedRange({ from, to }: Range, share: number, limits: Limits): Range {
  const by = (to - from) * share;
  return settledRange({ from: from - by, to: to - by }, limits);
}

/** The range with this heap in it, moved no further than needed. */
export function revealingRange(range: Range, heap: number, limits: Limits): Range {
  const width = range.to - range.from;
  if (heap >= range.from && heap < range.to) return range;
  const near = heap < range.from ? heap : heap + 1 - width;
  const far = Math.min(Math.abs(heap - range.from), Math.abs(heap - range.to)) > width;
  const start = far ? heap - width / 2 : near;
  return settledRange({ from: start, to: start + width }, limits);
}

/** Round numbers between two others, some five of them. */
export function ticksOf({ from, to }: Range, most: number): number[] {
  const rough = (to - from) / Math.max(1, most);
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * scale).find((each) => each >= rough) ?? rough);
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}

/** The part of a drawing that holds the dots. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function acrossOf({ left, width }: Frame, { from, to }: Range, heap: number): number {
  return left + ((heap + 0.5 - from) / (to - from)) * width;
}

/** Values 0 to `values` - 1, the lowest below. */
export function downOf({ top, height }: Frame, values: number, value: number): number {
  return top + height - ((value + 0.5) / values) * height;
}

export function heapAt({ left, width }: Frame, { from, to }: Range, x: number): number {
  return Math.floor(from + ((x - left) / width) * (to - from));
}

/** How dark a cell is in which so many of at most `most` heaps lie: seen from the first one on, and told apart over many sizes. */
export function strengthOf(heaps: number, most: number): number {
  return heaps === 0 ? 0 : 0.3 + 0.7 * (most < 2 ? 1 : Math.log(heaps) / Math.log(most));
}
