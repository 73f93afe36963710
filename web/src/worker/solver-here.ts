import createGrundy, { type Grundy } from 'grundy-wasm';
import { answerOf } from './answer.js';
import type { Request, Response } from './protocol.js';
import { TextWire, type Packed } from './text-wire.js';
import type { Port } from './worker-queue.js';

/** The solver on the page's own thread, for pages that allow no worker: small positions do not need one. */
export class SolverHere implements Port {
  private readonly module: Promise<Grundy>;
  private readonly wire = new TextWire();
  private listener: (event: MessageEvent<Packed<Response>>) => void = () => {};

  constructor(wasmUrl: string) {
    this.module = createGrundy({ locateFile: () => wasmUrl });
  }

  async postMessage(message: Packed<Request>): Promise<void> {
    const data = this.wire.pack(await answerOf(this.module, this.wire.unpack(message)));
    this.listener(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.listener = () => {};
  }

  addEventListener(type: 'message' | 'error', listener: ((event: MessageEvent<Packed<Response>>) => void) & ((event: ErrorEvent) => void)): void {
    if (type === 'message') this.listener = listener;
  }
}
