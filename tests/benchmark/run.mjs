// Runs TypeScript files in Node through Vite, so that Node itself need not support TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const built = (name) => fileURLToPath(new URL(`../../.build/wasm/${name}.mjs`, import.meta.url));
const alias = [
  { find: /^grundy-wasm$/, replacement: built('modules/grundy-all') },
  {
    find: /^grundy-catalogue$/,
    replacement: fileURLToPath(new URL('../../.build/wasm/catalogue.json', import.meta.url)),
  },
  { find: /^grundy-bench$/, replacement: built('grundy_bench') },
  { find: /^grundy-laboratory$/, replacement: built('modules/grundy-laboratory') },
];

for (const file of process.argv.slice(2)) {
  await runnerImport(new URL(file, import.meta.url).pathname, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  });
}
