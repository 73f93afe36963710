// Runs TypeScript files in Node, whose version here need not know TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const alias = { 'grundy-wasm': fileURLToPath(new URL('../../.build/wasm/grundy.mjs', import.meta.url)) };

for (const file of process.argv.slice(2)) {
  await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false, logLevel: 'error', resolve: { alias } });
}
