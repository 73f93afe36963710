import { SOMETHING_ELSE_CAME } from '#words/solver-messages';

interface Options {
  locateFile?: (file: string) => string;
  wasmBinary?: ArrayBuffer;
}

/** What stands around a built module. */
export type Create<Module> = (options: Options) => Promise<Module>;

/** What each file of WebAssembly begins with. */
const MAGIC = 0x6d736100;

/** The bytes at an address, past the browser's cache. */
async function fetchedAnew(url: string): Promise<ArrayBuffer> {
  const reply = await fetch(url, { cache: 'reload' });
  const bytes = await reply.arrayBuffer();
  if (reply.ok && bytes.byteLength >= 4 && new DataView(bytes).getUint32(0, true) === MAGIC) return bytes;
  throw new Error(SOMETHING_ELSE_CAME);
}

/**
 * Opens a built module from its address. A network that wants a password first answers with a page, and browsers may keep that in place
 * of the module: what is no module is fetched once more, past their cache.
 */
export async function openModule<Module>(create: Create<Module>, url: string): Promise<Module> {
  const locateFile = (): string => url;
  try {
    return await create({ locateFile });
  } catch {
    return create({ locateFile, wasmBinary: await fetchedAnew(url) });
  }
}
