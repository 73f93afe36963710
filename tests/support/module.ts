import { readFile } from 'node:fs/promises';
import createGrundy from 'grundy-wasm';
import type { Grundy } from 'grundy-wasm';

/** The module that ships, started in Node with the bytes that the page would fetch. */
export async function loadModule(): Promise<Grundy> {
  const wasm = new URL('../../.build/wasm/grundy.wasm', import.meta.url);
  return createGrundy({ wasmBinary: await readFile(wasm) });
}
