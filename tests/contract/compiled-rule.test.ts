import { afterEach, expect, it, vi } from 'vitest';
import { itemAt } from '../../web/src/params/item-at.ts';
import { Random } from '../agreement/random.ts';
import { drawnRule, WRITTEN } from '../agreement/rule-texts.ts';
import { loadModule } from '../support/module.ts';

const texts = [
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(25,17)',
  'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=120,61',
  'game=rule&numbers=n&moves=n-k_for_k_in_1..n_if_isprime(k)&at=400&play=misere',
  // This rule divides by 0: the interpreter words the fault.
  'game=rule&numbers=n&moves=n-1-6/(n-200)_if_n_gt_1;_n-2&at=2000',
  // Here the strip is within the limit of a table of numbers, and beyond that of a search.
  'game=rule&numbers=n&moves=n-1;_root(4,4)_for_i_in_2..n_if_not_(isprime(4))&at=16,13&upto=2511',
];
// A search may take 50,000,000 steps: a round of the loop and the two words of its move are three.
const atTheLimit = [
  'game=rule&numbers=n&moves=n-k_for_k_in_1..n&at=7,5&upto=5700',
  'game=rule&numbers=n&moves=n-k_for_k_in_1..n&at=7,5&upto=5800',
];
const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);
const drawn = process.env.GRUNDY_ALL ? 400 : 6;

afterEach(() => vi.restoreAllMocks());

type Module = Awaited<ReturnType<typeof loadModule>>;

/** What a module answers where a browser refuses to compile what it emits. */
function interpreted(module: Module, text: string): ReturnType<Module['analyze']> {
  const refused = vi.spyOn(WebAssembly, 'Module').mockImplementation(function refuse() {
    throw new WebAssembly.CompileError('refused');
  });
  try {
    return module.analyze(text);
  } finally {
    refused.mockRestore();
  }
}

it.each(process.env.GRUNDY_ALL ? [...texts, ...atTheLimit] : texts)(
  'what is compiled for a rule answers as the interpreter does where a browser refuses: %s',
  async (text) => {
    const module = await loadModule();
    // A module keeps the table that it solved last.
    const other = await loadModule();
    const called = vi.spyOn(WebAssembly.Table.prototype, 'set');
    const fast = module.analyze(text);
    expect(called).toHaveBeenCalled();
    called.mockClear();
    expect(interpreted(other, text)).toEqual(fast);
    expect(called).not.toHaveBeenCalled();
  },
);

it(`random rules have one answer, whoever computes (GRUNDY_SEED=${seed})`, async () => {
  const random = new Random(seed);
  const [module, other] = [await loadModule(), await loadModule()];
  const called = vi.spyOn(WebAssembly.Table.prototype, 'set');
  const rules = [...random.shuffled(WRITTEN).slice(0, drawn), ...random.list(drawn, () => drawnRule(random))];
  for (const { text: rule, numbers } of rules) {
    const place = () =>
      numbers === 1 ? random.whole(0, 30) : `(${random.list(numbers, () => random.whole(0, 7)).join()})`;
    const at = random.list(random.whole(1, 2), place).join();
    // Large strips take enough steps to be worth compiling.
    const upTo = numbers === 1 ? `&upto=${random.pick(process.env.GRUNDY_ALL ? [40, 200, 400] : [40, 150])}` : '';
    const text =
      `game=rule&${rule}&at=${at}${upTo}${random.pick(['', '&play=misere', '&sum=selective', '&sum=conjunctive'])}`.replaceAll(
        '+',
        '%2B',
      );
    expect({ text, reply: interpreted(other, text) }).toEqual({ text, reply: module.analyze(text) });
  }
  expect(called).toHaveBeenCalled();
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
