import type { Request, Response } from './protocol.js';
import type { Packed } from './text-wire.js';
import type { Port } from './worker-queue.js';
import { NO_SOLVER_HERE, NO_WORKER_HERE } from '#words/solver-messages';

/** Into how many parts a time is cut: a page that stands still for one of them hears what was said before the next ends. */
const STEPS = 4;

/** Of a worker that has been silent so long, what it loads is looked for, and what the next way needs is fetched. */
const SILENCE = 200;

/** What has arrived is running so much later. */
const START = 150;

/** Where there is no other way, one that has not said a word by then is taken for one that never will. */
const LAST = 10_000;

/** A solver that may be refused: where it is made, its first word is that it runs. */
export interface Way {
  open(): Port | Promise<Port>;
  /** Settled when what it loads has arrived. */
  arrived?(): Promise<unknown>;
  /** Fetches what opening it needs, since it may be next. */
  prepare?(): Promise<unknown>;
}

/**
 * The solver in a worker, or on the page's own thread where no worker may be made: hosts of embeds differ. Browsers refuse by
 * throwing, by an error event, or by silence. Whoever speaks first is taken, so that one that was only slow is not lost.
 */
export class OpenedSolver implements Port {
  private port: Port | null = null;
  private candidates: Port[] = [];
  private attempt = -1;
  private early: Packed<Request>[] = [];
  private readonly listeners = { message: [] as ((event: MessageEvent<Packed<Response> | null>) => void)[], error: [] as ((event: ErrorEvent) => void)[] };
  private ended = false;

  constructor(private readonly ways: readonly Way[]) {
    void this.next(-1, NO_SOLVER_HERE);
  }

  postMessage(message: Packed<Request>): void {
    if (this.port) this.port.postMessage(message);
    else this.early.push(message);
  }

  terminate(): void {
    this.ended = true;
    this.port?.terminate();
    for (const each of this.candidates) each.terminate();
  }

  addEventListener(type: 'message' | 'error', listener: ((event: MessageEvent<Packed<Response> | null>) => void) & ((event: ErrorEvent) => void)): void {
    this.listeners[type].push(listener);
  }

  private get settled(): boolean {
    return this.ended || this.port !== null;
  }

  /** The way after one that failed, or that nothing is heard of. */
  private async next(failed: number, message: string): Promise<void> {
    if (this.settled || failed !== this.attempt) return;
    const attempt = ++this.attempt;
    const way = this.ways[attempt];
    if (!way) return this.listeners.error.forEach((listener) => listener(new ErrorEvent('error', { message })));
    try {
      const port = await way.open();
      if (this.settled) return port.terminate();
      this.candidates.push(port);
      port.addEventListener('message', () => this.take(port));
      port.addEventListener('error', (event) => {
        event.preventDefault();
        void this.next(attempt, event.message || NO_WORKER_HERE);
      });
      await this.patience(way, attempt === this.ways.length - 1);
      void this.next(attempt, NO_WORKER_HERE);
    } catch (error) {
      void this.next(attempt, error instanceof Error ? error.message : String(error));
    }
  }

  private async patience(way: Way, last: boolean): Promise<void> {
    if (last) return after(LAST);
    await after(SILENCE);
    if (this.settled) return;
    // What fails here is told when it is opened.
    this.ways[this.attempt + 1]?.prepare?.().catch(() => {});
    // What cannot be looked for is not waited for.
    await way.arrived?.().catch(() => {});
    await after(START);
  }

  private take(port: Port): void {
    if (this.settled) return;
    this.port = port;
    for (const each of this.candidates) if (each !== port) each.terminate();
    this.candidates = [];
    port.addEventListener('message', (event) => this.listeners.message.forEach((listener) => listener(event)));
    port.addEventListener('error', (event) => this.listeners.error.forEach((listener) => listener(event)));
    for (const message of this.early) port.postMessage(message);
    this.early = [];
  }
}

async function after(time: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one step after the other
  for (let step = 0; step < STEPS; step++) await new Promise((resolve) => setTimeout(resolve, time / STEPS));
}
