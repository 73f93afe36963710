import { describe, expect, it } from 'vitest';
import { EXPECTED } from '../../web/src/words/en/problems.ts';
import { below, read } from './files.ts';

const sources = below('core/', '.cpp', '.hpp').map(read);

describe('the core sends codes, the words say them', () => {
  it('each code of what was expected has its sentence, and no sentence is left over', () => {
    const codes = sources.flatMap((text) => [...text.matchAll(/expecting\(\s*"([a-z-]+)"/g)].map((match) => match[1]));
    expect([...new Set(codes)].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });
});
