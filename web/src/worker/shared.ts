import type { CatalogueRows } from '../words/catalogue.js';
import { SolverClient } from './client.js';
import { openSolver } from './open-solver.js';
import { WorkerQueues } from './worker-queues.js';

/** Whatever the page shows asks the same workers. */
const queues = new WorkerQueues(openSolver);

/** A client whose questions drop nothing of another's. */
export const newClient = (): SolverClient => new SolverClient(queues);

export const solver = newClient();

/** Asked about what the pointer passes, beside all else that is asked. */
export const passing = newClient();

let asked: Promise<CatalogueRows> | undefined;

/** The games and what is said of them, asked for once: of the module that the position in the address needs. */
export function catalogue(): Promise<CatalogueRows> {
  asked ??= Promise.all([import('../words/catalogue.js'), solver.catalogue(location.hash)]).then(([{ catalogueRows }, listed]) => catalogueRows(listed));
  return asked;
}
