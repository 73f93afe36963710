import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** What a file of `web/src/words` exports. vite compiles its TypeScript, which this Node need not understand. */
export async function wordsOf(file) {
  const path = fileURLToPath(new URL(`../../web/src/words/${file}`, import.meta.url));
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return module;
}
