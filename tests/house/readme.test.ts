import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { positions } from '../support/positions.ts';
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
