import { DAMAGED, NOT_SET_UP, NOTHING_CAME, SOMETHING_ELSE_CAME } from '#words/solver-messages';

interface Options {
  locateFile?: (file: string) => string;
  wasmBinary?: ArrayBuffer;
  instantiateWasm?: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object;
  /** Called often with the share of a long computation that is done, from 0 to 1. */
  progress?: (share: number) => void;
}

/** The function that a built module's JavaScript exports. */
export type Create<Module> = (options: Options) => Promise<Module>;

/** The first four bytes of every WebAssembly file, read little-endian. */
const MAGIC = 0x6d736100;

/** Fetches a module's bytes past the browser's cache; throws a sentence if they are no WebAssembly, or not whole. */
async function fetchedAnew(url: string): Promise<ArrayBuffer> {
  const reply = await fetch(url, { cache: 'reload' }).catch(() => null);
  const bytes = await reply?.arrayBuffer().catch(() => null);
  if (!reply || !bytes) throw new Error(NOTHING_CAME);
  if (!reply.ok || bytes.byteLength < 4 || new DataView(bytes).getUint32(0, true) !== MAGIC)
    throw new Error(SOMETHING_ELSE_CAME);
  if (!WebAssembly.validate(bytes)) throw new Error(DAMAGED);
  return bytes;
}

/** Opens what is compiled already: neither fetched nor compiled again. */
function openCompiled<Module>(create: Create<Module>, module: WebAssembly.Module, options: Options): Promise<Module> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: Options['instantiateWasm'] = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive).catch(reject);
      return {};
    };
    // The built script would look for its module's address, which a worker made of a blob cannot tell.
    create({ ...options, instantiateWasm, locateFile: (file) => file }).then(resolve, reject);
  });
}

/**
 * Opens a built module, compiled or from its address. A network that wants a password first answers with a page, which browsers may
 * cache in place of the module: if opening fails, the module is fetched once more, past the cache.
 */
export async function openModule<Module>(
  create: Create<Module>,
  source: WebAssembly.Module | string,
  progress?: (share: number) => void,
): Promise<Module> {
  const options: Options = progress ? { progress } : {};
  if (typeof source !== 'string') return openCompiled(create, source, options);
  try {
    return await create({ ...options, locateFile: () => source });
  } catch {
    const wasmBinary = await fetchedAnew(source);
    return create({ ...options, wasmBinary }).catch(() => {
      throw new Error(NOT_SET_UP);
    });
  }
}
