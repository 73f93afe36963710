/** What the page needs for a new family of the contract: the compiler reports it when a copy of the contract has one more. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { below, read, root } from './files.ts';
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

it('a new family is a line in each registry of the page, and is missed nowhere else', () => {
  const registries = [
    'chances.model',
    'describers.model',
    'editors',
    'families.model',
    'kinds.model',
    'stills',
    'tellers.model',
  ];
  expect(filesThatMiss()).toEqual(registries.map((name) => `web/src/families/${name}.ts`));
});
