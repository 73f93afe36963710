import type { CatalogueRows } from '../words/catalogue.js';
import { SolverClient } from './client.js';
import { openSolver } from './open-solver.js';
import { WorkerQueue } from './worker-queue.js';

/** Whatever the page shows asks the same worker. */
export const queue = new WorkerQueue(openSolver);

export const solver = new SolverClient(queue);

/** Asked about what the pointer passes, beside all else that is asked. */
export const passing = new SolverClient(queue);

let asked: Promise<CatalogueRows> | undefined;

/** The games and what is said of them, asked for once. */
export function catalogue(): Promise<CatalogueRows> {
  asked ??= Promise.all([import('../words/catalogue.js'), solver.catalogue()]).then(([{ catalogueRows }, listed]) => catalogueRows(listed));
  return asked;
}
