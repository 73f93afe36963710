import wasmUrl from '../../../.build/wasm/grundy.wasm?url';
import { OpenedSolver, type Way } from './opened-solver.js';
// oxlint-disable-next-line import/default -- Vite answers with the address
import workerUrl from './solver.worker.ts?worker&url';
import type { Port } from './worker-queue.js';

function worker(url: string): Worker {
  return new Worker(url, { name: wasmUrl });
}

/** Where the page is not of the solver's origin, only a worker made of a blob may load it, and even that may be refused. */
function workerOfBlob(): Worker {
  const source = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(workerUrl)})`], { type: 'text/javascript' }));
  return worker(source);
}

const prepare = () => import('./solver-here.js');

async function here(): Promise<Port> {
  const { SolverHere } = await prepare();
  return new SolverHere(wasmUrl);
}

const ownOrigin = new URL(workerUrl, location.href).origin === origin;

const arrived = (): Promise<Response> => fetch(workerUrl);

const WAYS: readonly Way[] = [{ open: ownOrigin ? () => worker(workerUrl) : workerOfBlob, arrived }, { open: here, prepare }];

export function openSolver(): Port {
  return new OpenedSolver(WAYS);
}
