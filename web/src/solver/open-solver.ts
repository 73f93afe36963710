import type { Grundy } from 'grundy-wasm';
import type { ModuleName } from './module-for.model.js';
import { lookup } from '../params/lookup.js';
import { built, moduleOrAddress, startWorker, workerAddress } from './modules.js';
import type { Create } from './open-module.js';
import { OpenedSolver } from './opened-solver.js';
import type { Port } from './worker-queue.js';

/** The JavaScript around each module, to open it without a worker. */
const AROUND = lookup(
  import.meta.glob<Create<Grundy>>(
    [
      '../../../.build/wasm/modules/grundy-*.mjs',
      '!../../../.build/wasm/modules/grundy-all.mjs',
      '!../../../.build/wasm/modules/grundy-laboratory.mjs',
    ],
    { import: 'default' },
  ),
);

export function openSolver(name: ModuleName): Port {
  const prepare = () => Promise.all([import('./solver-here.js'), built(AROUND, name, '.mjs')(), moduleOrAddress(name)]);
  const here = async (): Promise<Port> => {
    const [{ SolverHere }, create, source] = await prepare();
    return new SolverHere(create, source);
  };
  return new OpenedSolver([
    { open: () => startWorker(name), arrived: () => fetch(workerAddress(name)) },
    { open: here, prepare },
  ]);
}
