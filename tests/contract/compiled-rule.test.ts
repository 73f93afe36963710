import { afterEach, expect, it, vi } from 'vitest';
import { itemAt } from '../../web/src/params/item-at.ts';
import { loadModule } from '../support/module.ts';

const texts = [
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(25,17)',
  'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=120,61',
  'game=rule&numbers=n&moves=n-k_for_k_in_1..n_if_isprime(k)&at=400&play=misere',
  // This rule divides by 0: the interpreter words the fault.
  'game=rule&numbers=n&moves=n-1-6/(n-200)_if_n_gt_1;_n-2&at=2000',
];

afterEach(() => vi.restoreAllMocks());

it.each(texts)('what is compiled for a rule answers as the interpreter does where a browser refuses: %s', async (text) => {
  const module = await loadModule();
  // A module keeps the table that it solved last.
  const other = await loadModule();
  const called = vi.spyOn(WebAssembly.Table.prototype, 'set');
  const fast = module.analyze(text);
  expect(called).toHaveBeenCalled();
  called.mockClear();
  const refused = vi.spyOn(WebAssembly, 'Module').mockImplementation(function refuse() {
    throw new WebAssembly.CompileError('refused');
  });
  expect(other.analyze(text)).toEqual(fast);
  expect(refused).toHaveBeenCalled();
  expect(called).not.toHaveBeenCalled();
});

it('a large table tells how much of it is filled, and the last word is that it is all', async () => {
  const shares: number[] = [];
  const module = await loadModule((share) => shares.push(share));
  module.analyze('game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=1500000&upto=1500000');
  expect(shares.length).toBeGreaterThan(50);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(itemAt(shares, 0)).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
});
