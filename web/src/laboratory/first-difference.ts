import { Superseded } from '../solver/superseded.js';
import type { HeapRun } from './runs/heap-run.js';

const CHUNK = 1 << 16;

/** Compares two sequences from the first heap on, as far as both are known, and goes on as they grow. */
export class FirstDifference {
  /** The first heap where they differ; null if none has been found. */
  at: number | null = null;
  /** How many first values are the same. */
  agreed = 0;
  private rounds = '';
  private busy = false;

  constructor(
    private readonly one: HeapRun,
    private readonly other: HeapRun,
    private readonly changed: () => void,
  ) {}

  /** Compares as far as both are known, but at most the first `most` values. */
  async go(most: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      while (await this.chunk(most));
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    } finally {
      this.busy = false;
    }
  }

  private async chunk(most: number): Promise<boolean> {
    const { one, other } = this;
    const rounds = `${one.round} ${other.round}`;
    if (rounds !== this.rounds) [this.rounds, this.at, this.agreed] = [rounds, null, 0];
    const count = Math.min(CHUNK, Math.min(one.known, other.known, most) - this.agreed);
    if (this.at !== null || count <= 0) return false;
    const [some, others] = await Promise.all(
      [one, other].map(({ client }) => client.ask('values', this.agreed, count)),
    );
    if (rounds !== `${one.round} ${other.round}`) return true;
    const length = Math.min(some!.length, others!.length);
    let same = 0;
    while (same < length && some![same] === others![same]) same += 1;
    this.agreed += same;
    if (same < length) this.at = this.agreed;
    this.changed();
    return length > 0;
  }
}
