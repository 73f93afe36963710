import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { problemText } from '../../web/src/words/problems.ts';
import { malformed } from '../support/malformed.ts';
import { loadModule } from '../support/module.ts';

let grundy: Grundy;

beforeAll(async () => {
  grundy = await loadModule();
});

describe('a malformed parameter is reported under its own key', () => {
  it('in a list of at least sixty', () => {
    expect(malformed.length).toBeGreaterThanOrEqual(60);
  });

  it.each(malformed)('with item and expectation: $text', ({ text, key, code, item }) => {
    const reply = grundy.analyze(text);
    const problems = reply.ok ? [] : reply.problems;
    const problem = problems.find((one) => one.key === key && one.code === code && one.item === item);
    expect(problem && problemText(problem)).toMatch(/: expected \S/);
    expect(new Set(problems.map((one) => one.key)), 'no other key is blamed').toEqual(new Set([key]));
  });
});
