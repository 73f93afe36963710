import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { common } from '../vite.config.ts';
import { needed } from './needed.ts';

const ENTRY = /\/src\/embed\/embed\.ts$/;
/** What is fetched of a family with its first position: the family, and the editor that draws it. */
const FIRST = /\/src\/families\/([a-z-]+)\/(?:family|(?!coin-strip)[a-z-]+-editor)\.ts$/;
/** Coins on a strip are drawn for two families. */
const STRIP = /\/coin-strip-editor\.ts$/;
/** Families whose pictures are those of another family: what they share lies in the file of the other. */
const BORROWING: Readonly<Record<string, string>> = {
  cram: 'grid',
  chomp: 'grid',
  notakto: 'grid',
  geography: 'graph',
  'node-kayles': 'graph',
  'take-and-break': 'subtraction',
};

/** The file that each module goes into. */
const files = new Map<string, string>();

/** The file of what some families need: their own, that of the family they borrow from, or the one that every embed has. */
function fileOf(users: ReadonlySet<string>): string {
  const [user = 'embed', ...others] = users;
  const lenders = new Set([...users].map((each) => BORROWING[each] ?? each));
  return others.length === 0 ? user : lenders.size === 1 ? [...lenders].join('') : 'embed';
}

/** An embed loads few files: one with what every embed needs, one for its family, and perhaps that of the family whose picture it borrows. */
const fewFiles: Plugin = {
  name: 'few-files',
  buildEnd() {
    const users = new Map<string, Set<string>>();
    for (const id of this.getModuleIds()) {
      const name = ENTRY.test(id) ? 'embed' : STRIP.test(id) ? 'coin-strip' : FIRST.exec(id)?.[1];
      if (name) for (const each of needed(this, id)) users.set(each, (users.get(each) ?? new Set()).add(name));
    }
    for (const [id, names] of users) files.set(id, names.has('embed') ? 'embed' : fileOf(names));
  },
};

const FAMILY = /\/src\/families\/[a-z-]+\/family\.ts$/;
/** What only the page asks of a family. */
const ON_PAGE = /^\.\/(?:still|extra|text\.model)\b/;
const NOTHING = '\0nothing';

/** Leaves out what embeds never fetch. */
const withoutTools: Plugin = {
  name: 'without-tools',
  enforce: 'pre',
  resolveId: (path, from) => (FAMILY.test(from ?? '') && ON_PAGE.test(path) ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
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

// A group also takes what its modules import, so the order counts: the file of all embeds first, lenders before what borrows from them.
const LENDERS = new Set(Object.values(BORROWING));
const groups = [
  { name: 'embed', test: (id: string) => files.get(id) === 'embed', priority: 2 },
  ...[...LENDERS].map((name) => ({ name, test: (id: string) => files.get(id) === name, priority: 1 })),
  { name: (id: string) => files.get(id) ?? null },
];

/** What embeds load. Built apart from the site, because its addresses must keep their meaning, and each byte counts. */
export default mergeConfig(
  common,
  defineConfig({
    publicDir: false,
    plugins: [withoutTools, fewFiles, plainImports, ownRuntime],
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
