import type { Range } from './plot.model.js';
import { Superseded } from '../../solver/superseded.js';
import type { HeapRun } from '../runs/heap-run.js';
import { askPlot, type PlotAnswer } from './plot-source.js';

interface Wish {
  range: Range;
  columns: number;
  rows: number;
}

/** While values are computed, pictures may take this share of the worker's time. */
const SHARE = 0.2;

/** Fetches what one plot shows: one question at a time, and only the newest wish. */
export class PlotFeed {
  answer: PlotAnswer | null = null;
  private wish: Wish | null = null;
  private asked: (Wish & { computed: number; round: number }) | null = null;
  private busy = false;
  private took = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly run: HeapRun,
    private readonly changed: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `soon`: the reader moved the plot and waits, so there is no pause. */
  want(wish: Wish, soon: boolean): void {
    const { run, asked } = this;
    if (asked && asked.round !== run.round) this.answer = this.asked = null;
    this.wish = this.isThere(wish) ? null : wish;
    if (!this.wish || this.busy) return;
    if (soon || !run.busy) void this.ask();
    else this.timer ??= setTimeout(() => void this.ask(), this.took / SHARE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wish = null;
  }

  /** Whether the last question already covers this wish. */
  private isThere({ range, columns, rows }: Wish): boolean {
    const { asked, run } = this;
    const computed = run.progress?.computed ?? 0;
    if (!asked || asked.round !== run.round || (asked.computed !== computed && range.to > asked.computed)) return false;
    const dots = this.answer?.dots;
    if (dots)
      return (
        range.to - range.from <= this.span && range.from >= dots.first && range.to <= dots.first + dots.list.length
      );
    return (
      asked.range.from === range.from && asked.range.to === range.to && asked.columns === columns && asked.rows === rows
    );
  }

  /** The width of the range that was asked for last. */
  private get span(): number {
    return this.asked!.range.to - this.asked!.range.from;
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { wish, run } = this;
    if (!wish || this.busy) return;
    this.wish = null;
    this.busy = true;
    const began = this.now();
    this.asked = { ...wish, computed: run.progress?.computed ?? 0, round: run.round };
    try {
      const answer = await askPlot(run, wish.range, wish.columns, wish.rows);
      if (answer) this.answer = answer;
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    } finally {
      this.busy = false;
      this.took = this.now() - began;
    }
    this.changed();
  }
}
