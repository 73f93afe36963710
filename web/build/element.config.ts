import { defineConfig } from 'vite';
import { plainImports } from './embed.config.ts';

/** The one script that an author's page loads: a classic one, so that it works from anywhere. */
export default defineConfig({
  publicDir: false,
  plugins: [plainImports],
  build: {
    target: 'es2022',
    outDir: 'dist/v1',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: { input: 'src/embed/grundy-game.ts', output: { format: 'iife', entryFileNames: '[name].js' } },
  },
});
