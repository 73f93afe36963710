import type { Batch, Catalogue, ChooseReply, ContinuationsReply, ExamineReply, PlayReply, Rehang, Reply, TurnsReply, WhatIfReply } from 'grundy-wasm';
import type { Exchanges, Kind, Request, Response } from './protocol.js';

/** A request that a newer one replaced, or that was cancelled: nobody waits for its answer any more. */
export class Superseded extends Error {
  override name = 'Superseded';
}

/** The part of a `Worker` that the client uses. */
export interface Port {
  postMessage(message: Request): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Response>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

interface Job {
  request: Request;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** How long a replaced request may still run before its worker is stopped in favour of the newer one. */
const PATIENCE = 400;

/** Asks the solver one thing at a time. Of several analyses, or previews of one kind, only the newest is answered. */
export class SolverClient {
  private port: Port | null = null;
  private running: Job | null = null;
  private waiting: Job[] = [];
  private lastId = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly openPort: () => Port) {}

  catalogue(): Promise<Catalogue> {
    return this.ask('catalogue', {});
  }

  play(text: string, move: string): Promise<PlayReply> {
    return this.ask('play', { text, move });
  }

  /** Another position is wanted: what was asked of the one before is of no use any more. */
  analyze(text: string, signal?: AbortSignal): Promise<Reply> {
    this.supersede('analyze', 'glance', 'turns', 'whatIf', 'examine', 'rehang', 'continuations', 'choose');
    return this.ask('analyze', { text }, signal);
  }

  /** One of several positions on screen together: asked in turn, and dropped with all the others when an analysis is wanted. */
  glance(text: string): Promise<Reply> {
    return this.ask('glance', { text });
  }

  turns(text: string, from: number): Promise<TurnsReply> {
    return this.ask('turns', { text, from });
  }

  whatIf(text: string, component: number): Promise<WhatIfReply> {
    this.supersede('whatIf');
    return this.ask('whatIf', { text, component });
  }

  examine(text: string, table: number, state: number): Promise<ExamineReply> {
    this.supersede('examine');
    return this.ask('examine', { text, table, state });
  }

  rehang(text: string): Promise<Rehang | null> {
    this.supersede('rehang');
    return this.ask('rehang', { text });
  }

  continuations(text: string, from: number): Promise<ContinuationsReply> {
    return this.ask('continuations', { text, from });
  }

  choose(text: string, seed: number, errs: number): Promise<ChooseReply> {
    return this.ask('choose', { text, seed, errs });
  }

  solveMany(lines: string, signal?: AbortSignal): Promise<Batch> {
    return this.ask('solveMany', { lines }, signal);
  }

  /** Stops the worker, and with it gives its memory back; the next question starts a new one. */
  release(): void {
    if (this.running === null) this.close();
  }

  /** Nobody waits for these any more. One that runs already may still end, for a while. */
  private supersede(...kinds: Kind[]): void {
    for (const job of this.waiting.filter(({ request }) => kinds.includes(request.kind))) this.drop(job);
    const late = this.running;
    if (!late || !kinds.includes(late.request.kind)) return;
    late.reject(new Superseded());
    this.patience ??= setTimeout(() => {
      if (this.running === late) this.restart();
    }, PATIENCE);
  }

  private ask<Each extends Kind>(kind: Each, question: Exchanges[Each]['ask'], signal?: AbortSignal): Promise<Exchanges[Each]['answer']> {
    return new Promise((resolve, reject) => {
      const request = { ...question, kind, id: ++this.lastId } as Request;
      const answered = (response: Response): void => resolve((response as unknown as { reply: Exchanges[Each]['answer'] }).reply);
      const job: Job = { request, resolve: answered, reject };
      signal?.addEventListener('abort', () => this.drop(job), { once: true });
      this.waiting.push(job);
      this.next();
    });
  }

  private next(): void {
    if (this.running || this.waiting.length === 0) return;
    this.running = this.waiting.shift()!;
    this.port ??= this.connect();
    this.port.postMessage(this.running.request);
  }

  private connect(): Port {
    const port = this.openPort();
    port.addEventListener('message', ({ data }) => {
      if (port === this.port) this.finish(data);
    });
    port.addEventListener('error', (event) => {
      if (port === this.port) this.finish({ id: this.running?.request.id ?? 0, kind: 'crashed', message: event.message });
    });
    return port;
  }

  private finish(response: Response): void {
    const job = this.running;
    if (!job || job.request.id !== response.id) return;
    this.settle();
    if (response.kind === 'crashed') {
      // A module that crashed once holds a heap nobody can vouch for.
      this.close();
      job.reject(new Error(response.message || 'the solver stopped'));
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
  }
}

export function openWorker(): Port {
  return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
}
