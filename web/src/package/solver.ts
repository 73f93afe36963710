/** The solver for those who bundle: a worker that answers texts. `close()` gives its memory back. */

import { SolverClient } from '../worker/client.js';
import { openSolver } from '../worker/open-solver.js';
import { WorkerQueue } from '../worker/worker-queue.js';

/** A solver with a worker of its own, which starts with the first question. */
export function createSolver(): SolverClient & { close(): void } {
  const queue = new WorkerQueue(openSolver);
  return Object.assign(new SolverClient(queue), { close: () => queue.release() });
}

export type { SolverClient };
export * from 'grundy-wasm';
