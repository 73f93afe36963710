import wasmUrl from '../../../.build/wasm/modules/grundy-all.wasm?inline';
import { OpenedSolver } from './opened-solver.js';
// oxlint-disable-next-line import/default -- Vite makes it a class
import SolverWorker from '../../../.build/wasm/modules/grundy-all.worker.js?worker&inline';
import type { ModuleMessage } from './sent-module.js';
import type { Port } from './worker-queue.js';

function startWorker(): Worker {
  const worker = new SolverWorker();
  worker.postMessage({ source: wasmUrl } satisfies ModuleMessage);
  return worker;
}

/** The solver of all families, with worker and module inside the script. Replaces `open-solver.ts` in the build of one file, which fetches nothing. */
export const openSolver = (): Port => new OpenedSolver([{ open: startWorker }]);
