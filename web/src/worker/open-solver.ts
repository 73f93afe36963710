import type { Grundy } from 'grundy-wasm';
import boardsUrl from '../../../.build/wasm/grundy_boards.wasm?url';
import graphsUrl from '../../../.build/wasm/grundy_graphs.wasm?url';
import heapsUrl from '../../../.build/wasm/grundy_heaps.wasm?url';
import hiddenUrl from '../../../.build/wasm/grundy_hidden.wasm?url';
import ownUrl from '../../../.build/wasm/grundy_own.wasm?url';
import pilesUrl from '../../../.build/wasm/grundy_piles.wasm?url';
import type { ModuleName } from '../families/modules.model.js';
// oxlint-disable import/default -- Vite answers with the address
import boardsWorker from './modules/boards.worker.ts?worker&url';
import graphsWorker from './modules/graphs.worker.ts?worker&url';
import heapsWorker from './modules/heaps.worker.ts?worker&url';
import hiddenWorker from './modules/hidden.worker.ts?worker&url';
import ownWorker from './modules/own.worker.ts?worker&url';
import pilesWorker from './modules/piles.worker.ts?worker&url';
// oxlint-enable import/default
import type { Create } from './open-module.js';
import { OpenedSolver, type Way } from './opened-solver.js';
import type { Port } from './worker-queue.js';

interface Built {
  /** The addresses of the module and of the worker that opens it. */
  module: string;
  worker: string;
  /** Imports the module's JavaScript, to open it without a worker. */
  around(): Promise<{ default: Create<Grundy> }>;
}

const MODULES: Record<ModuleName, Built> = {
  piles: { module: pilesUrl, worker: pilesWorker, around: () => import('grundy-wasm/piles') },
  heaps: { module: heapsUrl, worker: heapsWorker, around: () => import('grundy-wasm/heaps') },
  boards: { module: boardsUrl, worker: boardsWorker, around: () => import('grundy-wasm/boards') },
  graphs: { module: graphsUrl, worker: graphsWorker, around: () => import('grundy-wasm/graphs') },
  hidden: { module: hiddenUrl, worker: hiddenWorker, around: () => import('grundy-wasm/hidden') },
  own: { module: ownUrl, worker: ownWorker, around: () => import('grundy-wasm/own') },
};

/** A page of another origin may open the worker only through a blob, and browsers may refuse even that. */
function workerFrom(url: string): string {
  if (new URL(url, location.href).origin === origin) return url;
  return URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(url)})`], { type: 'text/javascript' }));
}

function waysTo({ module, worker, around }: Built): readonly Way[] {
  const prepare = () => Promise.all([import('./solver-here.js'), around()]);
  const here = async (): Promise<Port> => {
    const [{ SolverHere }, { default: create }] = await prepare();
    return new SolverHere(create, module);
  };
  return [
    { open: () => new Worker(workerFrom(worker), { name: module }), arrived: () => fetch(worker) },
    { open: here, prepare },
  ];
}

export function openSolver(name: ModuleName): Port {
  return new OpenedSolver(waysTo(MODULES[name]));
}
