import { describe, expect, it } from 'vitest';
import { instanceOf, seedAfter } from '../../../web/src/lessons/instance.model.ts';

describe('the seed after another', () => {
  it.each([
    'game=nim&piles=[1..2]',
    'game=board&size=8x8&pieces=queen@f[1..8]&toward=left-down',
    'game=subtraction&take=1,[2..3],[4..6]&piles=11',
  ])('draws another position of %s', (pattern) => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const next = seedAfter(pattern, seed);
      expect(next).toBeGreaterThan(seed);
      expect(instanceOf(pattern, next)).not.toBe(instanceOf(pattern, seed));
    }
  });

  it('is the next one where the pattern has one position', () => expect(seedAfter('game=nim&piles=[3..3]', 7)).toBe(8));
});
