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

/** Computes `values` values of the game in this text, in slices as the page does. */
function run(text: string, values: number): void {
  const reply = laboratory.begin(text);
  expect(reply.ok, JSON.stringify(reply)).toBe(true);
  expect(faultsOf('BeginReply', reply)).toEqual([]);
  expect(faultsOf('Progress', laboratory.advance(0, 0))).toEqual([]);
  for (let known = -1; ;) {
    const progress = laboratory.advance(values, 50);
    expect(faultsOf('Progress', progress), JSON.stringify(progress)).toEqual([]);
    if (progress.period || progress.computed >= Math.min(values, progress.most)) return;
    expect(progress.computed).toBeGreaterThan(known);
    known = progress.computed;
  }
}

/** Runs that show every certificate, every engine, and sequences without a proof. */
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

/** Typed rules: two that are recognised as games with theorems, one with a proof of its own, one without, and those that end. */
const TAKE = 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11';
const KAYLES = 'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=12';
const EVENS = 'game=rule&numbers=n&moves=n-1_if_n_mod_2==0;_n-2;_n-5_if_n_gt_30';
const SQUARES = 'game=rule&numbers=n&moves=n-k_for_k_in_squares(n)';
/** The same moves in a form that is not recognised. */
const KAYLES_IF = 'game=rule&numbers=n&moves=i,n-k-i_for_k_in_{1,2}_if_k_le_n_for_i_in_0..n-k';
const typedRuns: [string, number, string | null][] = [
  [TAKE, 2_000, null],
  [KAYLES, 2_000, null],
  [EVENS, 2_000, null],
  [SQUARES, 2_000, null],
  [KAYLES_IF, 2_000, null],
  ['game=rule&numbers=n&moves=n-1;_n+1_if_n_gt_300', 2_000, 'larger'],
  ['game=rule&numbers=n&moves=n-1;_0/(300-n)_if_n_gt_0', 2_000, 'fault'],
  ['game=rule&numbers=n&moves=n-1_for_i_in_1..n*100000000', 2_000, 'work'],
];

/** The proved period of a typed rule, its certificate, and the suspected period. */
function periodsOf(text: string): unknown[] {
  run(text, 2_000);
  const { period, suspected } = laboratory.advance(0, 0);
  return [period?.period ?? null, period?.certificate.by ?? null, suspected?.period ?? null];
}

describe('the laboratory sends exactly what its contract says', () => {
  it('has the functions of the contract', () => {
    const functions = witness.functions('Laboratory');
    expect(functions).not.toEqual([]);
    for (const name of functions) expect(laboratory).toHaveProperty(name, expect.any(Function));
  });

  it.each(runs)('for %s', (text, values) => run(text, values));

  it.each([
    'game=octal&code=0.9',
    'game=board&size=3x3&pieces=king@c3',
    'game=chess',
    '',
    'game=octal&code=0.77&take=3',
  ])('for the faulty text "%s"', (text) => {
    const reply = laboratory.begin(text);
    expect(reply.ok).toBe(false);
    expect(faultsOf('BeginReply', reply)).toEqual([]);
  });

  it.each(typedRuns)('for %s', (text, values, ended) => {
    run(text, values);
    expect(laboratory.advance(0, 0).ended).toBe(ended);
  });

  it('for a typed rule of several numbers, and for one that is a known game', () => {
    expect(laboratory.begin('game=rule&numbers=a,b&moves=(a-1,b)')).toMatchObject({
      ok: false,
      problems: [{ key: 'numbers', expected: { code: 'rule-one-number' } }],
    });
    expect(laboratory.begin(`${KAYLES}&upto=40`)).toMatchObject({
      ok: true,
      run: { rules: KAYLES.replace('&at=12', ''), game: 'rule', code: '0.77' },
    });
  });

  it.each([
    [SQUARES, 'game=subtraction&take=squares', 30_000],
    [KAYLES_IF, 'game=octal&code=0.77', 1_500],
    [KAYLES, 'game=octal&code=0.77', 1_500],
  ])('the values of %s as %s has them', (rule, known, values) => {
    run(rule, values);
    const computed = laboratory.values(0, values);
    run(known, values);
    expect(laboratory.values(0, values)).toEqual(computed);
  });

  it('a period as proved where a theorem says so, and else as one that may end', () => {
    expect(periodsOf(TAKE)).toEqual([7, 'take-away', null]);
    expect(periodsOf(KAYLES)).toEqual([12, 'rare-values', null]);
    expect(periodsOf(EVENS).slice(1)).toEqual(['take-away', null]);
    expect(periodsOf(KAYLES_IF)).toEqual([null, null, 12]);
    expect(periodsOf(SQUARES)).toEqual([null, null, null]);
  });

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
    // The test of the whole contract covers problems and the rules of other games.
    const sent = witness.ids('BeginReply', 'Progress').filter((id) => !/^(Problem|Passage|Rule)/.test(id));
    expect(sent.filter((id) => !witness.seen.has(id))).toEqual([]);
  });

  it('and every exported type takes part', () => {
    const reached = new Set(
      witness.ids('Laboratory', 'BeginReply', 'Progress').map((id) => id.replace(/[^A-Za-z].*/, '')),
    );
    expect([...own.contract.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
