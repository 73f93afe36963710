/** What is installed is named exactly, and checked when it comes. */

import { describe, expect, it } from 'vitest';
import { files, read } from './files.ts';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
}

const locks = files.filter((file) => file.endsWith('package-lock.json'));

it('there is a lock file beside every list of packages to install', () => {
  expect(locks).toEqual(['tests/package-lock.json', 'web/package-lock.json']);
});

describe.each(locks)('%s', (lock) => {
  const { '': _, ...packages } = (JSON.parse(read(lock)) as { packages: Record<string, Locked> }).packages;

  it('has the sum of every package, also of those for other systems', () => {
    expect(
      Object.entries(packages)
        .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('names no registry', () => {
    expect(
      Object.entries(packages)
        .filter(([, { resolved }]) => resolved !== undefined)
        .map(([name]) => name),
    ).toEqual([]);
  });
});

const EXACT = /^\d+\.\d+\.\d+$/;

it('every list of packages names exact versions', () => {
  for (const file of locks.map((lock) => lock.replace('-lock', ''))) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !EXACT.test(version)),
      file,
    ).toEqual([]);
  }
});

it('the scripts install exact versions of Node and npm', () => {
  const versions = [...read('web/setup').matchAll(/^own_(?:node|npm)_version=(.*)$/gm)].map(([, version]) => version);
  expect(versions).toHaveLength(2);
  expect(versions.filter((version) => !EXACT.test(version ?? ''))).toEqual([]);
  const installed = files
    .filter((file) => /^(?:web|tests)\/(?:setup|serve|run|solve|audit|bench)$/.test(file))
    .flatMap((file) => read(file).match(/[\w-]+@[^\s"')]+/g) ?? []);
  expect(installed.filter((each) => /@\d/.test(each) && !/@\d+\.\d+\.\d+$/.test(each))).toEqual([]);
});
