import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { files, read } from './files.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

/** Every position that a page of ours shows: what follows `#game=` or `game=`, up to what ends a piece of code or a link. */
function positions(page: string): string[] {
  return [...page.matchAll(/(?:^|[\s`("'#>])(game=[^\s`"'<>]+)/gm)].map((match) => match[1]!.replace(/\)[.,;]?$|[.;]$/, ''));
}

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
