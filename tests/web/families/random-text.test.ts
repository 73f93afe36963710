import { describe, expect, it } from 'vitest';
import { randomText, seedOfChance } from '../../../web/src/families/random-text.model.js';
import { readNumbers, readPieces } from '../../../web/src/params/lists.js';
import { valueOf } from '../../../web/src/params/params.js';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('a position of chance', () => {
  it('is the same for the same seed and differs between most seeds', () => {
    const text = 'game=nim&piles=7,4,1';
    expect(randomText(text, { family: 'piles' }, 5)).toBe(randomText(text, { family: 'piles' }, 5));
    expect(new Set(seeds.map((seed) => randomText(text, { family: 'piles' }, seed))).size).toBeGreaterThan(100);
  });
  it('keeps the number of piles and the rule, and reaches both ends of the range', () => {
    const drawn = seeds.map((seed) => randomText('game=nim&piles=9,4,1&play=misere', { family: 'piles' }, seed));
    const sizes = drawn.flatMap((text) => readNumbers(valueOf(text, 'piles')));
    expect(
      drawn.every((text) => text.endsWith('&play=misere') && readNumbers(valueOf(text, 'piles')).length === 3),
    ).toBe(true);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 9]);
  });
  it('puts pieces on whole cells only', () => {
    const drawn = seeds.map((seed) =>
      randomText('game=board&size=2x2&holes=a1,b2&pieces=king@a2,king@b1', { family: 'board' }, seed),
    );
    const cells = new Set(drawn.flatMap((text) => readPieces(valueOf(text, 'pieces')).map(({ x, y }) => `${x},${y}`)));
    expect([...cells].toSorted()).toEqual(['0,1', '1,0']);
  });
  it('sorts piles that must be in order', () => {
    for (const seed of seeds) {
      const piles = readNumbers(valueOf(randomText('game=ordered&piles=3,6,6', { family: 'row' }, seed), 'piles'));
      expect(piles).toEqual(piles.toSorted((one, other) => one - other));
    }
  });
  it('puts tokens on any nodes of a graph, whichever list names them', () => {
    const drawn = seeds.map((seed) =>
      randomText('game=graph&arcs=a-b, b-c&tokens=a,a&at=d@7.9', { family: 'graph' }, seed),
    );
    expect(drawn.every((text) => /^game=graph&arcs=a-b, b-c&tokens=[a-d],[a-d]&at=d@7\.9$/.test(text))).toBe(true);
    expect(new Set(drawn).size).toBe(16);
  });
  // "Random" must not draw the position that is shown, which would happen once in 36 times on a board of 36 cells.
  it('is another one than the one shown, where there is another', () => {
    const text = 'game=board&size=6x6&pieces=knight@c5';
    const same = seeds
      .concat(Array.from({ length: 9_800 }, (_, more) => 200 + more))
      .filter((seed) => randomText(text, { family: 'board' }, seed) === text);
    expect(same.length).toBeGreaterThan(100);
    const chances = [...same.slice(0, 20), 7].values();
    expect(seedOfChance(text, { family: 'board' }, text, () => (chances.next().value! + 0.5) / 10_000)).toBe(7);
  });
});
