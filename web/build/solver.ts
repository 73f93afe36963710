/** The solver, as it answers while pages are built. */

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Grundy } from '../../wasm/grundy.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export async function solver(): Promise<Grundy> {
  const { default: create } = (await import(
    /* @vite-ignore */ pathToFileURL(here('../../.build/wasm/modules/grundy-all.mjs')).href
  )) as { default: (options: object) => Promise<Grundy> };
  return create({ wasmBinary: readFileSync(here('../../.build/wasm/modules/grundy-all.wasm')) });
}
