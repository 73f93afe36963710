import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Templates and styles ship as they are written; their indentation need not. */
const withoutIndentation: Plugin = {
  name: 'without-indentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/src/elements/') ? code.replaceAll(/\n\s+/g, '\n') : undefined),
};

export default defineConfig({
  // The site may live in a sub-folder of any host, so every reference is relative.
  base: './',
  plugins: [withoutIndentation],
  resolve: {
    alias: {
      'grundy-wasm': fileURLToPath(new URL('../.build/wasm/grundy.mjs', import.meta.url)),
    },
  },
  // A classic script, since pages of another origin can load no module worker.
  worker: { format: 'iife' },
  // The built module lies beside this folder, outside what the development server serves on its own.
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
