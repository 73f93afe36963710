import type { Progress, Run } from 'grundy-laboratory';
import type { Problem } from 'grundy-wasm';
import { LaboratoryClient, type OpenLaboratory } from '../../worker/laboratory-client.js';
import { withWords } from '../../families/told.model.js';
import { Superseded } from '../../worker/superseded.js';

/**
 * `reading`: the rule is on its way. `ready`: a first few values are there, to be looked at. `done`: as many as were wanted, or a
 * period that answers for all. `empty`: nothing is held.
 */
export type RunState = 'empty' | 'reading' | 'ready' | 'running' | 'paused' | 'done';

/** What is computed at once, so that there is something to see, and for how long at most. */
const SAMPLE = 10_000;
const SAMPLE_MS = 400;
/** Between two slices questions are answered, so this is how long they wait. */
const SLICE_MS = 40;
/** What seems to have taken a slice longer than that was a machine that slept. */
const LONGEST_SLICE_MS = 1000;
/** The rate is that of the last moments. */
const RATE_MS = 3000;

/** One sequence after another: a rule is read, and its values are computed in slices until they are enough, paused or cancelled. */
export class HeapRun {
  /** The rule that was read last; null where it could not be. */
  rule: Run | null = null;
  /** The text that was read, or refused. */
  text = '';
  problems: readonly Problem[] = [];
  progress: Progress | null = null;
  state: RunState = 'empty';
  failure = '';
  /** Milliseconds that went into values which are not saved. */
  unsaved = 0;
  /** Values a second. */
  rate = 0;
  /** Counts the games begun: values asked for under another number are of another game. */
  round = 0;
  /** Counts what was asked of the run: only the last of it is gone on with. */
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

  /** Goes on until so many values are known; a run that was cancelled begins anew. */
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

  /** The slice that is being computed is still taken in. */
  pause(): void {
    this.halted = true;
  }

  /** Gives up, and gives the memory back. The rule stays. */
  cancel(): void {
    this.client.close();
    this.task += 1;
    this.forget();
    this.state = 'empty';
    this.changed();
  }

  /** Begins anew for `work`, which gives a saved run back and says what is wrong with it. Null where it came to nothing. */
  async resume(text: string, work: () => Promise<string>): Promise<string | null> {
    let refused: string | null = null;
    await this.doing(async (task) => {
      if (!(await this.begin(text, task))) return;
      refused = await work();
      if (task !== this.task) return;
      // What is not the same game must not be gone on with.
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
    // Nothing is asked of a game that may be gone by then.
    this.forget();
    const reply = await withWords(await this.client.begin(text));
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
