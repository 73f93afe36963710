import type { CatalogueRows } from '../words/catalogue.js';
import { SolverClient } from './client.js';
import { openSolver } from './open-solver.js';
import { WorkerQueues } from './worker-queues.js';

/** One set of workers for the whole page. */
const queues = new WorkerQueues(openSolver);

/** A client of its own: its questions supersede no other client's. */
export const newClient = (): SolverClient => new SolverClient(queues);

export const solver = newClient();

/** The client for what the pointer passes over. */
export const passing = newClient();

/** The games with their words. */
export async function catalogue(): Promise<CatalogueRows> {
  const [{ catalogueRows }, listed] = await Promise.all([import('../words/catalogue.js'), import('grundy-catalogue')]);
  return catalogueRows(listed);
}
