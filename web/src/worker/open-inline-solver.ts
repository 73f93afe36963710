import wasmUrl from '../../../.build/wasm/grundy.wasm?inline';
import { OpenedSolver } from './opened-solver.js';
// oxlint-disable-next-line import/default -- Vite makes it a class
import SolverWorker from './modules/all.worker.ts?worker&inline';
import type { Port } from './worker-queue.js';

/** The solver of all families where nothing can be fetched: worker and module are part of the script. In one file it takes the place of `open-solver.ts`. */
export function openSolver(): Port {
  return new OpenedSolver([{ open: () => new SolverWorker({ name: wasmUrl }) }]);
}
