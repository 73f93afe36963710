/** A family of the contract is a folder of the page: its name stands nowhere else, and a missing folder is reported. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { below, read, root } from './files.ts';
import { familyNames, nameOf } from '../../web/src/families/families.model.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const folder = mkdtempSync(join(tmpdir(), 'grundy-family-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAME = 'dots';

/** A file of the contract, with the new family added. */
function withFamily(file: string): string {
  const text = read(file);
  if (file === 'wasm/grundy.d.ts')
    return text.replace(/ {2}\| \{\s+family: 'graph';/, `  | { family: '${NAME}'; dots: number }\n$&`);
  return file === 'wasm/catalogue.d.ts' ? text.replace("| 'graph'", `$& | '${NAME}'`) : text;
}

/** The families that a contract names: for positions, and for games. */
function familiesOf(contract: (file: string) => string): string[] {
  const positions = [...contract('wasm/grundy.d.ts').matchAll(/\bfamily: '([a-z-]+)'/g)].map((match) =>
    itemAt(match, 1),
  );
  const games = /\bfamily:([^;]*);/.exec(contract('wasm/catalogue.d.ts'))?.[1] ?? '';
  return [...positions, ...[...games.matchAll(/'([a-z-]+)'/g)].map((match) => itemAt(match, 1))];
}

const without = (families: readonly string[]): string[] =>
  [...new Set(families.map(nameOf))].filter((name) => !familyNames().includes(name));

/** The files of the page in which the compiler then reports an error. */
function filesThatMiss(): string[] {
  mkdirSync(join(folder, 'wasm/catalogue'), { recursive: true });
  for (const file of below('wasm/', '.d.ts')) writeFileSync(join(folder, file), withFamily(file));
  const contract = (name: string): string[] => [join(folder, `wasm/${name}.d.ts`)];
  const compilerOptions = {
    paths: {
      'grundy-catalogue': contract('catalogue/written'),
      'grundy-wasm': contract('grundy'),
      'grundy-laboratory': contract('laboratory'),
    },
    types: [join(root, 'web/node_modules/vite/client')],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'web/tsconfig.json'), compilerOptions, include: [join(root, 'web/src')] }),
  );
  const { stdout } = spawnSync(join(root, 'web/node_modules/.bin/tsc'), ['--pretty', 'false', '--project', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^(\S.*)\(\d+,\d+\): error/gm)].map((match) => itemAt(match, 1)))].toSorted();
}

it('each family of the contract has its folder, and each folder its family', () => {
  const families = [...new Set(familiesOf(read).map(nameOf))];
  expect(without(families)).toEqual([]);
  expect(families.toSorted()).toEqual(
    expect.arrayContaining(familyNames().filter((name) => name !== 'take-and-break')),
  );
});

it('a family of the contract without a folder is reported, and the page misses it nowhere else', () => {
  expect(without(familiesOf(withFamily))).toEqual([NAME]);
  expect(filesThatMiss()).toEqual([]);
});
