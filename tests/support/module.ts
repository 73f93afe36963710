import { readFile } from 'node:fs/promises';
import createLaboratory from 'grundy-laboratory';
import type { Laboratory } from 'grundy-laboratory';
import createGrundy from 'grundy-wasm';
import type { Grundy } from 'grundy-wasm';
import type { ModuleName } from '../../web/src/solver/module-for.model.js';

const built = (name: string) => readFile(new URL(`../../.build/wasm/modules/grundy-${name}.wasm`, import.meta.url));
export const solverBytes = () => built('all');
export const laboratoryBytes = () => built('laboratory');

/** The module of all families, started in Node. */
export async function loadModule(progress?: (share: number) => void): Promise<Grundy> {
  return createGrundy({ wasmBinary: await solverBytes(), ...(progress && { progress }) });
}

/** The module of one group of families, started with the bytes that the page would fetch. */
export async function loadModuleOf(name: ModuleName): Promise<Grundy> {
  const { default: create } = (await import(`../../.build/wasm/modules/grundy-${name}.mjs`)) as {
    default: typeof createGrundy;
  };
  return create({ wasmBinary: await built(name) });
}

/** The module of the laboratory, started in Node. */
export async function loadLaboratory(): Promise<Laboratory> {
  return createLaboratory({ wasmBinary: await laboratoryBytes() });
}
