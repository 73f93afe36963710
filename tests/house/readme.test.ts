import { dirname, join } from 'node:path/posix';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { positions } from '../support/positions.ts';
import { itemAt } from '../../web/src/params/item-at.ts';
import { files, read } from './files.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

describe('every position in the README is readable', () => {
  const found = files.includes('README.md') ? positions(read('README.md')) : [];

  it('and there are some', () => {
    expect(found).not.toEqual([]);
  });

  it.each(found)('%s', (text) => {
    const reply = grundy.analyze(text);
    expect(reply.ok ? [] : reply.problems).toEqual([]);
  });
});

/** The files and folders of the repository. */
const there = new Set(
  files.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'))),
);

const ENDINGS = 'cpp|hpp|ts|mjs|css|html|md|tsv|json|svg|png|txt|yml';

/**
 * What a page names: the targets of its links; in code and in drawings, words with a slash and names of files. Not what is an address, the text of a
 * position, or an element.
 */
function pathsIn(page: string): string[] {
  const links = [...page.matchAll(/\]\(([^):]+)\)/g)].map((match) => itemAt(match, 1));
  const code = [...page.matchAll(/`([^`\n]+)`/g)].map((match) => itemAt(itemAt(match, 1).split(' '), 0));
  const drawings = [...page.matchAll(/^```(?:sh)?\n([^]*?)^```/gm)].flatMap((match) => itemAt(match, 1).split(/\s+/));
  const isPath = new RegExp(`^\\.{0,2}[\\w*…/.-]*(?:/[\\w*….-]*|[\\w*…]\\.(?:${ENDINGS}))$`);
  return [...links, ...[...code, ...drawings].filter((word) => isPath.test(word) && /\w/.test(word))];
}

const pattern = (path: string): RegExp =>
  new RegExp(`(?:^|/)${path.replaceAll('.', '\\.').replaceAll(/[*…]|\bNAME\b/g, '[^/]+')}$`);

/** Whether a page in `folder` may name it: a path from the page's folder or, without a folder, a file anywhere. `…`, `*` and `NAME` stand for any name. */
function isThere(folder: string, path: string): boolean {
  const full = join(folder, path).replace(/\/$/, '');
  if (there.has(full)) return true;
  const named = pattern(path.includes('/') ? full : path);
  return [...there].some(
    (each) => named.test(each) && (!path.includes('/') || each.split('/').length === full.split('/').length),
  );
}

it('the README is read in one go: at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe('every path named in a README is there', () => {
  /** Made by a build. */
  const BUILT = new Set(['web/dist', '../.build/package']);

  it.each(['README.md', 'core/README.md', 'web/README.md'])('%s', (page) => {
    const named = pathsIn(read(page)).filter((path) => !BUILT.has(path));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !isThere(dirname(page), path))).toEqual([]);
  });

  it('and one that is not is found', () => {
    const page =
      'See `core/game/choose.cpp`, [this](web/READ.md), `heap-rows.hpp`, `core/*.ts` and\n```\ntext ─► core/familys/\n```\n';
    const wrong = ['web/READ.md', 'core/game/choose.cpp', 'heap-rows.hpp', 'core/*.ts', 'core/familys/'];
    expect(pathsIn(page)).toEqual(wrong);
    expect(wrong.filter((path) => isThere('.', path))).toEqual([]);
    for (const right of [
      'core/games/choose.cpp',
      'choose.cpp',
      'core/games/',
      'core/games/*.cpp',
      'core/families/…/family.hpp',
      'analyze_….cpp',
    ])
      expect(isThere('.', right), right).toBe(true);
  });
});
