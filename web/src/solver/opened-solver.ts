import type { Request, Response } from './protocol.js';
import type { Packed } from './text-wire.js';
import type { Port } from './worker-queue.js';
import { NO_SOLVER_HERE, NO_WORKER_HERE } from '#words/solver-messages';

/** Each wait is cut into this many timers: after a page was blocked, it hears what came meanwhile before the wait ends. */
const STEPS = 4;

/** Milliseconds of silence after which a worker's file is looked for, and what the next way needs is fetched. */
const SILENCE = 200;

/** Milliseconds in which a worker starts once its file has arrived. */
const START = 150;

/** Milliseconds of silence after which the last way counts as failed. */
const LAST = 10_000;

/** A way to open a solver, which the browser may refuse. The port's first message says that it runs. */
export interface Way {
  open(): Port | Promise<Port>;
  /** Settles when the file that `open` loads has arrived. */
  arrived?(): Promise<unknown>;
  /** Fetches what `open` needs ahead of time. */
  prepare?(): Promise<unknown>;
}

/**
 * The solver in a worker, or on the page's own thread where the host of an embed allows no worker. Browsers refuse a worker by
 * throwing, by an error event, or by silence. The first way to send a message is taken, so that a worker that was only slow may win.
 */
export class OpenedSolver implements Port {
  private port: Port | null = null;
  private candidates: Port[] = [];
  private attempt = -1;
  private early: Packed<Request>[] = [];
  private readonly listeners = {
    message: [] as ((event: MessageEvent<Packed<Response> | null>) => void)[],
    error: [] as ((event: ErrorEvent) => void)[],
  };
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

  addEventListener(
    type: 'message' | 'error',
    listener: ((event: MessageEvent<Packed<Response> | null>) => void) & ((event: ErrorEvent) => void),
  ): void {
    this.listeners[type].push(listener);
  }

  private get settled(): boolean {
    return this.ended || this.port !== null;
  }

  /** Opens the way after number `failed`, which failed or stays silent. Begins with -1. */
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
    // An error here comes again, and is reported, when this way is opened.
    this.ways[this.attempt + 1]?.prepare?.().catch(() => {});
    // If the file cannot be fetched, there is nothing to wait for.
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
