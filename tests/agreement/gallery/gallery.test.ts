import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { answerInput } from '../../../web/src/gallery/answer-input.ts';
import type { Input } from '../../../web/src/gallery/problem.model.ts';
import { PROBLEMS } from '../../../web/src/gallery/problems/all.model.ts';
import { loadModule } from '../../support/module.ts';
import { solveLines } from '../../support/solve.ts';
import { OF_BOARDS } from './boards.ts';
import { OF_COINS } from './coins.ts';
import { OF_GRAPHS } from './graphs.ts';
import { OF_GRIDS } from './grids.ts';
import { OF_LISTS } from './lists.ts';
import { OF_PILES } from './piles.ts';
import { OF_STRUCTURES } from './structures.ts';
import { OF_TREES } from './trees.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

const TOLD = [
  ...OF_PILES,
  ...OF_LISTS,
  ...OF_BOARDS,
  ...OF_COINS,
  ...OF_GRAPHS,
  ...OF_TREES,
  ...OF_GRIDS,
  ...OF_STRUCTURES,
];
const solver = {
  solveMany: async (lines: string) => grundy.solveMany(lines),
  analyzeBeside: async (text: string) => grundy.analyze(text),
};

/** Problems whose links show a board: how their input box writes the cells of the pieces, counted from 0 or from 1. */
const DRAWN: Record<string, (cells: number[][]) => string> = {
  'hr-chessboard-again': (cells) => `1 ${cells.length} ${cells.map(([x = 0, y = 0]) => `${x + 1} ${y + 1}`).join(' ')}`,
  'lg-p2252': (cells) => cells.flat().join(' '),
  'loj-1315': (cells) => `1 ${cells.length} ${cells.flat().join(' ')}`,
};

/** Problems whose moves can go in circles. */
const LOOPY = new Set(['lg-p6560', 'tc-stones-game']);

describe('the gallery answers as every move of the statement tried', () => {
  it.each(TOLD.map(({ key, instances }) => [key, instances] as const))('%s', (_, instances) => {
    const told = instances();
    const letters = told.map(({ text }) => {
      const reply = grundy.analyze(text);
      return reply.ok
        ? reply.analysis.outcome
        : reply.problems.map(({ key, expected }) => `${key} ${expected.code}`).join();
    });
    expect(letters.map((outcome, place) => `${told[place]?.text ?? ''} ${outcome}`)).toEqual(
      told.map(({ text, outcome }) => `${text} ${outcome}`),
    );
  });

  it.each(TOLD.map(({ key, instances }) => [key, instances] as const))(
    '%s, with wins and losses among the positions',
    (key, instances) => {
      expect(new Set(instances().map(({ outcome }) => outcome))).toEqual(
        new Set(LOOPY.has(key) ? ['win', 'lose', 'draw'] : ['win', 'lose']),
      );
    },
  );

  it.each(Object.entries(DRAWN))('%s, in its box as on the board', async (key, inputOf) => {
    const input = PROBLEMS.find((each) => each.key === key)?.input as Input;
    const told = TOLD.find((each) => each.key === key)?.instances() ?? [];
    const cells = told.map(({ text }) =>
      [...text.matchAll(/@([a-z])(\d+)/g)].map(([, column = '', row = '']) => [
        column.charCodeAt(0) - 'a'.charCodeAt(0),
        Number(row) - 1,
      ]),
    );
    const said = await Promise.all(cells.map((each) => answerInput(input, inputOf(each), solver)));
    const { win = '', lose = '' } = input.answer as { win: string; lose: string };
    expect(said).toEqual(told.map(({ outcome }) => ({ output: (outcome === 'win' ? win : lose).replace('#', '1') })));
  });

  it('and tests/solve says the same where one component ends the whole game', async () => {
    const told = TOLD.find(({ key }) => key === 'cf-gym-marbles')?.instances() ?? [];
    const answers = await solveLines(
      told.map(({ text }) => text),
      '--no-tables',
    );
    expect(answers.map((answer) => (JSON.parse(answer) as { outcome: string }).outcome)).toEqual(
      told.map(({ outcome }) => outcome),
    );
  });

  it('for every problem', () => {
    const keys = new Set(TOLD.map(({ key }) => key));
    expect(keys.size).toBe(TOLD.length);
    expect(PROBLEMS.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([]);
  });
});
