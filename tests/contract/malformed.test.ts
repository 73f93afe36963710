import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
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
    expect(problems).toContainEqual({ key, code, item, expected: expect.stringMatching(/\S/) });
    expect(new Set(problems.map((problem) => problem.key)), 'no other key is blamed').toEqual(new Set([key]));
  });
});
