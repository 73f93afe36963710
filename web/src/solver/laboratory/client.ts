import type { BeginReply, Laboratory } from 'grundy-laboratory';
import type { Answer, Call, Question } from './protocol.js';
import { freed } from '../held-lock.js';
import { NOT_STARTED, SOLVER_STOPPED } from '#words/solver-messages';
import { Superseded } from '../superseded.js';
import { buffersIn } from '../transferables.js';

/** The part of a `Worker` that the client uses. */
export interface LaboratoryPort {
  postMessage(question: Question, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export type OpenLaboratory = () => LaboratoryPort;

/** Asks one laboratory, opened with the first question. Arrays move to it. `close` frees its memory, even mid-work. */
export class LaboratoryClient {
  private port: LaboratoryPort | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly open: OpenLaboratory) {}

  begin(text: string): Promise<BeginReply> {
    return this.ask('begin', text);
  }

  ask<Each extends Call>(call: Each, ...given: Parameters<Laboratory[Each]>): Promise<ReturnType<Laboratory[Each]>> {
    this.port ??= this.connect();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as ReturnType<Laboratory[Each]>), reject });
      this.port!.postMessage({ id, call, given }, buffersIn(given));
    });
  }

  close(): void {
    this.stop(new Superseded());
  }

  private connect(): LaboratoryPort {
    const port = this.open();
    port.addEventListener('message', ({ data }) => {
      if (port === this.port) this.take(data);
    });
    port.addEventListener('error', (event) => {
      event.preventDefault();
      if (port === this.port) this.stop(new Error(event.message || NOT_STARTED));
    });
    return port;
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if ('held' in answer) return void this.guard(waiting, answer);
    this.waiting.delete(answer.id);
    // The memory of a module that crashed cannot be trusted.
    if ('crashed' in answer) {
      waiting?.reject(new Error(answer.crashed));
      this.stop(new Superseded());
    } else {
      waiting?.resolve(answer.answer);
    }
  }

  /** Tells who asked if the worker is ended while it answers. */
  private async guard(waiting: Waiting | undefined, { id, held }: { id: number; held: string }): Promise<void> {
    await freed(held);
    if (waiting && this.waiting.get(id) === waiting) this.stop(new Error(SOLVER_STOPPED));
  }

  private stop(reason: Error): void {
    this.port?.terminate();
    this.port = null;
    const { waiting } = this;
    this.waiting = new Map();
    for (const { reject } of waiting.values()) reject(reason);
  }
}
