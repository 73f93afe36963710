import type { ModuleName } from './module-for.model.js';
import type { Kind } from './protocol.js';
import { WorkerQueue, type Port } from './worker-queue.js';

/** A queue for each module of the solver; its worker starts with its first question. */
export class WorkerQueues {
  private readonly queues = new Map<ModuleName, WorkerQueue>();

  constructor(private readonly open: (module: ModuleName) => Port) {}

  of(module: ModuleName): WorkerQueue {
    const queue = this.queues.get(module) ?? new WorkerQueue(() => this.open(module));
    this.queues.set(module, queue);
    return queue;
  }

  supersede(owner: object, ...kinds: Kind[]): void {
    for (const queue of this.queues.values()) queue.supersede(owner, ...kinds);
  }

  release(): void {
    for (const queue of this.queues.values()) queue.release();
  }
}
