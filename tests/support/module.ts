import { readFile } from 'node:fs/promises';
import createLaboratory from 'grundy-laboratory';
import type { Laboratory } from 'grundy-laboratory';
import createGrundy from 'grundy-wasm';
import type { Grundy } from 'grundy-wasm';

/** The module that ships, started in Node with the bytes that the page would fetch. */
export async function loadModule(): Promise<Grundy> {
  const wasm = new URL('../../.build/wasm/grundy.wasm', import.meta.url);
  return createGrundy({ wasmBinary: await readFile(wasm) });
}

/** The module of the laboratory, started in the same way. */
export async function loadLaboratory(): Promise<Laboratory> {
  const wasm = new URL('../../.build/wasm/laboratory.wasm', import.meta.url);
  return createLaboratory({ wasmBinary: await readFile(wasm) });
}
