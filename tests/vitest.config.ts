import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      'grundy-wasm': fileURLToPath(new URL('../.build/wasm/grundy.mjs', import.meta.url)),
      'grundy-laboratory': fileURLToPath(new URL('../.build/wasm/laboratory.mjs', import.meta.url)),
    },
  },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['browser/support/browsers.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two browsers on two cores are enough: the files take turns.
    fileParallelism: false,
  },
});
