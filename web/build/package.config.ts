import { defineConfig, mergeConfig } from 'vite';
import { common } from '../vite.config.ts';
import { plainImports } from './embed.config.ts';

/** The scripts of the npm package, for users of bundlers: addresses in them are relative to the file, as bundlers expect. */
export default mergeConfig(
  common,
  defineConfig({
    publicDir: false,
    plugins: [plainImports],
    build: {
      outDir: '../.build/package',
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(['index', 'element', 'solver'].map((name) => [name, `src/package/${name}.ts`])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  }),
);
