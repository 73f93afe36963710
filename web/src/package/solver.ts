/** The solver for users of a bundler: workers that answer texts. `close()` frees their memory. */

import { SolverClient } from '../solver/client.js';
import { openSolver } from '../solver/open-solver.js';
import { WorkerQueues } from '../solver/worker-queues.js';

/** A solver with its own workers: one for each module, started with the first question to it. */
export function createSolver(): SolverClient & { close(): void } {
  const queues = new WorkerQueues(openSolver);
  return Object.assign(new SolverClient(queues), { close: () => queues.release() });
}

export type { SolverClient };
export * from 'grundy-wasm';
