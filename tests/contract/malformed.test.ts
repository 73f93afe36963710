import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy, Problem } from 'grundy-wasm';
import type { Laboratory } from 'grundy-laboratory';
import { problemText } from '../../web/src/words/problems.ts';
import { INHERITED } from '../support/inherited.ts';
import { malformed, provoked, provokedByRules } from '../support/malformed.ts';
import { loadLaboratory, loadModule } from '../support/module.ts';

let grundy: Grundy;
let laboratory: Laboratory;

beforeAll(async () => {
  [grundy, laboratory] = await Promise.all([loadModule(), loadLaboratory()]);
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

/** The problems of an answer to a question, such as `play 1:0` or `examine 0 9`. */
function problemsOf(text: string, asked: string): readonly Problem[] {
  const [question, first = '', second = ''] = asked.split(' ');
  const answers: Record<string, () => { ok: boolean }> = {
    analyze: () => grundy.analyze(text),
    play: () => grundy.play(text, first),
    choose: () => grundy.choose(text, 1, 0),
    examine: () => grundy.examine(text, Number(first), Number(second)),
    'what-if': () => grundy.whatIf(text, Number(first)),
    program: () => grundy.program(text, 'cpp'),
    sequence: () => laboratory.begin(text),
  };
  const reply = answers[question ?? '']?.() as { ok: true } | { ok: false; problems: Problem[] } | undefined;
  return reply && !reply.ok ? reply.problems : [];
}

describe('what the core can expect in place of an item is provoked', () => {
  const core = new URL('../../core/', import.meta.url);
  const sources = readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[ch]pp$/.test(file))
    .map((file) => readFileSync(new URL(file, core), 'utf8'));
  const codes = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/expecting\(\s*"([a-z-]+)"|"(rule-[a-z-]+)"/g)].map(([, code, ofRule]) =>
        String(code ?? ofRule),
      ),
    ),
  );

  it('whatever it is', () => {
    expect(codes.size).toBeGreaterThan(190);
    const lines = new Set([...provoked.map(({ expected }) => expected), ...provokedByRules]);
    expect([...codes].filter((code) => !lines.has(code))).toEqual([]);
    expect(
      [...lines].filter((code) => !codes.has(code)),
      'no longer expected',
    ).toEqual([]);
  });

  it.each(provoked)(
    'with its key, item and values: $expected',
    ({ text, asked, key, code, item, expected, values }) => {
      const written = text.replaceAll(/\[\[(\d+) ([^\]]*)\]\]/g, (_, times: string, part: string) =>
        part.repeat(Number(times)),
      );
      const problem = problemsOf(written, asked).find((one) => one.expected.code === expected && one.key === key);
      expect(problem && { code: problem.code, item: problem.item }).toEqual({ code, item });
      const told = problem?.expected.values.join('/') ?? '';
      expect(values.endsWith('…') ? `${told.slice(0, values.length - 1)}…` : told).toBe(values);
      expect(problem && problemText(problem)).toMatch(/: expected \S/);
    },
  );
});

it('a word that every object answers is an item like any other, and a key too', () => {
  for (const { key: game, parameters, examples } of grundy.catalogue().games) {
    const pairs = (examples[0]?.text ?? `game=${game}`).split('&');
    for (const key of ['game', ...parameters.map((each) => each.key)]) {
      for (const word of INHERITED) {
        const text = [...pairs.filter((pair) => !pair.startsWith(`${key}=`)), `${key}=${word}`, `${word}=1`].join('&');
        const reply = grundy.analyze(text);
        for (const problem of reply.ok ? [] : reply.problems)
          expect(problemText(problem), text).not.toMatch(/undefined|\[object|=>|native code/);
        expect(reply.ok, text).toBe(false);
      }
    }
  }
});
