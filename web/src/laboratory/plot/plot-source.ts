import type { Progress } from 'grundy-laboratory';
import { MOST_DOTS, type Range } from './plot.model.js';
import type { HeapRun } from '../runs/heap-run.js';

/** What a plot shows of one range. */
export interface PlotAnswer {
  range: Range;
  /** One more than the largest value that there is room for. */
  values: number;
  dots: { first: number; list: Float64Array } | null;
  cells: { columns: number; rows: number; counts: Uint32Array } | null;
}

/** One more than the largest value up to this heap; beyond the computed ones an upper bound by period and saltus. */
export function valuesUpTo({ computed, largest, period }: Progress, to: number): number {
  if (!period || period.saltus === 0 || to <= computed) return largest + 1;
  return largest + 1 + Math.ceil((to - computed) / period.period) * period.saltus;
}

/** Asks for what a plot shows of a range; for dots also of as many heaps on either side. Null if there is nothing, or another game was begun. */
export async function askPlot(run: HeapRun, range: Range, columns: number, rows: number): Promise<PlotAnswer | null> {
  const { progress, round, client } = run;
  if (!progress) return null;
  const values = valuesUpTo(progress, range.to);
  const width = range.to - range.from;
  if (width <= MOST_DOTS) {
    const first = Math.max(0, Math.floor(range.from - width));
    const list = await client.ask('values', first, Math.ceil(range.to + width) - first);
    // Dots get only the height that these heaps need.
    const highest = list.reduce((most, value) => Math.max(most, value), 0) + 1;
    return round === run.round ? { range, values: highest, dots: { first, list }, cells: null } : null;
  }
  const [from, to] = [Math.floor(range.from), Math.ceil(range.to)];
  const levels = Math.min(rows, values);
  const counts = await client.ask('density', from, to, values, columns, levels);
  return round === run.round
    ? { range: { from, to }, values, dots: null, cells: { columns, rows: levels, counts } }
    : null;
}
