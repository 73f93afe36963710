import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { common } from '../vite.config.ts';
import { needed } from './needed.ts';

const ENTRY = /\/src\/embed\/embed\.ts$/;
/** The picture of heaps that are split uses the strip of piles: it also loads the file of piles, so that not every embed has the strip. */
const WITH_PILES = 'heaps';
/** Modules beside a picture: what only they need goes into the file of the picture. */
const BESIDE: readonly [RegExp, string][] = [
  [/\/rule-builder\.ts$/, WITH_PILES],
  [/\/rehang\.model\.ts$/, 'tree'],
];
/** Families that use the file of the board or of the graph, and the file for what else they need. */
const BORROWING: Readonly<Record<string, string>> = {
  cram: 'cells',
  chomp: 'cells',
  notakto: 'cells',
  geography: 'nodes',
  'node-kayles': 'nodes',
};
/** Modules that are fetched with the first position of a late family. */
const LATE =
  /\/src\/families\/(rule|hackenbush|geography|node-kayles|cram|chomp|notakto|row)\/(?:(?:late|edits)\.model|(?:rule|hackenbush|geography|node-kayles|cram|chomp|notakto|row)-editor)\.ts$/;
/** What all families share to describe turns and places: fetched with the first description. */
const TOLD = /\/src\/(?:families\/general-(?:teller|describer)\.model|words\/en\/alternative-text)\.ts$/;
const PICTURE = /\/src\/.*\/([a-z-]+)-editor\.ts$/;

/** The file that each module goes into. */
const files = new Map<string, string>();

function put(each: string, file: string): void {
  if (!files.has(each)) files.set(each, file);
}

/** Puts a module into a file, or, if another picture's file has it already, into the file that every embed has. */
function share(each: string, file: string): void {
  files.set(each, (files.get(each) ?? file) === file ? file : 'embed');
}

/**
 * An embed loads few files: one with what every embed needs, and one with what its picture needs besides. What several pictures
 * need counts as needed by every embed.
 */
const fewFiles: Plugin = {
  name: 'few-files',
  buildEnd() {
    const named = [...this.getModuleIds()].map((id) => ({
      id,
      name: ENTRY.test(id) ? 'embed' : PICTURE.exec(id)?.[1],
    }));
    for (const { id, name } of named) {
      if (name && name !== WITH_PILES && !LATE.test(id))
        for (const each of needed(this, id)) files.set(each, files.has(each) ? 'embed' : name);
    }
    const heaps = named.find(({ name }) => name === WITH_PILES);
    for (const each of heaps ? needed(this, heaps.id) : [])
      files.set(each, !files.has(each) ? WITH_PILES : files.get(each) === 'piles' ? 'piles' : 'embed');
    for (const id of this.getModuleIds()) {
      for (const [beside, name] of BESIDE) if (beside.test(id)) needed(this, id).forEach((each) => put(each, name));
      if (TOLD.test(id)) needed(this, id).forEach((each) => put(each, 'told'));
      const late = LATE.exec(id)?.[1];
      const file = late && BORROWING[late];
      if (late) needed(this, id).forEach((each) => (file ? put(each, file) : share(each, late)));
    }
  },
};

/** Copies the bundler's few lines of runtime into each file: a file of their own would be one more to load. */
const ownRuntime: Plugin = {
  name: 'own-runtime',
  generateBundle(_, bundle) {
    const runtime = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'rolldown-runtime');
    if (runtime?.type !== 'chunk') return;
    delete bundle[runtime.fileName];
    const name = runtime.fileName.replace(/.*\//, '');
    const body = runtime.code.replace(/export\s*\{\s*(\w+)[^}]*\};?\s*$/, 'return $1');
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const taken = new RegExp(`import\\s*\\{\\s*(?:\\w+ as )?(\\w+)\\s*\\}\\s*from\\s*["']\\./${name}["'];`);
      file.code = file.code.replace(taken, `var $1=(()=>{${body}})();`);
    }
  },
};

/** What Vite makes of a dynamic import: a call that loads it, with a mark for style sheets to wait for. */
const WRAPPED =
  /__vitePreload(?:\$\d+)?\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await (import\([^;]*);\s*return \{[^}]*\};\s*\}|(import\([^\n]*?)), __VITE_PRELOAD__(?:, import\.meta\.url)?\)/g;

/** Makes dynamic imports plain again: Vite's helper waits for style sheets, which chunks of an embed do not have. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk: (code) => code.replaceAll(WRAPPED, '$1$2'),
};

// A group also takes what its modules import, so the order counts: the file of all embeds first, piles before heaps, board and graph before what borrows them.
const groups = [
  { name: 'embed', test: (id: string) => files.get(id) === 'embed', priority: 2 },
  { name: 'rule', test: (id: string) => files.get(id) === 'rule', priority: 1 },
  { name: 'hackenbush', test: (id: string) => files.get(id) === 'hackenbush', priority: 1 },
  { name: 'graph', test: (id: string) => files.get(id) === 'graph', priority: 1 },
  { name: 'board', test: (id: string) => files.get(id) === 'board', priority: 1 },
  { name: 'piles', test: (id: string) => files.get(id) === 'piles', priority: 1 },
  { name: (id: string) => files.get(id) ?? null },
];

/** What embeds load. Built apart from the site, because its addresses must keep their meaning, and each byte counts. */
export default mergeConfig(
  common,
  defineConfig({
    publicDir: false,
    plugins: [fewFiles, plainImports, ownRuntime],
    build: {
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: 'src/embed/embed.ts',
        preserveEntrySignatures: 'allow-extension',
        // Modules and workers lie in assets/, where those of the site lie: the same file has the same name.
        output: { entryFileNames: 'v1/[name].js', chunkFileNames: 'v1/[name]-[hash].js', codeSplitting: { groups } },
      },
    },
  }),
);
