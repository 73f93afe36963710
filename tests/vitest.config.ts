import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of what differs between browsers: events, storage, workers, frames. */
const DIFFERENT = [
  'content-policy',
  'dark',
  'embed',
  'embed-life',
  'embed-origin',
  'embed-weight',
  'gestures',
  'keyboard',
  'module',
  'offline',
  'one-file',
  'play',
  'worker-life',
];

const built = (file: string): string => fileURLToPath(new URL(`../.build/wasm/${file}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^grundy-wasm$/, replacement: built('modules/grundy-all.mjs') },
      { find: /^grundy-catalogue$/, replacement: built('catalogue.json') },
      { find: /^grundy-laboratory$/, replacement: built('modules/grundy-laboratory.mjs') },
    ],
  },
  test: {
    include: process.env.GRUNDY_DIFFERENT ? DIFFERENT.map((name) => `**/${name}.test.ts`) : ['**/*.test.ts'],
    globalSetup: ['browser/support/browsers.ts'],
    setupFiles: ['support/all-families.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files run one at a time: two browsers keep two cores busy.
    fileParallelism: false,
  },
});
