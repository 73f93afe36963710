import type { Grundy } from 'grundy-wasm';
import { answerOf } from './answer.js';
import { openModule, type Create } from './open-module.js';
import type { Request, Response } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import type { Port } from './worker-queue.js';

/** The solver on the page's own thread, for pages that allow no worker: small positions do not need one. */
export class SolverHere implements Port {
  private readonly module: Promise<Grundy>;
  private readonly loaded: Promise<void>;
  private readonly wire = new TextWire();
  private listeners: ((event: MessageEvent<Packed<Response> | null>) => void)[] = [];

  constructor(create: Create<Grundy>, source: WebAssembly.Module | string) {
    this.module = openModule(create, source);
    // Speaks only once the module is loaded: a slow worker may still be first. If loading failed, every answer says why.
    const speak = (): void => this.tell(null);
    this.loaded = this.module.then(speak, speak);
  }

  async postMessage(message: Packed<Request>): Promise<void> {
    await this.loaded;
    this.tell(null);
    this.tell(this.wire.pack(await answerOf(this.module, this.wire.unpack(message))));
  }

  terminate(): void {
    this.listeners = [];
  }

  addEventListener(
    type: 'message' | 'error',
    listener: ((event: MessageEvent<Packed<Response> | null>) => void) & ((event: ErrorEvent) => void),
  ): void {
    if (type === 'message') this.listeners.push(listener);
  }

  private tell(data: Packed<Response> | null): void {
    for (const listener of this.listeners) listener(new MessageEvent('message', { data }));
  }
}
