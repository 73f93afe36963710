import { beforeAll, describe, expect, it } from 'vitest';
import type { Laboratory } from 'grundy-laboratory';
import { laboratoryBytes, loadLaboratory, solverBytes } from '../support/module.ts';
import { Witness } from './witness.ts';

let witness: Witness;
let own: Witness;
let laboratory: Laboratory;
const faultsOf = (type: string, value: unknown): string[] => witness.faults(type, value);

beforeAll(async () => {
  witness = await Witness.of('grundy', 'catalogue', 'play', 'laboratory');
  own = await Witness.of('laboratory');
  laboratory = await loadLaboratory();
});

/** Computes so many values of the game in this text, in slices as the page does. */
function run(text: string, values: number): void {
  const reply = laboratory.begin(text);
  expect(reply.ok, JSON.stringify(reply)).toBe(true);
  expect(faultsOf('BeginReply', reply)).toEqual([]);
  expect(faultsOf('Progress', laboratory.advance(0, 0))).toEqual([]);
  for (let known = -1; ; ) {
    const progress = laboratory.advance(values, 50);
    expect(faultsOf('Progress', progress), JSON.stringify(progress)).toEqual([]);
    if (progress.period || progress.computed >= Math.min(values, progress.most)) return;
    expect(progress.computed).toBeGreaterThan(known);
    known = progress.computed;
  }
}

/** A proof by each certificate, every engine, and sequences of which nothing is proved. */
const runs: [string, number][] = [
  ['game=octal&code=0.77&piles=5,7', 10_000],
  ['game=octal&code=0.45', 10_000],
  ['game=octal&code=0.104', 20_000],
  ['game=octal&code=0.354', 20_000],
  ['game=octal&code=0.156', 4_200],
  ['game=octal&code=0.6', 20_000],
  ['game=octal&code=0.07', 3_000],
  ['game=hexadecimal&code=0.8f', 500],
  ['game=octal&code=4.0&parts=unequal', 3_000],
  ['game=octal&code=4.(3)', 2_000],
  ['game=subtraction&take=1,3,4&piles=11', 2_000],
  ['game=subtraction&take=primes', 2_000],
  ['game=subtraction&take=all-but(2,5)', 2_000],
  ['game=nim&piles=3,5', 2_000],
];

describe('the laboratory sends exactly what its contract says', () => {
  it('has the functions of the contract', () => {
    const functions = witness.functions('Laboratory');
    expect(functions).not.toEqual([]);
    for (const name of functions) expect(laboratory).toHaveProperty(name, expect.any(Function));
  });

  it.each(runs)('for %s', (text, values) => run(text, values));

  it.each(['game=octal&code=0.9', 'game=board&size=3x3&pieces=king@c3', 'game=chess', '', 'game=octal&code=0.77&take=3'])(
    'for the faulty text "%s"',
    (text) => {
      const reply = laboratory.begin(text);
      expect(reply.ok).toBe(false);
      expect(faultsOf('BeginReply', reply)).toEqual([]);
    },
  );

  it('the values in the kinds of arrays that it names', () => {
    run('game=octal&code=0.77', 1_000);
    expect(laboratory.values(0, 12)).toEqual(Float64Array.of(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6));
    expect(laboratory.value(11)).toBe(6);
    const picture = laboratory.density(0, 1_000, 16, 10, 16);
    expect(picture).toBeInstanceOf(Uint32Array);
    expect(picture.length).toBe(160);
    expect(picture.reduce((sum, count) => sum + count)).toBe(1_000);
    expect(laboratory.frequencies()).toBeInstanceOf(Float64Array);
    expect(laboratory.exceptions(100)).toBeInstanceOf(Float64Array);
    expect(laboratory.rareValues()).toBeInstanceOf(Uint16Array);
  });

  it('values that grow for ever, beyond 16 bits as well', () => {
    run('game=nim', 1_000);
    expect(laboratory.values(1e12, 2)).toEqual(Float64Array.of(1e12, 1e12 + 1));
    expect(laboratory.value(70_000)).toBe(70_000);
  });

  it('a value that is not known as null', () => {
    run('game=octal&code=0.6', 100);
    expect(laboratory.value(100)).toBeNull();
    expect(laboratory.values(90, 100).length).toBe(10);
  });

  it('goes on from values that were computed before, and refuses others', () => {
    run('game=octal&code=0.6', 5_000);
    const values = laboratory.values(0, 5_000);
    const saved = new Uint16Array(values);
    laboratory.begin('game=octal&code=0.6');
    expect(laboratory.restore(saved.slice(0, 3_000))).toBe(true);
    expect(laboratory.restore(saved.slice(3_000, 4_000))).toBe(true);
    expect(laboratory.check(1_000)).toBe(true);
    expect(laboratory.advance(0, 0).computed).toBe(4_000);
    while (laboratory.advance(5_000, 50).computed < 5_000);
    expect(laboratory.values(0, 5_000)).toEqual(values);
    expect(laboratory.restore(Uint16Array.of(60_000))).toBe(false);
  });

  it('and links no solver of positions: it has less than half of their bytes', async () => {
    const [sequences, solvers] = await Promise.all([laboratoryBytes(), solverBytes()]);
    expect(sequences.length).toBeLessThan(solvers.length / 2);
  });

  it('and nothing of the contract was never seen', () => {
    // Problems and the rules of other games are seen by the test of the whole contract.
    const sent = witness.ids('BeginReply', 'Progress').filter((id) => !/^(Problem|Passage|Rule)/.test(id));
    expect(sent.filter((id) => !witness.seen.has(id))).toEqual([]);
  });

  it('and every exported type takes part', () => {
    const reached = new Set(witness.ids('Laboratory', 'BeginReply', 'Progress').map((id) => id.replace(/[^A-Za-z].*/, '')));
    expect([...own.contract.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
