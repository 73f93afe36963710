/** The solver for those who bundle: workers that answer texts. `close()` gives their memory back. */

import { SolverClient } from '../worker/client.js';
import { openSolver } from '../worker/open-solver.js';
import { WorkerQueues } from '../worker/worker-queues.js';

/** A solver with workers of its own: one for each kind of games, which starts with the first question about them. */
export function createSolver(): SolverClient & { close(): void } {
  const queues = new WorkerQueues(openSolver);
  return Object.assign(new SolverClient(queues), { close: () => queues.release() });
}

export type { SolverClient };
export * from 'grundy-wasm';
