import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What browsers do in ways of their own: events, drawing, storage, workers, frames. */
const DIFFERENT = [
  'appearance',
  'big-input',
  'content-policy',
  'dark',
  'embed*',
  'gestures',
  'hostile',
  'keyboard',
  'large',
  'module',
  'offline',
  'one-file',
  'phone',
  'pictures',
  'play',
  'plot',
  'reload',
  'saved-runs',
  'served',
  'worker-life',
];

export default defineConfig({
  resolve: {
    alias: {
      'grundy-wasm': fileURLToPath(new URL('../.build/wasm/grundy.mjs', import.meta.url)),
      'grundy-laboratory': fileURLToPath(new URL('../.build/wasm/laboratory.mjs', import.meta.url)),
    },
  },
  test: {
    include: process.env.GRUNDY_THIRD ? DIFFERENT.map((name) => `**/${name}.test.ts`) : ['**/*.test.ts'],
    globalSetup: ['browser/support/browsers.ts'],
    setupFiles: ['support/late-families.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two browsers on two cores are enough: the files take turns.
    fileParallelism: false,
  },
});
