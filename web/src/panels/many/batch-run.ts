import type { Batch } from 'grundy-wasm';
import { bareLines } from '../../params/bare-values.js';
import { BatchTable, type Line } from './batch.model.js';
import { Superseded } from '../../solver/superseded.js';
import { linesOf } from './line-reader.js';

export interface BatchSolver {
  solveMany(lines: string, signal?: AbortSignal): Promise<Batch>;
  release(): void;
}

/** Milliseconds that a chunk should take: short enough for progress and Cancel, long enough to cost little. */
const CHUNK_MS = 200;
const FIRST_CHUNK = 50;
const MOST_CHUNK = 20_000;

/** Answers a list of positions, one per line, chunk by chunk. */
export class BatchRun {
  readonly table = new BatchTable();
  /** The share of the input that was read and answered, from 0 to 1. */
  progress = 0;
  running = false;
  failure: string | null = null;
  private readonly abort = new AbortController();
  private size = FIRST_CHUNK;

  constructor(
    private readonly solver: BatchSolver,
    private readonly changed: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Answers a list. Lines of numbers alone are read by the rules of `shown`. */
  async start(source: Blob, shown = ''): Promise<void> {
    const filled = bareLines(shown);
    this.running = true;
    this.changed();
    let waiting: Line[] = [];
    let read = 0;
    try {
      for await (const lines of linesOf(source)) {
        read += lines.reduce((sum, { text }) => sum + text.length + 1, 0);
        waiting = await this.solveFull(waiting.concat(lines.map((line) => ({ ...line, text: filled(line.text) }))));
        this.progress = Math.min(0.99, read / Math.max(1, source.size));
        this.changed();
        if (this.abort.signal.aborted) break;
      }
      if (!this.abort.signal.aborted) await this.solve(waiting);
      this.progress = 1;
    } catch (error) {
      if (!(error instanceof Superseded)) this.failure = error instanceof Error ? error.message : String(error);
    }
    this.running = false;
    this.solver.release();
    this.changed();
  }

  cancel(): void {
    this.abort.abort();
  }

  /** Solves all whole chunks, and returns the lines left over. */
  private async solveFull(lines: Line[]): Promise<Line[]> {
    let rest = lines;
    while (rest.length >= this.size && !this.abort.signal.aborted) {
      const chunk = rest.slice(0, this.size);
      rest = rest.slice(this.size);
      // oxlint-disable-next-line no-await-in-loop -- one solver, one chunk after the other
      await this.solve(chunk);
    }
    return rest;
  }

  private async solve(lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    const began = this.now();
    const batch = await this.solver.solveMany(lines.map(({ text }) => text).join('\n'), this.abort.signal);
    this.table.add(lines, batch);
    const took = Math.max(1, this.now() - began);
    this.size = Math.max(1, Math.min(MOST_CHUNK, this.size * 4, Math.round((lines.length * CHUNK_MS) / took)));
    this.changed();
  }
}
