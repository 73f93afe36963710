import { describe, expect, it } from 'vitest';
import { applied, differenceOf, reversed } from '../../../web/src/params/difference.js';

const million = Array.from({ length: 1_000_000 }, (_, index) => index).join(',');

/** All words of the letters a and b up to this length. */
function words(length: number): string[] {
  return length === 0 ? [''] : ['', ...words(length - 1).flatMap((word) => ['a', 'b'].map((letter) => letter + word))];
}

describe('what an edit changes of a text', () => {
  it('leads from every short text to every other, and back', () => {
    const all = [...new Set(words(5))];
    for (const before of all) {
      for (const after of all) {
        const difference = differenceOf(before, after);
        expect(applied(before, difference)).toBe(after);
        expect(applied(after, reversed(before, difference))).toBe(before);
      }
    }
  });

  it('is no more than the place that differs, in a text of any length', () => {
    const edits: [string, string][] = [
      [million, `9${million}`],
      [million, `${million},7`],
      [million, million.replace('777777,', '777,')],
      [million.replace('65537,', ''), million],
    ];
    for (const [before, after] of edits) {
      const { gone, put } = differenceOf(before, after);
      expect(gone + put.length).toBeLessThan(8);
      expect(applied(before, differenceOf(before, after)) === after).toBe(true);
    }
    expect(differenceOf(million, million)).toEqual({ from: million.length, gone: 0, put: '' });
  });
});
