// Adds types, manifest, licence and README to the built scripts of the npm package.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const target = join(web, '../.build/package');
const types = join(target, 'types');

execFileSync(
  join(web, 'node_modules/.bin/tsc'),
  ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', 'src', '--outDir', types],
  { cwd: web, stdio: 'inherit' },
);
for (const name of ['grundy.d.ts', 'catalogue.d.ts', 'play.d.ts'])
  cpSync(join(web, '../wasm', name), join(types, name));

// JSX takes the parameters in the core's catalogue as attributes.
const { default: createGrundy } = await import(pathToFileURL(join(web, '../.build/wasm/modules/grundy-all.mjs')).href);
const core = await createGrundy({ wasmBinary: readFileSync(join(web, '../.build/wasm/modules/grundy-all.wasm')) });
const parameters = new Set(core.catalogue().games.flatMap((game) => game.parameters.map(({ key }) => key)));
const named = [...parameters].filter((key) => /^\w+$/.test(key)).toSorted();
writeFileSync(
  join(types, 'package/parameters.d.ts'),
  `export type Parameter = ${named.map((key) => `'${key}'`).join(' | ')};\n`,
);
cpSync(join(web, 'build/react.d.ts'), join(types, 'package/react.d.ts'));
writeFileSync(join(target, 'react.js'), "export * from './index.js';\n");

const ENTRIES = ['index', 'element', 'solver', 'react'];

/** Only types that the entries reach are shipped; in them the name `grundy-wasm` becomes a relative path. */
const reached = new Set();
function reach(file) {
  if (reached.has(file)) return;
  reached.add(file);
  const contract = relative(dirname(file), join(types, 'grundy.js'));
  const text = readFileSync(file, 'utf8').replaceAll(
    "'grundy-wasm'",
    `'${contract.startsWith('.') ? contract : `./${contract}`}'`,
  );
  writeFileSync(file, text);
  for (const [, path] of text.matchAll(/from '(\.[^']*)\.js'/g)) reach(join(dirname(file), `${path}.d.ts`));
}
for (const entry of ENTRIES) reach(join(types, `package/${entry}.d.ts`));
for (const file of readdirSync(types, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name);
  if (file.isFile() && !reached.has(path)) rmSync(path);
}

const { version, license } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));
const entry = (name) => ({ types: `./types/package/${name}.d.ts`, import: `./${name}.js` });
const manifest = {
  name: 'grundy-game',
  version,
  description: 'Impartial games, solved exactly: an element that shows a position, and the solver behind it',
  keywords: ['combinatorial game theory', 'impartial games', 'nim', 'sprague-grundy', 'web component', 'webassembly'],
  license,
  type: 'module',
  exports: Object.fromEntries(ENTRIES.map((name) => [name === 'index' ? '.' : `./${name}`, entry(name)])),
  types: './types/package/index.d.ts',
  sideEffects: ['./index.js', './react.js', './chunks/*'],
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const readme = readFileSync(join(web, '../README.md'), 'utf8');
cpSync(join(web, 'build/changelog.md'), join(target, 'CHANGELOG.md'));
writeFileSync(join(target, 'LICENSE'), readme.slice(readme.indexOf('MIT License')));
writeFileSync(
  join(target, 'README.md'),
  `# grundy-game

Positions of impartial games, solved exactly, for those who bundle.

\`\`\`js
import 'grundy-game'; // defines <grundy-game game="nim" piles="3,5,7"></grundy-game>, drawn in the page itself
import { createSolver } from 'grundy-game/solver';

const solver = createSolver();
const reply = await solver.analyze('game=nim&piles=3,5,7'); // outcome, Grundy numbers, winning moves, reasons
\`\`\`

| import | has |
|---|---|
| \`grundy-game\` | defines the element |
| \`grundy-game/element\` | its class, \`GrundyGame\`, not defined yet |
| \`grundy-game/solver\` | \`createSolver\`: everything about a position, in a worker for each kind of games |
| \`grundy-game/react\` | defines the element, with its types for React 19: \`<grundy-game game="nim" piles="3,5,7" ongrundy-change={…} />\` |

The attributes are the parameters of the game, besides \`hide\`, \`theme\`, \`exercise\` and \`steps\`; \`data-site\` is the address of the playground that
the link leads to. Events: \`grundy-ready\`, \`-change\`, \`-move\`, \`-error\`. Methods: \`setState\`, \`reset\`, \`undo\`, \`redo\`;
\`ready\` is a promise, \`state\` the position on screen. The answers are
described in \`types/grundy.d.ts\`.
`,
);
