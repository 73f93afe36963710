import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { below, read } from './files.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** A folder of core/ may include itself and the folders before it. */
const stages = ['params', 'theory', 'sums', 'analysis', 'families', 'games', 'sequences'];

const includes = (file: string) =>
  [...read(file).matchAll(/^\s*#include\s+"([^"]+)"/gm)].map((match) => itemAt(match, 1));
/** What a text imports: statically, later, types alone, or what it passes on. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => itemAt(match, 1));
const imports = (file: string): string[] => importsIn(read(file));

/** A folder of web/src/ may import from itself and the folders before it. */
const pageFolders = [
  'params',
  'words',
  'styles',
  'places',
  'formats',
  'solver',
  'controls',
  'offline',
  'pictures',
  'families',
  'telling',
  'stage',
  'session',
  'text-form',
  'panels',
  'pasted',
  'gallery',
  'laboratory',
  'embed',
  'docs',
  'lessons',
  'app',
  'package',
];

/** The folder of web/src/ that a path leads to; null of a package. */
function folderOf(file: string, path: string): string | null {
  if (path.startsWith('#words/')) return 'words';
  if (!path.startsWith('.')) return null;
  const [web, src, folder] = join(dirname(file), path).split('/');
  return web === 'web' && src === 'src' ? (folder ?? null) : null;
}

/** The files of the page that may only hold pure functions: no elements, state or worker. */
const isPure = (file: string): boolean =>
  /^web\/src\/(formats|params|pictures\/drawers|places|words)\/|\.model\.ts$/.test(file);

function strayIncludes(stage: string): string[] {
  const allowed = stages.slice(0, stages.indexOf(stage) + 1);
  return below(`core/${stage}/`, '.cpp', '.hpp').flatMap((file) =>
    includes(file)
      .filter((include) => !allowed.some((folder) => include.startsWith(`${folder}/`)))
      .map((include) => `${file} includes ${include}`),
  );
}

function uses(folder: string, words: RegExp, ...suffixes: string[]): string[] {
  return below(folder, ...suffixes).flatMap((file) => {
    const code = read(file).replace(/\/\/.*$|\/\*[^]*?\*\//gm, '');
    return [...code.matchAll(words)].map((match) => `${file}: ${match[0].trim()}`);
  });
}

describe('a stage knows only the stages before it', () => {
  it.each(stages)('core/%s', (stage) => {
    expect(below(`core/${stage}/`, '.cpp', '.hpp')).not.toEqual([]);
    expect(strayIncludes(stage)).toEqual([]);
  });

  it('core/ has no other folder', () => {
    const folders = below('core/', '.cpp', '.hpp').map((file) => itemAt(file.split('/'), 1));
    expect([...new Set(folders)].toSorted()).toEqual(stages.toSorted());
  });
});

it('no two types in the headers of the core share a name: the linker would take the functions of one for those of the other', () => {
  const files = new Map<string, string[]>();
  for (const file of below('core/', '.hpp')) {
    const text = read(file);
    const inside = /^namespace ([\w:]+) \{/m.exec(text)?.[1] ?? '';
    for (const [, name] of text.matchAll(/^(?:class|struct|enum class) (\w+)(?= )[^;{]*\{/gm)) {
      const full = `${inside}::${name}`;
      files.set(full, [...(files.get(full) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
});

describe('a family', () => {
  const families = [...new Set(below('core/families/', '.hpp').map((file) => itemAt(file.split('/'), 2)))];

  it.each(families)('%s knows no other', (family) => {
    const others = families.filter((other) => other !== family);
    const strays = below(`core/families/${family}/`, '.cpp', '.hpp').flatMap((file) =>
      includes(file)
        .filter((include) => others.some((other) => include.startsWith(`families/${other}/`)))
        .map((include) => `${file} includes ${include}`),
    );
    expect(strays).toEqual([]);
  });

  it('is named by the registries alone where games are spoken of, and by the list of pieces', () => {
    const naming = [...below('core/', '.cpp', '.hpp'), ...below('wasm/', '.cpp', '.hpp')].filter(
      (file) =>
        !/^core\/(families|sequences)\//.test(file) &&
        includes(file).some((include) => include.startsWith('families/')),
    );
    expect(naming).toEqual(['core/games/families.hpp', 'wasm/catalogue_records.cpp']);
  });

  it('is named by the sequences only where its heaps have one, and the registry not at all', () => {
    const included = below('core/sequences/', '.cpp', '.hpp').flatMap(includes);
    const named = included
      .filter((include) => include.startsWith('families/'))
      .map((include) => itemAt(include.split('/'), 1));
    expect([...new Set(named)].toSorted()).toEqual(['rule', 'subtraction', 'take-and-break']);
    expect(included).not.toContain('games/families.hpp');
  });
});

/** The texts in the programs that the core writes for readers. */
const ofProgram = /^core\/families\/rule\/print\//;

describe('the core is a library', () => {
  it('that knows no JavaScript', () => {
    expect(uses('core/', /emscripten|EM_JS|EM_ASM/g, '.cpp', '.hpp')).toEqual([]);
  });

  it('that neither reads nor prints', () => {
    expect(
      uses(
        'core/',
        /<(iostream|fstream|cstdio|stdio\.h)>|\b\w*printf\b|std::(cout|cerr|cin)\b/g,
        '.cpp',
        '.hpp',
      ).filter((use) => !ofProgram.test(use)),
    ).toEqual([]);
  });

  it('that neither throws nor ends the program', () => {
    expect(
      uses('core/', /\b(throw|try|catch)\b|\b(exit|abort|terminate|quick_exit)\s*\(/g, '.cpp', '.hpp').filter(
        (use) => !ofProgram.test(use),
      ),
    ).toEqual([]);
  });
});

describe('a folder of the page knows only the folders before it', () => {
  it.each(pageFolders)('web/src/%s', (folder) => {
    const sources = below(`web/src/${folder}/`, '.ts');
    expect(sources).not.toEqual([]);
    const before = new Set(pageFolders.slice(0, pageFolders.indexOf(folder) + 1));
    const strays = sources.flatMap((file) =>
      imports(file)
        .filter((path) => !before.has(folderOf(file, path) ?? folder))
        .map((path) => `${file} imports ${path}`),
    );
    expect(strays).toEqual([]);
  });

  it('web/src/ has no other folder, and the README lists them in this order', () => {
    const folders = below('web/src/', '').map((file) => file.split('/')[2] ?? '');
    expect([...new Set(folders)].filter((folder) => folder !== 'main.ts').toSorted()).toEqual(pageFolders.toSorted());
    const rows = [...read('web/README.md').matchAll(/^\| `src\/([a-z-]+)\/` \|/gm)];
    expect(rows.map((row) => itemAt(row, 1))).toEqual(pageFolders);
  });

  it('in imports of every kind', () => {
    const quoted = ["a } from 'b'", "import 'c'", "import('d')", "import(\n  'e'", "import type { x } from '#words/f'"];
    const passedOn = ["export { y } from '../g.js'", "import('h').Type"];
    expect(importsIn([...quoted, ...passedOn].join(';\n'))).toEqual(['b', 'c', 'd', 'e', '#words/f', '../g.js', 'h']);
  });
});

describe('a module', () => {
  it('is of the core: what lies around it defines no name in the namespace of the core', () => {
    expect(uses('wasm/', /namespace grundy\b.*\{|\bgrundy::\w+\([^;]*\{$/g, '.cpp', '.hpp')).toEqual([]);
  });

  it('differs from another in its list of families alone: no condition of the preprocessor chooses them', () => {
    expect(uses('wasm/', /#\s*if.*/g, '.cpp', '.hpp')).toEqual([]);
    expect(uses('core/', /#\s*if.*(?:GRUNDY|EMSCRIPTEN).*/g, '.cpp', '.hpp')).toEqual([]);
  });
});

describe('the page', () => {
  it('has view models without elements, state or worker', () => {
    const viewModels = below('web/src/', '.ts').filter(isPure);
    expect(viewModels.length).toBeGreaterThan(70);
    const strays = viewModels.flatMap((file) =>
      imports(file)
        .filter((from) =>
          from.startsWith('.') ? !isPure(join(dirname(file), from).replace(/\.js$/, '.ts')) : from.startsWith('lit'),
        )
        .map((from) => `${file} imports ${from}`),
    );
    expect(strays).toEqual([]);
  });

  it('computes no nim-sum', () => {
    expect(uses('web/src/', /[\w)\]]\s\^=?\s[\w(]/g, '.ts')).toEqual([]);
  });
});
