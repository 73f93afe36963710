// Runs TypeScript files in Node, whose version here need not know TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const built = (name) => fileURLToPath(new URL(`../../.build/wasm/${name}.mjs`, import.meta.url));
const alias = { 'grundy-wasm': built('grundy'), 'grundy-laboratory': built('laboratory'), 'grundy-bench': built('grundy_bench') };

for (const file of process.argv.slice(2)) {
  await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false, logLevel: 'error', resolve: { alias } });
}
