import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { common } from '../vite.config.ts';
import { plainImports } from './embed.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts the script into the page, escaped so that no end tag inside the script closes it. */
const intoPage: Plugin = {
  name: 'into-page',
  generateBundle(_, bundle) {
    const script = Object.values(bundle).find((file) => file.type === 'chunk');
    if (script?.type !== 'chunk') throw new Error('the script of the one file is missing');
    const code = script.code.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);
    const source = readFileSync(here('../src/embed/one-file.html'), 'utf8').replace('<!--grundy-script-->', () => code);
    for (const name of Object.keys(bundle)) delete bundle[name];
    this.emitFile({ type: 'asset', fileName: 'one-file.html', source });
  },
};

/** The page that "Download as one .html" fills with a position: script, worker and module are all in it. */
export default mergeConfig(
  common,
  defineConfig({
    publicDir: false,
    plugins: [plainImports, intoPage],
    assetsInclude: ['**/*.wasm'],
    resolve: { alias: [{ find: /^.*\/open-solver\.js$/, replacement: here('../src/solver/open-inline-solver.ts') }] },
    build: {
      outDir: 'dist/v1',
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: { input: 'src/embed/one-file.ts', output: { format: 'iife', codeSplitting: false } },
    },
  }),
);
