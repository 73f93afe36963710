import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { below, files, read, root } from './files.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const visible = ['CMakeLists.txt', 'README.md', 'core', 'tests', 'wasm', 'web'];
const mostLines = 480;
const mostFiles = 25;

describe('the tree', () => {
  it('has six visible entries at the top, in git and on the disk', () => {
    const tops = files.map((file) => itemAt(file.split('/'), 0)).filter((name) => !name.startsWith('.'));
    expect([...new Set(tops)].toSorted()).toEqual(visible);
    expect(
      readdirSync(root)
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
    ).toEqual(visible);
  });

  it(`has no file of more than ${mostLines} lines`, () => {
    // What the module answers is declared in one file.
    const written = files.filter((file) => /\.(cpp|hpp|ts|mjs|css|html)$/.test(file) && file !== 'wasm/grundy.d.ts');
    expect(written.filter((file) => read(file).split('\n').length > mostLines + 1)).toEqual([]);
  });

  it(`has no folder of more than ${mostFiles} files, and says of each what lives there`, () => {
    const sizes = new Map<string, number>();
    for (const file of ['core/', 'tests/', 'wasm/', 'web/src/'].flatMap((folder) => below(folder, ''))) {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
    for (const [readme, top, under] of [
      ['web/README.md', 'web/src/', 'web/'],
      ['core/README.md', 'core/', 'core/'],
    ] as const) {
      const told = [...read(readme).matchAll(/^\| `([a-z/-]*\/)` \|/gm)].map((row) => `${under}${row[1]}`);
      const there = [...sizes.keys()].filter((folder) => folder.startsWith(top) && folder !== top);
      expect(told.toSorted()).toEqual(there.toSorted());
    }
  });

  it('looks whether an item is there', () => {
    const settings = files.filter((file) => /tsconfig.*\.json$/.test(file)).map(read);
    expect(
      settings.filter((text) => !/"(noUncheckedIndexedAccess": true|extends": "[./]*web\/tsconfig.json")/.test(text)),
    ).toEqual([]);
    expect(settings.filter((text) => text.includes('"noUncheckedIndexedAccess": false'))).toEqual([]);
    // Written so that this file passes its own test.
    const believed = [...below('web/', '.ts'), ...below('tests/', '.ts')].filter((file) =>
      /\x5d!(?!=)/.test(read(file)),
    );
    expect(believed).toEqual([]);
  });

  it('writes a long list of selectors once in each sheet of styles', () => {
    for (const file of below('web/src/', '-styles.ts', '.css')) {
      const lists = [...read(file).matchAll(/((?:^ *[^\s{};][^{};,]*,\n){4,}[^{};]*?)\{/gm)].map(([, list = '']) =>
        list.replaceAll(/\s+/g, ' '),
      );
      expect(
        lists.filter((list, place) => lists.indexOf(list) !== place),
        file,
      ).toEqual([]);
    }
  });

  it('has nothing left over', () => {
    // Written so that this file passes its own test.
    const leftovers = /TO[D]O|FIX[M]E|console[.]log|[.]only[(]|[.]skip[(]/;
    const written = files.filter((file) => /\.(cpp|hpp|ts|mjs|css|html|txt)$/.test(file));
    expect(written.filter((file) => leftovers.test(read(file)))).toEqual([]);
  });

  it('speaks of no path of a machine', () => {
    const written = files.filter((file) => !/\.(png|svg|ico|woff2)$/.test(file));
    const paths = /[/](home|root|Users)[/]\w/;
    expect(written.filter((file) => paths.test(read(file)))).toEqual([]);
  });

  it('builds every C++ file that it has', () => {
    // core/ and its tests list their files by folder.
    const listed = new Set(
      ['wasm/CMakeLists.txt', 'tests/CMakeLists.txt'].flatMap((list) => read(list).split(/[\s()]+/)),
    );
    const unlisted = [...below('wasm/', '.cpp'), ...below('tests/benchmark/', '.cpp')].filter(
      (file) => !listed.has(file.slice(file.indexOf('/') + 1)),
    );
    expect(unlisted).toEqual([]);
    expect(
      below('', '.cpp').filter((file) => !/^(core|wasm|tests\/(core|oracle|support|benchmark))\//.test(file)),
    ).toEqual([]);
  });

  it('tries every limit of an input at exactly itself and one over it', () => {
    const readers = below('core/', '.hpp').filter((file) => /^core\/(params|families\/[^/]+)\/[^/]+$/.test(file));
    const limits = readers.flatMap((file) =>
      [...read(file).matchAll(/constexpr [\w:]+ (kMax\w+)/g)].map((match) => itemAt(match, 1)),
    );
    expect(limits.length).toBeGreaterThan(20);
    const tried = new Set(read('tests/core/games/limits.test.cpp').match(/\bkMax\w+/g));
    expect(limits.filter((limit) => !tried.has(limit))).toEqual([]);
  });
});
