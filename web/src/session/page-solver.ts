import type { CatalogueRows } from '../words/catalogue.js';
import { fetchFamily, nameOf, withFamily } from '../families/families.model.js';
import { SolverClient } from '../solver/client.js';
import { familyFor } from '../solver/module-for.model.js';
import { openSolver } from '../solver/open-solver.js';
import { WorkerQueues } from '../solver/worker-queues.js';

/** One set of workers for the whole page. */
const queues = new WorkerQueues(openSolver);

async function fetchFamilyFor(text: string): Promise<void> {
  const family = familyFor(text);
  // An error comes again with the answer, and is told then.
  if (family !== null) await fetchFamily(nameOf(family)).catch(() => {});
}

/** A client of its own: its questions supersede no other client's. */
export const newClient = (): SolverClient =>
  new SolverClient(queues, { begin: (text) => void fetchFamilyFor(text), ready: withFamily });

export const solver = newClient();

/** The client for what the pointer passes over. */
export const passing = newClient();

/** The games with their words. */
export async function catalogue(): Promise<CatalogueRows> {
  const [{ catalogueRows }, listed] = await Promise.all([import('../words/catalogue.js'), import('grundy-catalogue')]);
  return catalogueRows(listed);
}
