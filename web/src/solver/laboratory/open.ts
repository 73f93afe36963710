import type { LaboratoryPort } from './client.js';
import { startWorker } from '../modules.js';

/** Opens a worker with its own module, so its memory goes with it. */
export const openLaboratory = (): LaboratoryPort => startWorker('laboratory');
