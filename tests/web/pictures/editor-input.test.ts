import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { inputChanged, type EditorInput } from '../../../web/src/pictures/editor-input.js';

const analysis = {} as Analysis;

const solver = { rehang: () => Promise.resolve(null) };

function input(): EditorInput {
  return {
    solver,
    analysis,
    text: 'game=nim',
    highlight: null,
    shading: { whole: false, component: 0, shown: analysis, waiting: false },
    filling: false,
    claiming: false,
  };
}

describe('a picture is drawn anew', () => {
  it('for the first input, and not for one that says the same', () => {
    expect(inputChanged(input(), undefined)).toBe(true);
    expect(inputChanged(input(), input())).toBe(false);
  });

  it.each<[string, Partial<EditorInput>]>([
    ['position', { analysis: {} as Analysis }],
    ['text', { text: 'game=nim&piles=1' }],
    ['highlight', { highlight: { items: [0], moves: [], places: [] } }],
    ['shading', { shading: { ...input().shading, whole: true } }],
    ['answer behind the shading', { shading: { ...input().shading, shown: {} as Analysis } }],
    ['key that was not there', { pending: [] }],
  ])('for another %s', (_, change) => {
    expect(inputChanged({ ...input(), ...change }, input())).toBe(true);
    expect(inputChanged(input(), { ...input(), ...change })).toBe(true);
  });
});
