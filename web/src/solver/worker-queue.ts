import { freed } from './held-lock.js';
import type { Exchanges, Kind, Request, Response } from './protocol.js';
import { SOLVER_STOPPED } from '#words/solver-messages';
import { Superseded } from './superseded.js';
import { TextWire, type Packed } from './text-wire.js';

/** The part of a `Worker` that the queue uses. */
export interface Port {
  postMessage(message: Packed<Request>): void;
  terminate(): void;
  /** A null message says that the module is loaded, or that an answer is begun. */
  addEventListener(type: 'message', listener: (event: MessageEvent<Packed<Response> | null>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

interface Job {
  request: Request;
  /** Who asked. */
  owner: object;
  /** Called with the share of the answer that is done, from 0 to 1. */
  progress: ((share: number) => void) | undefined;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** Milliseconds that a superseded request may still run before its worker is stopped. */
const PATIENCE = 400;

/** A worker that has its module says at once that it begins. One silent for `STEPS` steps of `STEP` milliseconds was ended by the browser. */
const STEP = 60;
const STEPS = 5;

/** Asks one worker one question at a time, whoever asks; the others wait. */
export class WorkerQueue {
  private port: Port | null = null;
  private wire = new TextWire();
  private running: Job | null = null;
  private waiting: Job[] = [];
  private lastId = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** Resolves once the worker has its module. A worker stopped earlier only makes the next one load it again. */
  private loaded: Promise<void> = Promise.resolve();
  /** Whether the worker has sent anything since the last question. */
  private heard = false;
  /** Whether to stop the worker after the question that it is busy with, to free its memory. */
  private spent = false;

  constructor(private readonly openPort: () => Port) {}

  ask<Each extends Kind>(
    owner: object,
    kind: Each,
    question: Exchanges[Each]['ask'],
    signal?: AbortSignal,
    progress?: (share: number) => void,
  ): Promise<Exchanges[Each]['answer']> {
    return new Promise((resolve, reject) => {
      const request = { ...question, kind, id: ++this.lastId } as Request;
      const answered = (response: Response): void =>
        resolve((response as unknown as { reply: Exchanges[Each]['answer'] }).reply);
      const job: Job = { request, owner, progress, resolve: answered, reject };
      signal?.addEventListener('abort', () => this.drop(job), { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  /** Opens the worker before there is a question. */
  prepare(): void {
    this.port ??= this.connect();
  }

  /** Rejects the owner's questions of these kinds. One that runs already gets `PATIENCE` milliseconds to end. */
  supersede(owner: object, ...kinds: Kind[]): void {
    const dropped = (job: Job): boolean => job.owner === owner && kinds.includes(job.request.kind);
    for (const job of this.waiting.filter(dropped)) this.drop(job);
    const late = this.running;
    if (!late || !dropped(late)) return;
    late.reject(new Superseded());
    this.patience ??= setTimeout(async () => {
      await this.loaded;
      if (this.running === late) this.restart();
    }, PATIENCE);
  }

  /** Stops the worker once it is idle, which frees its memory; the next question starts a new one. */
  release(): void {
    this.spent = true;
    this.next();
  }

  private next(): void {
    if (this.running) return;
    if (this.spent) this.close();
    if (this.waiting.length === 0) return;
    this.running = this.waiting.shift()!;
    this.port ??= this.connect();
    this.heard = false;
    this.port.postMessage(this.wire.pack({ ...this.running.request }));
    void this.watch(this.running);
  }

  /** Asks a new worker if this one is gone. While the page is blocked it hears nothing, but takes no steps either. */
  private async watch(job: Job): Promise<void> {
    await this.loaded;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    for (let step = 0; step < STEPS && !this.heard; step++) await new Promise((resolve) => setTimeout(resolve, STEP));
    if (this.running !== job || this.heard) return;
    this.waiting.unshift(job);
    this.restart();
  }

  /** Tells who asked if the worker is ended while it answers. */
  private async guard(job: Job, lock: string): Promise<void> {
    await freed(lock);
    if (this.running === job) this.finish({ id: job.request.id, kind: 'crashed', message: SOLVER_STOPPED });
  }

  private connect(): Port {
    const port = this.openPort();
    this.loaded = new Promise((resolve) => {
      port.addEventListener('message', ({ data }) => {
        resolve();
        if (port === this.port) this.heard = true;
        if (port === this.port && data !== null) this.finish(this.wire.unpack(data));
      });
    });
    port.addEventListener('error', (event) => {
      if (port === this.port)
        this.finish({ id: this.running?.request.id ?? 0, kind: 'crashed', message: event.message });
    });
    return port;
  }

  private finish(response: Response): void {
    const job = this.running;
    if (!job || job.request.id !== response.id) return;
    if (response.kind === 'progress') return job.progress?.(response.share);
    if (response.kind === 'held') return void this.guard(job, response.lock);
    this.settle();
    if (response.kind === 'crashed') {
      // The memory of a module that crashed cannot be trusted.
      this.close();
      job.reject(new Error(response.message || SOLVER_STOPPED));
    } else {
      job.resolve(response);
    }
    this.next();
  }

  private drop(job: Job): void {
    job.reject(new Superseded());
    if (this.running === job) this.restart();
    else this.waiting = this.waiting.filter((other) => other !== job);
  }

  private restart(): void {
    this.settle();
    this.close();
    this.next();
  }

  private settle(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.running = null;
  }

  private close(): void {
    this.port?.terminate();
    this.port = null;
    this.spent = false;
    this.wire = new TextWire();
  }
}
