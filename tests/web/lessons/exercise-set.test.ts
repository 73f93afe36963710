import { describe, expect, it } from 'vitest';
import { drawnSet, MOST, queryOf, setOf, type ExerciseSet } from '../../../web/src/lessons/exercise-set.model.ts';
import { instanceOf } from '../../../web/src/lessons/instance.model.ts';

const LESSONS = ['nim', 'sums'];

function named(query: string): ExerciseSet | null {
  const asked = new URLSearchParams(query);
  return setOf((name) => asked.get(name), LESSONS);
}
const PATTERNS = ['game=nim&piles=[1..15],[1..15]', 'game=nim&piles=[1..3]'];

describe('the query of a set', () => {
  it('names what it was made of', () => {
    const set = { lesson: 'sums', seed: 7, many: 12 };
    expect(queryOf(set)).toBe('?lesson=sums&seed=7&many=12');
    expect(named(queryOf(set))).toEqual(set);
  });

  it('names no set without one of the lessons', () => {
    for (const query of ['', '?seed=7', '?lesson=', '?lesson=../nim', '?lesson=Nim']) expect(named(query)).toBeNull();
  });

  it.each([
    ['', 1, 6],
    ['&seed=0&many=0', 1, 6],
    ['&seed=-3&many=2.5', 1, 6],
    ['&seed=x&many=1e1', 1, 10],
    ['&seed=10000&many=21', MOST.seed, MOST.many],
  ])('with numbers that are none is the usual one: %s', (rest, seed, many) => {
    expect(named(`?lesson=nim${rest}`)).toEqual({ lesson: 'nim', seed, many });
  });
});

const texts = (seed: number, many: number): string[] =>
  drawnSet(PATTERNS, { seed, many }).map(({ question, seed: drawn }) => instanceOf(PATTERNS[question] ?? '', drawn));

describe('a set', () => {
  it('is the same for the same seed, and another for others', () => {
    expect(texts(7, 8)).toEqual(texts(7, 8));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => texts(seed + 1, 8).join())).size).toBe(50);
  });

  it('begins with the smaller set of the same seed', () => {
    expect(texts(3, 20).slice(0, 5)).toEqual(texts(3, 5));
  });

  it('asks no position twice, and each question in turn', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const set = texts(seed, 20);
      expect(set).toHaveLength(20);
      expect(new Set(set).size).toBe(20);
    }
    expect(drawnSet(PATTERNS, { seed: 1, many: 3 }).map(({ question }) => question)).toEqual([0, 1, 0]);
  });

  it('ends where there are no more positions', () => {
    expect(drawnSet(['game=nim&piles=[1..3]'], { seed: 5, many: 20 })).toHaveLength(3);
    expect(drawnSet([], { seed: 5, many: 20 })).toEqual([]);
  });
});
