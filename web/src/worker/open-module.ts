import { SOMETHING_ELSE_CAME } from '#words/solver-messages';

interface Options {
  locateFile?: (file: string) => string;
  wasmBinary?: ArrayBuffer;
  /** Is told, often, which share of a long computation is done. */
  progress?: (share: number) => void;
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
export async function openModule<Module>(create: Create<Module>, url: string, progress?: (share: number) => void): Promise<Module> {
  const options: Options = { locateFile: () => url, ...(progress && { progress }) };
  try {
    return await create(options);
  } catch {
    return create({ ...options, wasmBinary: await fetchedAnew(url) });
  }
}
