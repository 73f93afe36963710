import { readFile } from 'node:fs/promises';
import createLaboratory from 'grundy-laboratory';
import type { Laboratory } from 'grundy-laboratory';
import createGrundy from 'grundy-wasm';
import type { Grundy } from 'grundy-wasm';

const built = (name: string) => readFile(new URL(`../../.build/wasm/${name}.wasm`, import.meta.url));
export const solverBytes = () => built('grundy');
export const laboratoryBytes = () => built('laboratory');

/** The module that ships, started in Node with the bytes that the page would fetch. */
export async function loadModule(): Promise<Grundy> {
  return createGrundy({ wasmBinary: await solverBytes() });
}

/** The module of the laboratory, started in the same way. */
export async function loadLaboratory(): Promise<Laboratory> {
  return createLaboratory({ wasmBinary: await laboratoryBytes() });
}
