/** Which heaps a plot shows, and where they lie in it. A range is half open, and may begin between two heaps while it is dragged. */

import type { Progress } from 'grundy-laboratory';

export interface Range {
  from: number;
  to: number;
}

export interface Limits {
  /** Heaps from here on are not known. */
  end: number;
  /** How many heaps may be shown together. */
  widest: number;
}

/** The fewest heaps that are shown: fewer are no easier to tell apart. */
const NARROWEST = 10;
/** Heaps with larger values are not drawn, since a picture of cells counts by value. */
const LARGEST_VALUE = 65_535;
/** Heaps that are drawn as dots at most; more are counted cell by cell. */
export const MOST_DOTS = 3000;

/** How far values can be shown, and how many together. A period gives all values: then the `wanted` ones fit together at least. */
export function limitsOf({ computed, period, largest }: Progress, wanted: number): Limits {
  if (!period) return { end: computed, widest: computed };
  const { preperiod, period: length, saltus } = period;
  const end =
    saltus === 0
      ? Number.MAX_SAFE_INTEGER
      : Math.floor(computed + (Math.max(0, LARGEST_VALUE - largest) / saltus) * length);
  return { end, widest: Math.min(end, Math.max(computed, wanted, preperiod + 4 * length)) };
}

/** The range that is shown by default: all values; with a proved period, the preperiod and four periods, at least 100 heaps. */
export function wholeRange({ computed, period }: Progress, limits: Limits): Range {
  if (!period) return { from: 0, to: Math.max(NARROWEST, computed) };
  return {
    from: 0,
    to: Math.max(NARROWEST, Math.min(limits.widest, Math.max(100, period.preperiod + 4 * period.period))),
  };
}

/** The nearest range that the limits allow. */
export function settledRange({ from, to }: Range, { end, widest }: Limits): Range {
  const width = Math.min(Math.max(NARROWEST, to - from), Math.max(NARROWEST, widest));
  const start = Math.max(0, Math.min(from, end - width));
  return { from: start, to: start + width };
}

/** The range zoomed by `factor`; the heap at this share of the width stays where it is. */
export function zoomedRange({ from, to }: Range, factor: number, share: number, limits: Limits): Range {
  const width = Math.min(Math.max(NARROWEST, (to - from) / factor), Math.max(NARROWEST, limits.widest));
  const start = from + (to - from - width) * share;
  return settledRange({ from: start, to: start + width }, limits);
}

export function pannedRange({ from, to }: Range, share: number, limits: Limits): Range {
  const by = (to - from) * share;
  return settledRange({ from: from - by, to: to - by }, limits);
}

/** The range moved until it holds this heap: no further than needed, but centred if the heap is more than a width away. */
export function revealingRange(range: Range, heap: number, limits: Limits): Range {
  const width = range.to - range.from;
  if (heap >= range.from && heap < range.to) return range;
  const near = heap < range.from ? heap : heap + 1 - width;
  const far = Math.min(Math.abs(heap - range.from), Math.abs(heap - range.to)) > width;
  const start = far ? heap - width / 2 : near;
  return settledRange({ from: start, to: start + width }, limits);
}

/** Round numbers in a range, about `most` of them at most, in steps of 1, 2 or 5 times a power of ten. */
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

/** Where a value lies, from 0 to `values` - 1, the lowest at the bottom. */
export function downOf({ top, height }: Frame, values: number, value: number): number {
  return top + height - ((value + 0.5) / values) * height;
}

export function heapAt({ left, width }: Frame, { from, to }: Range, x: number): number {
  return Math.floor(from + ((x - left) / width) * (to - from));
}

/** How dark a cell with `heaps` heaps is, from 0 to 1: visible from the first heap on, then logarithmic up to `most`. */
export function strengthOf(heaps: number, most: number): number {
  return heaps === 0 ? 0 : 0.3 + 0.7 * (most < 2 ? 1 : Math.log(heaps) / Math.log(most));
}
