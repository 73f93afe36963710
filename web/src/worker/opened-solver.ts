import type { Request, Response } from './protocol.js';
import type { Packed } from './text-wire.js';
import type { Port } from './worker-queue.js';

/** A worker that has not said a word by then is taken for one that never will. */
const SILENCE = 10_000;

/** One that may be refused: where it is made, its first word is that it runs. */
export type Way = () => Port | Promise<Port>;

/**
 * The solver in a worker, or on the page's own thread where no worker may be made: hosts of embeds differ. Browsers refuse by
 * throwing, by an error event, or by silence.
 */
export class OpenedSolver implements Port {
  private port: Port | null = null;
  private early: Packed<Request>[] = [];
  private readonly listeners = { message: [] as ((event: MessageEvent<Packed<Response> | null>) => void)[], error: [] as ((event: ErrorEvent) => void)[] };
  private ended = false;

  constructor(private readonly ways: readonly Way[]) {
    void this.open(0);
  }

  postMessage(message: Packed<Request>): void {
    if (this.port) this.port.postMessage(message);
    else this.early.push(message);
  }

  terminate(): void {
    this.ended = true;
    this.port?.terminate();
  }

  addEventListener(type: 'message' | 'error', listener: ((event: MessageEvent<Packed<Response> | null>) => void) & ((event: ErrorEvent) => void)): void {
    this.listeners[type].push(listener);
  }

  private async open(attempt: number): Promise<void> {
    const last = attempt === this.ways.length - 1;
    try {
      const port = await this.ways[attempt]!();
      if (this.ended) return port.terminate();
      await spoken(port);
      if (this.ended) return port.terminate();
      this.take(port);
    } catch (error) {
      if (this.ended) return;
      if (!last) return this.open(attempt + 1);
      const message = error instanceof Error ? error.message : String(error);
      for (const listener of this.listeners.error) listener(new ErrorEvent('error', { message }));
    }
  }

  private take(port: Port): void {
    this.port = port;
    port.addEventListener('message', (event) => this.listeners.message.forEach((listener) => listener(event)));
    port.addEventListener('error', (event) => this.listeners.error.forEach((listener) => listener(event)));
    for (const message of this.early) port.postMessage(message);
    this.early = [];
  }
}

function spoken(port: Port): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      port.terminate();
      reject(new Error('no worker may be made here'));
    };
    const limit = setTimeout(fail, SILENCE);
    port.addEventListener('message', () => {
      clearTimeout(limit);
      resolve();
    });
    port.addEventListener('error', (event) => {
      event.preventDefault();
      clearTimeout(limit);
      fail();
    });
  });
}
