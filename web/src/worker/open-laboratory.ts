import wasmUrl from '../../../.build/wasm/laboratory.wasm?url';
import type { LaboratoryPort } from './laboratory-client.js';
// oxlint-disable-next-line import/default -- Vite answers with the address
import workerUrl from './laboratory.worker.ts?worker&url';

/** A worker and a module of its own: what it holds goes with it. Only the site itself opens it, so it is of the page's origin. */
export function openLaboratory(): LaboratoryPort {
  return new Worker(workerUrl, { name: wasmUrl });
}
