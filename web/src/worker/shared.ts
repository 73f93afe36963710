import type { Catalogue } from 'grundy-wasm';
import { SolverClient } from './client.js';
import { openSolver } from './open-solver.js';
import { WorkerQueue } from './worker-queue.js';

/** Whatever the page shows asks the same worker. */
export const queue = new WorkerQueue(openSolver);

export const solver = new SolverClient(queue);

let asked: Promise<Catalogue> | undefined;

/** The games, asked for once. */
export function catalogue(): Promise<Catalogue> {
  asked ??= solver.catalogue();
  return asked;
}
