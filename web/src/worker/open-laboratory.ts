import wasmUrl from '../../../.build/wasm/laboratory.wasm?url';
import ownUrl from '../../../.build/wasm/laboratory_own.wasm?url';
import type { LaboratoryName } from '../families/modules.model.js';
import type { LaboratoryPort } from './laboratory-client.js';
// oxlint-disable import/default -- Vite answers with the address
import ownWorker from './modules/laboratory-own.worker.ts?worker&url';
import workerUrl from './modules/laboratory.worker.ts?worker&url';
// oxlint-enable import/default

/** Opens a worker with its own module, so its memory goes with it. Only the site opens laboratories, so the worker has the page's origin. */
export function openLaboratory(name: LaboratoryName): LaboratoryPort {
  return name === 'own' ? new Worker(ownWorker, { name: ownUrl }) : new Worker(workerUrl, { name: wasmUrl });
}
