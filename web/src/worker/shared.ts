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

let asked: Promise<CatalogueRows> | undefined;

/** The games with their words, asked for once, of the module that the position in the address needs anyway. */
export function catalogue(): Promise<CatalogueRows> {
  asked ??= Promise.all([import('../words/catalogue.js'), solver.catalogue(location.hash)]).then(([{ catalogueRows }, listed]) => catalogueRows(listed));
  return asked;
}
