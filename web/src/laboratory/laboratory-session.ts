import type { OpenLaboratory } from '../solver/laboratory/client.js';
import { LOCKS, SAVED, takenUpAgain, UNREADABLE_GAME } from '#words/laboratory/laboratory';
import { FirstDifference } from './first-difference.js';
import { HeapRun } from './runs/heap-run.js';
import { MOST_WANTED } from './laboratory-settings.js';
import { refusalWords, restoreRun, saveRun, type StoreTask } from './runs/run-keeper.js';
import type { KeptRun, SavedRun } from './runs/run-record.js';
import { RunStore } from './runs/run-store.js';

/** The second game is computed at least so far, even if the first has fewer values. */
const LEAST_COMPARED = 10_000;

/**
 * Unsaved values that took more milliseconds are not given up without a question: not by leaving the page, nor for another game, a saved run or Back.
 * Nothing is saved by itself, since a run may take more room than a reader would give it.
 */
const WORTH_MS = 3000;

/** The state of the laboratory: a run, perhaps a second one to compare with, and the saved runs. */
export class LaboratorySession {
  readonly run: HeapRun;
  versus: HeapRun | null = null;
  difference: FirstDifference | null = null;
  saved: readonly KeptRun[] = [];
  /** Why the saved runs cannot be listed; empty if they can. */
  storeFailure = '';
  /** The result of saving or of continuing a saved run, in words. */
  note = '';
  saving = false;
  /** The share of a run that is saved or read so far, from 0 to 1; null while neither is done. */
  share: number | null = null;
  private readonly store = new RunStore(() => void this.list());

  constructor(
    private readonly open: OpenLaboratory,
    private readonly changed: () => void,
    public wanted: number,
  ) {
    this.run = new HeapRun(open, () => this.moved());
  }

  /** Whether leaving would lose values that took longer than `WORTH_MS`. */
  get atStake(): boolean {
    return this.run.unsaved > WORTH_MS;
  }

  /** Why another game cannot replace the run; empty if it can. */
  get locked(): string {
    const { state } = this.run;
    if (state === 'running' || state === 'paused') return LOCKS.running;
    return this.atStake ? LOCKS.unsaved : '';
  }

  read(text: string): Promise<void> {
    this.note = '';
    return this.run.read(text, this.wanted);
  }

  start(): void {
    this.note = '';
    void this.run.start(this.wanted);
  }

  /** Sets the second game; an empty text ends the comparison. */
  compare(text: string): void {
    if (text === '') {
      this.versus?.cancel();
      this.versus = this.difference = null;
    } else {
      if (!this.versus) {
        this.versus = new HeapRun(this.open, () => this.moved());
        this.difference = new FirstDifference(this.run, this.versus, this.changed);
      }
      void this.versus.read(text, this.wanted);
    }
    this.changed();
  }

  async list(): Promise<void> {
    try {
      this.saved = await this.store.list();
      this.storeFailure = '';
    } catch (error) {
      this.storeFailure = refusalWords(error, 'read');
    }
    this.changed();
  }

  save(): Promise<void> {
    return this.keeping('saved', async () => {
      await saveRun(this.store, this.run, this.wanted, this.shared);
      this.note = SAVED;
    });
  }

  /** Continues a saved run from where it had come. */
  async continue(saved: SavedRun): Promise<void> {
    this.wanted = Math.min(MOST_WANTED, Math.max(saved.wanted, saved.computed));
    this.say('');
    const refused = await this.run.resume(saved.rules, () => restoreRun(this.store, saved, this.run, this.shared));
    this.share = null;
    if (refused === '') this.say(takenUpAgain(saved.sums !== null));
    else this.say(refused ?? (this.run.problems.length > 0 ? UNREADABLE_GAME : ''));
  }

  remove(saved: KeptRun): Promise<void> {
    return this.keeping('deleted', async () => {
      await this.store.remove(saved.id);
      this.note = '';
    });
  }

  say(words: string): void {
    this.note = words;
    this.changed();
  }

  /** Frees all that is held. */
  close(): void {
    this.run.cancel();
    this.versus?.cancel();
    this.store.close();
  }

  private readonly shared = (share: number): void => {
    this.share = share;
    this.changed();
  };

  private async keeping(task: StoreTask, work: () => Promise<void>): Promise<void> {
    this.saving = true;
    this.say('');
    try {
      await work();
    } catch (error) {
      this.note = refusalWords(error, task);
    }
    this.saving = false;
    this.share = null;
    await this.list();
  }

  /** Computes the second game as far as the first has come, and compares them. */
  private moved(): void {
    const { run, versus, difference } = this;
    if (versus && difference) {
      const goal = Math.min(this.wanted, Math.max(run.known, LEAST_COMPARED));
      const behind = versus.progress && versus.known < goal && difference.at === null;
      if (behind && (versus.state === 'ready' || versus.state === 'paused' || versus.state === 'done') && run.progress)
        void versus.start(goal);
      void difference.go(this.wanted);
    }
    this.changed();
  }
}
