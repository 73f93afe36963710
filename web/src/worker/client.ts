import type { Catalogue, PlayReply, Reply } from 'grundy-wasm';
import type { Request, Response } from './protocol.js';

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

type Question = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

interface Job {
  request: Request;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** How long a replaced request may still run before its worker is stopped in favour of the newer one. */
const PATIENCE = 400;

/** Asks the solver one thing at a time. Of several analyses only the newest is answered. */
export class SolverClient {
  private port: Port | null = null;
  private running: Job | null = null;
  private waiting: Job[] = [];
  private lastId = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly openPort: () => Port) {}

  async catalogue(): Promise<Catalogue> {
    const response = await this.ask({ kind: 'catalogue' });
    return (response as Extract<Response, { kind: 'catalogue' }>).reply;
  }

  async play(text: string, move: string): Promise<PlayReply> {
    const response = await this.ask({ kind: 'play', text, move });
    return (response as Extract<Response, { kind: 'play' }>).reply;
  }

  async analyze(text: string, signal?: AbortSignal): Promise<Reply> {
    for (const job of this.waiting.filter(({ request }) => request.kind === 'analyze')) this.drop(job);
    if (this.running?.request.kind === 'analyze') {
      this.running.reject(new Superseded());
      const late = this.running;
      this.patience ??= setTimeout(() => {
        if (this.running === late) this.restart();
      }, PATIENCE);
    }
    const response = await this.ask({ kind: 'analyze', text }, signal);
    return (response as Extract<Response, { kind: 'analyze' }>).reply;
  }

  private ask(question: Question, signal?: AbortSignal): Promise<Response> {
    return new Promise((resolve, reject) => {
      const job: Job = { request: { ...question, id: ++this.lastId }, resolve, reject };
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
