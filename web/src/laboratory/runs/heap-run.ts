import type { Progress, Run } from 'grundy-laboratory';
import type { Problem } from 'grundy-wasm';
import { LaboratoryClient, type OpenLaboratory } from '../../solver/laboratory/client.js';
import { Superseded } from '../../solver/superseded.js';

/**
 * `reading`: the rule is being read. `ready`: a first few values are computed. `done`: as many as were wanted are computed, or a
 * period gives all. `empty`: nothing is held.
 */
export type RunState = 'empty' | 'reading' | 'ready' | 'running' | 'paused' | 'done';

/** Values that are computed at once, so that there is something to see, and the milliseconds that may take. */
const SAMPLE = 10_000;
const SAMPLE_MS = 400;
/** Milliseconds of a slice. Questions are answered between slices, so they wait that long. */
const SLICE_MS = 40;
/** A slice that seems to have taken more milliseconds was one in which the machine slept. */
const LONGEST_SLICE_MS = 1000;
/** How many of the last milliseconds the rate is measured over. */
const RATE_MS = 3000;

/**
 * Reads a rule and computes its values in slices, until there are enough or the run is paused or cancelled; then another rule. Its worker has a module of
 * its own, and is stopped by Cancel and on leaving, which gives all of its memory back.
 */
export class HeapRun {
  /** The rule that was read last; null if it was refused. */
  rule: Run | null = null;
  /** The text that was read, or refused. */
  text = '';
  problems: readonly Problem[] = [];
  progress: Progress | null = null;
  state: RunState = 'empty';
  failure = '';
  /** Milliseconds spent on values that are not saved. */
  unsaved = 0;
  /** Values a second. */
  rate = 0;
  /** Counts the games begun: values asked for under another number are of another game. */
  round = 0;
  /** Counts the tasks of the run: only the last one goes on. */
  private task = 0;
  readonly client: LaboratoryClient;
  private moments: { at: number; computed: number }[] = [];
  private wanted = 0;
  private halted = false;

  constructor(
    open: OpenLaboratory,
    private readonly changed: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.client = new LaboratoryClient(open);
  }

  /** How many values can be asked for: all of them once a period is proved. */
  get known(): number {
    return this.progress?.period ? Number.MAX_SAFE_INTEGER : (this.progress?.computed ?? 0);
  }

  get busy(): boolean {
    return this.state === 'running' || this.state === 'reading';
  }

  /** Reads a rule and computes a first few of its values, but no more than `most`. */
  read(text: string, most = SAMPLE): Promise<void> {
    this.halted = false;
    return this.doing(async (task) => {
      if (!(await this.begin(text, task))) return;
      await this.slices(task, Math.min(SAMPLE, most), this.now() + SAMPLE_MS);
      if (task === this.task) this.settle('ready', most);
    }, 'reading');
  }

  /** Computes until this many values are known; a run that was cancelled begins again. */
  start(values: number): Promise<void> {
    this.wanted = values;
    this.halted = false;
    if (this.state === 'running') return Promise.resolve();
    const anew = this.state === 'empty';
    return this.doing(async (task) => {
      if (anew && !(await this.begin(this.text, task))) return;
      this.state = 'running';
      this.moments = [];
      await this.slices(task, Infinity, Infinity);
      if (task === this.task) this.settle('paused', this.wanted);
    }, 'running');
  }

  /** Stops after the slice that is being computed. */
  pause(): void {
    this.halted = true;
  }

  /** Stops at once and frees the memory. The rule stays. */
  cancel(): void {
    this.client.close();
    this.task += 1;
    this.forget();
    this.state = 'empty';
    this.changed();
  }

  /** Begins the game again and has `work` restore a saved run. Returns what `work` finds wrong (empty if nothing), or null if it failed. */
  async resume(text: string, work: () => Promise<string>): Promise<string | null> {
    let refused: string | null = null;
    await this.doing(async (task) => {
      if (!(await this.begin(text, task))) return;
      refused = await work();
      if (task !== this.task) return;
      // A run with wrong values must not go on.
      if (refused !== '') return this.cancel();
      this.progress = await this.client.ask('advance', 0, 0);
      if (task === this.task) this.settle('paused', Infinity);
    }, 'reading');
    return refused;
  }

  private async doing(work: (task: number) => Promise<void>, state: RunState): Promise<void> {
    const task = ++this.task;
    this.state = state;
    this.failure = '';
    this.changed();
    try {
      await work(task);
    } catch (error) {
      if (task !== this.task || error instanceof Superseded) return;
      this.forget();
      this.state = 'empty';
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.changed();
  }

  private async begin(text: string, task: number): Promise<boolean> {
    this.text = text;
    // First, so that nothing is asked of a game that is being replaced.
    this.forget();
    const reply = await this.client.begin(text);
    if (task !== this.task) return false;
    this.problems = reply.ok ? [] : reply.problems;
    this.rule = reply.ok ? reply.run : null;
    if (!reply.ok) this.state = 'empty';
    const progress = reply.ok ? await this.client.ask('advance', 0, 0) : null;
    if (task !== this.task) return false;
    this.progress = progress;
    return reply.ok;
  }

  private async slices(task: number, most: number, until: number): Promise<void> {
    const goal = (): number => Math.min(most === Infinity ? this.wanted : most, this.progress!.most);
    while (this.progress!.computed < goal() && !this.progress!.period && !this.halted && this.now() < until) {
      const began = this.now();
      // oxlint-disable-next-line no-await-in-loop -- a slice is computed after the other
      const progress = await this.client.ask('advance', goal(), SLICE_MS);
      if (task !== this.task) return;
      this.unsaved += Math.min(this.now() - began, LONGEST_SLICE_MS);
      this.take(progress);
    }
  }

  private take(progress: Progress): void {
    this.progress = progress;
    const at = this.now();
    this.moments = [...this.moments.filter((moment) => at - moment.at < RATE_MS), { at, computed: progress.computed }];
    const [first] = this.moments;
    if (at > first!.at) this.rate = ((progress.computed - first!.computed) * 1000) / (at - first!.at);
    this.changed();
  }

  private settle(state: 'ready' | 'paused', wanted: number): void {
    const { period, computed, most } = this.progress!;
    this.state = period || computed >= Math.min(wanted, most) ? 'done' : state;
  }

  private forget(): void {
    this.round += 1;
    this.progress = null;
    this.unsaved = 0;
    this.rate = 0;
    this.moments = [];
  }
}
