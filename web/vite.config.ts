import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { guides } from './build/docs.ts';
import { GUIDES } from './build/guides.ts';
import { LESSON_PAGES } from './build/lesson-list.ts';
import { lessons } from './build/lessons.ts';
import { groups, siteFiles } from './build/site-files.ts';

/** A style sheet without comments and needless spaces. */
const squeezed = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/([a-z-]): /g, '$1:')
    .replaceAll(/(?<=[ :(])0\./g, '.')
    .replaceAll(' > ', '>')
    .replaceAll(', ', ',')
    .replaceAll(';}', '}');

/** Removes the indentation of templates and styles, which are otherwise shipped as they are written. */
const withoutIndentation: Plugin = {
  name: 'without-indentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\//.test(id) && code.includes("from 'lit")
      ? code.replaceAll(/\bcss`[^`]*`/g, squeezed).replaceAll(/\n\s+/g, '\n')
      : undefined,
};

/** The path of a module of ours that replaces one of Lit and is smaller. */
const own = (file: string): string => fileURLToPath(new URL(`src/${file}`, import.meta.url));

const built = (file: string): string => fileURLToPath(new URL(`../.build/wasm/${file}`, import.meta.url));

/** What all builds have in common. */
export const common = defineConfig({
  // The site may live in a sub-folder of any host, so every reference is relative.
  base: './',
  plugins: [withoutIndentation],
  resolve: {
    alias: [
      { find: /^grundy-wasm$/, replacement: built('modules/grundy-all.mjs') },
      { find: /^grundy-catalogue$/, replacement: built('catalogue.json') },
      { find: 'lit/decorators.js', replacement: own('controls/decorators.ts') },
      { find: /^grundy-laboratory$/, replacement: built('modules/grundy-laboratory.mjs') },
    ],
  },
  // A classic script, since pages of another origin can load no module worker.
  worker: { format: 'iife', rollupOptions: { output: { hashCharacters: 'hex', minify: true } } },
  // The built module lies beside this folder, outside what the development server serves on its own.
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    // After the bundler's own minifier: both together make a first view 2 kB smaller than either.
    minify: 'terser',
    // No getter here has side effects.
    terserOptions: { ecma: 2020, module: true, compress: { inline: 1, passes: 3, pure_getters: true } },
    // For older browsers, Vite would add variables to `color-scheme` that nothing here uses.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // File names are part of what every page loads, and compress better in hexadecimal.
    rollupOptions: { output: { hashCharacters: 'hex', minify: true } },
  },
});

const lessonPages = Object.fromEntries(LESSON_PAGES.map((name) => [`lessons/${name}`, `lessons/${name}.html`]));
const guidePages = Object.fromEntries(GUIDES.map((name) => [name, `docs/${name}.html`]));

export default mergeConfig(
  common,
  defineConfig({
    plugins: [guides, lessons, siteFiles],
    build: {
      rollupOptions: {
        input: { index: 'index.html', ...guidePages, ...lessonPages },
        output: { codeSplitting: { groups } },
      },
    },
  }),
);
