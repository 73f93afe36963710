import wasmUrl from '../../../.build/wasm/grundy.wasm?inline';
import { OpenedSolver } from './opened-solver.js';
// oxlint-disable-next-line import/default -- Vite makes it a class
import SolverWorker from './modules/all.worker.ts?worker&inline';
import type { Port } from './worker-queue.js';

/** The solver of all families, with worker and module inside the script. Replaces `open-solver.ts` in the build of one file, which fetches nothing. */
export function openSolver(): Port {
  return new OpenedSolver([{ open: () => new SolverWorker({ name: wasmUrl }) }]);
}
