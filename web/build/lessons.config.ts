import { defineConfig, mergeConfig } from 'vite';
import { common } from '../vite.config.ts';
import { plainImports } from './embed.config.ts';

/** The script of lessons. Built apart from the site, whose elements have the same names as those that embeds define in the page. */
export default mergeConfig(
  common,
  defineConfig({
    publicDir: false,
    plugins: [plainImports],
    build: {
      outDir: 'dist/lessons',
      emptyOutDir: false,
      assetsDir: '',
      modulePreload: false,
      rollupOptions: { input: 'src/lessons/lessons.ts', output: { entryFileNames: '[name].js' } },
    },
  }),
);
