import type { Batch } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { bareLines } from '../../../web/src/params/bare-values.js';
import { BatchRun } from '../../../web/src/panels/many/batch-run.js';
import { linesOf } from '../../../web/src/panels/many/line-reader.js';
import { BatchTable, summaryOf, type Line } from '../../../web/src/panels/many/batch.model.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** Answers every line with W, but refuses those that begin with "bad". */
function answer(lines: string): Batch {
  const list = lines.split('\n');
  const bad = list.map((line) => line.startsWith('bad'));
  return {
    outcome: codes(bad.map((is) => (is ? 'X' : 'W')).join('')),
    grundy: Float64Array.from(list, (_, index) => (bad[index] ? -1 : 3)),
    moves: Float64Array.from(list, () => 2),
    problems: bad.flatMap((is, index) =>
      is
        ? [
            {
              line: index + 1,
              problems: [
                {
                  key: 'game',
                  code: 'missing' as const,
                  item: '',
                  passage: null,
                  expected: { code: 'one-of-games', values: ['nim', 'board'] },
                },
              ],
            },
          ]
        : [],
    ),
  };
}

class FakeSolver {
  readonly chunks: number[] = [];
  released = 0;
  stop: (() => void) | null = null;
  solveMany(lines: string): Promise<Batch> {
    this.chunks.push(lines.split('\n').length);
    this.stop?.();
    return Promise.resolve(answer(lines));
  }
  release(): void {
    this.released += 1;
  }
}

async function collected(text: string): Promise<Line[]> {
  const all: Line[] = [];
  for await (const lines of linesOf(new Blob([text]))) all.push(...lines);
  return all;
}

describe('the lines of a list', () => {
  it('keep their numbers where some are empty, and lose what a spreadsheet or an address adds', async () => {
    expect(await collected('#game=nim&piles=1\r\n\n  \ngame=nim&piles=2')).toEqual([
      { number: 1, text: 'game=nim&piles=1' },
      { number: 4, text: 'game=nim&piles=2' },
    ]);
  });
  it('are whole wherever a file is cut', async () => {
    const text = Array.from({ length: 9000 }, (_, index) => `game=nim&piles=${index},é`).join('\n');
    const lines = await collected(text);
    expect(lines.map((line) => line.text).join('\n')).toBe(text);
    expect(lines.at(-1)?.number).toBe(9000);
  });
});

// Bare numbers such as `3 4 5` must be accepted while Nim is open.
describe('lines of numbers alone', () => {
  it('are read by the rules of the position on screen, whatever separates them', () => {
    expect(['3 4 5', '3,4,5', ' 3;4\t5 ', '8'].map(bareLines('game=nim&piles=7,4,1&play=misere'))).toEqual([
      'game=nim&piles=3,4,5&play=misere',
      'game=nim&piles=3,4,5&play=misere',
      'game=nim&piles=3,4,5&play=misere',
      'game=nim&piles=8&play=misere',
    ]);
    expect(bareLines('game=staircase&stairs=0,3')('0 1 2')).toBe('game=staircase&stairs=0,1,2');
    expect(bareLines('game=poker-nim&piles=3,5&adds=2,0')('4 4')).toBe('game=poker-nim&piles=4,4');
  });
  it('stay as they are where a line names a game, or the position has no list of numbers', () => {
    expect(bareLines('game=nim&piles=1')('game=kayles&piles=3')).toBe('game=kayles&piles=3');
    expect(bareLines('game=board&size=8x8&pieces=queen@c3')('3 4 5')).toBe('3 4 5');
    expect(bareLines('game=tree&parents=0,1&coins=1,1')('3 4')).toBe('3 4');
  });
  it('are answered as whole positions, which can be opened', async () => {
    const run = new BatchRun(new FakeSolver(), () => {});
    await run.start(new Blob(['3 4 5']), 'game=nim&piles=1');
    expect(run.table.row(0)?.text).toBe('game=nim&piles=3,4,5');
  });
});

describe('a run over many positions', () => {
  it('answers all of them in growing chunks and gives the worker back', async () => {
    const solver = new FakeSolver();
    let time = 0;
    const run = new BatchRun(
      solver,
      () => {},
      () => (time += 10),
    );
    await run.start(
      new Blob([
        Array.from({ length: 3000 }, (_, index) => (index === 1200 ? 'bad' : `game=nim&piles=${index}`)).join('\n'),
      ]),
    );
    expect(run.table.length).toBe(3000);
    expect(solver.chunks.length).toBeGreaterThan(2);
    expect(Math.max(...solver.chunks)).toBeGreaterThan(itemAt(solver.chunks, 0));
    expect(run.table.row(1200)).toMatchObject({
      line: 1201,
      outcome: 'refused',
      grundy: '',
      problem: 'game is missing: expected the name of a game, such as nim',
    });
    expect(run.table.row(2999)).toMatchObject({
      line: 3000,
      text: 'game=nim&piles=2999',
      shade: 'win',
      outcome: 'won',
      grundy: '3',
      moves: '2',
    });
    expect(run).toMatchObject({ progress: 1, running: false, failure: null });
    expect(solver.released).toBe(1);
    expect(summaryOf(run.table, true)).toBe('2999 positions answered, 1 refused.');
  });
  it('stops after the chunk at which it was cancelled', async () => {
    const solver = new FakeSolver();
    const run = new BatchRun(solver, () => {});
    solver.stop = () => run.cancel();
    await run.start(new Blob([Array.from({ length: 500 }, () => 'game=nim&piles=1').join('\n')]));
    expect(solver.chunks).toHaveLength(1);
    expect(run.running).toBe(false);
    expect(run.table.length).toBe(solver.chunks[0]);
  });
  it('tells why it stopped by itself', async () => {
    const run = new BatchRun({ solveMany: () => Promise.reject(new Error('no memory')), release: () => {} }, () => {});
    await run.start(new Blob(['game=nim&piles=1']));
    expect(run.failure).toBe('no memory');
  });
});

it('a line without a parameter is told apart from one that is wrong, with an example of its numbers', () => {
  const problems = [
    {
      key: '3 4 5',
      code: 'malformed' as const,
      item: '3 4 5',
      passage: null,
      expected: { code: 'key-and-value', values: [] },
    },
    {
      key: 'game',
      code: 'missing' as const,
      item: '',
      passage: null,
      expected: { code: 'one-of-games', values: ['nim'] },
    },
  ];
  const refused = (text: string): string | undefined => {
    const table = new BatchTable();
    table.add([{ number: 2, text }], { ...answer('bad'), problems: [{ line: 1, problems }] });
    return table.row(0)?.problem;
  };
  expect(refused('3 4 5')).toBe('Line 2 is not a position. Try game=nim&piles=3,4,5.');
  expect(refused('7, 9')).toBe('Line 2 is not a position. Try game=nim&piles=7,9.');
  expect(refused('three piles')).toBe('Line 2 is not a position. Try game=nim&piles=3,4,5.');
});

describe('the answers as CSV', () => {
  it('quote what needs it and leave empty what is not known', () => {
    const table = new BatchTable();
    table.add(
      [
        { number: 1, text: 'game=nim&piles=7,4,1' },
        { number: 3, text: 'bad "one"' },
      ],
      { ...answer('game=nim&piles=7,4,1\nbad "one"'), moves: Float64Array.of(-1, -1) },
    );
    expect([...table.csv()].join('')).toBe(
      'line,position,outcome,grundy,winning_moves,problem\n1,"game=nim&piles=7,4,1",won,3,,\n3,"bad ""one""",refused,,,"game is missing: expected the name of a game, such as nim"\n',
    );
  });
});
