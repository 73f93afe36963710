import type { Catalogue } from 'grundy-wasm';
import { openWorker, SolverClient } from './client.js';

/** Whatever the page shows asks the same solver. */
export const solver = new SolverClient(openWorker);

let asked: Promise<Catalogue> | undefined;

/** The games, asked for once. */
export function catalogue(): Promise<Catalogue> {
  asked ??= solver.catalogue();
  return asked;
}
