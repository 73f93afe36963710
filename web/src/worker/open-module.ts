import { DAMAGED, NOT_SET_UP, NOTHING_CAME, SOMETHING_ELSE_CAME } from '#words/solver-messages';

interface Options {
  locateFile?: (file: string) => string;
  wasmBinary?: ArrayBuffer;
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

/**
 * Opens a built module from its address. A network that wants a password first answers with a page, which browsers may cache in place
 * of the module: if opening fails, the module is fetched once more, past the cache.
 */
export async function openModule<Module>(
  create: Create<Module>,
  url: string,
  progress?: (share: number) => void,
): Promise<Module> {
  const options: Options = { locateFile: () => url, ...(progress && { progress }) };
  try {
    return await create(options);
  } catch {
    const wasmBinary = await fetchedAnew(url);
    return create({ ...options, wasmBinary }).catch(() => {
      throw new Error(NOT_SET_UP);
    });
  }
}
