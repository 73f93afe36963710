import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Files that are not kept: the worker itself, and hidden files, which are for the host. */
const LEFT_OUT = /^offline\.js$|(^|\/)\./;

const sumOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/'))
  .filter((path) => !LEFT_OUT.test(path))
  .toSorted();

// A page called index.html is asked for by its folder.
const files = Object.fromEntries(
  paths.map((path) => [path.replace(/(^|\/)index\.html$/, '$1'), sumOf(readFileSync(dist + path))]),
);

/** The service worker. It names all other files and is therefore built last. */
export default defineConfig({
  publicDir: false,
  define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(sumOf(JSON.stringify(files))) },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: { input: 'src/offline/offline.worker.ts', output: { format: 'iife', entryFileNames: 'offline.js' } },
  },
});
