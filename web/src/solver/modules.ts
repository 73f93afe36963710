/** The built modules: where each is, with its worker, and each fetched and compiled at most once for a page. */

import type { ModuleName } from './module-for.model.js';
import { lookup, type Lookup } from '../params/lookup.js';
import type { ModuleMessage } from './sent-module.js';

export type BuiltName = ModuleName | 'laboratory';

// The module of all families is not among them: a page fetches that of one group.
const MODULES = lookup(
  import.meta.glob<string>(['../../../.build/wasm/modules/*.wasm', '!../../../.build/wasm/modules/grundy-all.wasm'], {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);
const WORKERS = lookup(
  import.meta.glob<string>(
    ['../../../.build/wasm/modules/*.worker.js', '!../../../.build/wasm/modules/grundy-all.worker.js'],
    { query: '?worker&url', import: 'default', eager: true },
  ),
);

/** What the build made of a module, by the end of its file's name. */
export function built<Value>(all: Lookup<Value>, name: BuiltName, ending: string): Value {
  const found = all[`../../../.build/wasm/modules/grundy-${name}${ending}`];
  if (found === undefined) throw new Error(name);
  return found;
}

export const workerAddress = (name: BuiltName): string => built(WORKERS, name, '.worker.js');

const compiled = new Map<BuiltName, Promise<WebAssembly.Module | null>>();

async function compile(name: BuiltName): Promise<WebAssembly.Module | null> {
  try {
    return await WebAssembly.compileStreaming(fetch(built(MODULES, name, '.wasm'), { priority: 'low' }));
  } catch {
    // The network may be back for the next worker. Some browsers can be told to have no WebAssembly: then the worker says so.
    compiled.delete(name);
    return null;
  }
}

/** Fetches and compiles a module; null where that fails, so that a worker should try by itself, and says why if it cannot. */
export function compiledModule(name: BuiltName): Promise<WebAssembly.Module | null> {
  const module = compiled.get(name) ?? compile(name);
  compiled.set(name, module);
  return module;
}

/** What a worker opens: the module, or where it should fetch it. */
export async function moduleOrAddress(name: BuiltName): Promise<WebAssembly.Module | string> {
  return (await compiledModule(name)) ?? new URL(built(MODULES, name, '.wasm'), location.href).href;
}

/** A page of another origin may open a worker only through a blob, and browsers may refuse even that. */
function openable(address: string): string {
  if (new URL(address, location.href).origin === origin) return address;
  return URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(address)})`], { type: 'text/javascript' }));
}

export function startWorker(name: BuiltName): Worker {
  const worker = new Worker(openable(workerAddress(name)));
  void moduleOrAddress(name).then((source) => worker.postMessage({ source } satisfies ModuleMessage));
  return worker;
}
