/** The modules of the page: each reads one group of families, and answers exactly as the module of all families does. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Batch, Grundy } from 'grundy-wasm';
import { groups } from 'grundy-catalogue';
import { moduleFor, type ModuleName } from '../../web/src/solver/module-for.model.js';
import { joinedBatch, manyLines } from '../../web/src/solver/many-lines.js';
import { published } from '../support/links.ts';
import { malformed } from '../support/malformed.ts';
import { loadModule, loadModuleOf } from '../support/module.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const NAMES = Object.keys(groups) as ModuleName[];

let all: Grundy;
let modules: Map<ModuleName, Grundy>;
beforeAll(async () => {
  all = await loadModule();
  modules = new Map(await Promise.all(NAMES.map(async (name) => [name, await loadModuleOf(name)] as const)));
});

const moduleOf = (text: string): Grundy => modules.get(moduleFor(text)) as Grundy;

describe('each game is in one module', () => {
  it('which the page asks for it, and no other reads it', () => {
    for (const { key, examples } of all.catalogue().games) {
      const { text } = itemAt(examples, 0);
      const readers = NAMES.filter((name) => modules.get(name)?.analyze(text).ok);
      expect([key, readers]).toEqual([key, [moduleFor(text)]]);
    }
  });

  it('and all of them list all games', () => {
    for (const module of modules.values()) expect(module.catalogue()).toEqual(all.catalogue());
  });
});

describe('the module of its group says of a text what the module of all families says', () => {
  it.each(published)('%s', (link) => {
    expect(moduleOf(link).analyze(link)).toEqual(all.analyze(link));
  });

  it.each(malformed)('%s', ({ text }) => {
    expect(moduleOf(text).analyze(text)).toEqual(all.analyze(text));
  });

  it.each([
    '',
    'game',
    'game=',
    'game=chess&piles=3',
    '# game = rule &numbers=n&moves=n-1&at=4',
    'game=%72ule&numbers=n&moves=n-1&at=4',
    'game=rul%&at=4',
    'at=4&game=rule&game=nim&numbers=n&moves=n-1',
    'numbers=n&moves=n-1&at=4&game=rule',
    'mygame=rule&game=nim&piles=3',
  ])('however it is written: %s', (text) => {
    expect(moduleOf(text).analyze(text)).toEqual(all.analyze(text));
  });
});

it('many positions of several modules are answered as one list', () => {
  const nims = Array.from({ length: 150 }, (_, pile) => `game=nim&piles=${pile},x`);
  const lines = [
    '',
    'game=nim&piles=3,5\r',
    'game=graph&arcs=1-2,2-3&tokens=1',
    ' ',
    '\r',
    ...nims,
    'game=rule&numbers=n&moves=n-1&at=4',
    'game=rule&numbers=n&moves=n^1&at=4',
    'game=nim&piles=1,1',
    '',
  ].join('\n');
  const { order, parts } = manyLines(lines);
  expect([...parts.keys()].toSorted()).toEqual(['boards', 'graphs', 'piles', 'typed']);
  const batches = new Map(
    Array.from(parts, ([name, part]): [ModuleName, Batch] => [name, (modules.get(name) as Grundy).solveMany(part)]),
  );
  expect(joinedBatch(order, batches)).toEqual(all.solveMany(lines));
});
