import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { answerInput, type InputSolver } from '../../web/src/gallery/answer-input.ts';
import { ROWS } from '../../web/src/gallery/gallery.model.ts';
import { PROBLEMS } from '../../web/src/gallery/problems/all.model.ts';
import { loadModule } from '../support/module.ts';

let grundy: Grundy;
let solver: InputSolver;
beforeAll(async () => {
  grundy = await loadModule();
  solver = { solveMany: async (lines) => grundy.solveMany(lines), analyzeBeside: async (text) => grundy.analyze(text) };
});

/** Rows of problem, source, input or position, and expected output. */
const published = readFileSync(new URL('../data/gallery.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t').map((cell) => cell.replaceAll('\\n', '\n')) as [string, string, string, string]);

const problem = (key: string) => PROBLEMS.find((each) => each.key === key);

/** Their links draw a board, and their boxes have the same pieces as numbers: tests/agreement compares both. */
const DRAWN = new Set(['hr-chessboard-again', 'lg-p2252', 'loj-1315']);

/** The words that judges print for a win. */
const WON = /^(?:WIN|YES|First|Takahashi|Alice will win)$/;

async function printed(key: string, input: string): Promise<string> {
  const box = problem(key)?.input;
  if (box) {
    const answered = await answerInput(box, input, solver);
    return 'output' in answered ? answered.output : answered.problem;
  }
  const reply = grundy.analyze((problem(key)?.text ?? '').replace(/at=.*/, `at=${input}`));
  return reply.ok ? reply.analysis.outcome : JSON.stringify(reply.problems);
}

describe('the gallery', () => {
  it('has its problems, each once, with what is said of it', () => {
    expect(new Set(PROBLEMS.map(({ key }) => key)).size).toBe(PROBLEMS.length);
    expect(ROWS.map(({ key }) => key).toSorted()).toEqual(PROBLEMS.map(({ key }) => key).toSorted());
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(PROBLEMS.map(({ key, text }) => [key, text]))(
    'opens %s by a link as it is written when shared, and decides it',
    (_, text) => {
      const reply = grundy.analyze(text);
      expect(
        reply.ok ? { text: reply.analysis.text, decided: reply.analysis.outcome !== 'undecided' } : reply.problems,
      ).toEqual({ text, decided: true });
    },
  );

  it.each(published)('%s: %s, %j', async (key, _, input, expected) => {
    const said = await printed(key, input);
    expect(problem(key)?.input ? said : said === 'win').toBe(problem(key)?.input ? expected : WON.test(expected));
  });

  it.each(PROBLEMS.filter(({ key, input }) => input && !DRAWN.has(key)).map((each) => [each.key, each] as const))(
    'asks of %s in its box what its link asks',
    (_, { text, input }) => {
      const parts = (input?.position ?? '').split('&');
      expect(
        parts.map((part) => (part.includes('{') && !part.startsWith('moves=') ? part.replace(/=.*/, '=') : part)),
      ).toEqual(
        text
          .split('&')
          .map((part, place) =>
            /^[^=]*=[^]*\{/.test(parts[place] ?? '') && !part.startsWith('moves=') ? part.replace(/=.*/, '=') : part,
          ),
      );
    },
  );

  it.each(PROBLEMS.flatMap(({ key, input }) => (input ? [[key, input] as const] : [])))(
    'answers the input that stands in the box of %s',
    async (_, input) => {
      const answered = await answerInput(input, input.sample, solver);
      expect(answered).toEqual({ output: expect.stringMatching(/\S/) });
      expect('output' in answered && answered.output).not.toMatch(/#/);
    },
  );
});
