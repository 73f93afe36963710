import type { Analysis } from 'grundy-wasm';
import { expect, it } from 'vitest';
import { biteOf, bittenSquare, chompView, eaten, targetsOf } from '../../../web/src/families/chomp/chomp-view.model.js';
import { wholeBar } from '../../../web/src/families/chomp/edits.model.js';
import { chompPosition } from '../../../web/src/families/chomp/position.model.js';
import { familyOf } from '../../../web/src/families/families.model.js';
import { reasonOf } from '../../../web/src/telling/theorems.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { nim } from '../samples.js';

/** Three rows of 4, 2 and 2 squares, and the bite at b2. */
const bite = { notation: '2:1', item: 1, from: 2, to: 1, left: [], changes: [{ item: 2, from: 2, to: 1 }] };
const analysis: Analysis = {
  ...nim(),
  text: 'game=chomp&rows=4,2,2',
  game: 'chomp',
  position: { family: 'chomp', heaps: Float64Array.of(4, 2, 2) },
  moves: { count: '1', from: 0, list: [{ notation: bite.notation, moves: [{ ...bite, component: 0, grundy: 0 }] }] },
};
const position = chompPosition(analysis);

it('the bar is a grid, with the poison on its first square', () => {
  expect(chompView(position)).toMatchObject({ columns: 4, rows: 3, pieces: [{ cell: 0 }] });
});

it('a bite takes all above and to the right, but is never of the poisoned square or of one that is gone', () => {
  expect(biteOf(position, 5)).toEqual({ item: 1, from: 2, to: 1 });
  expect([0, 6, 7, 11].map((cell) => biteOf(position, cell))).toEqual([null, null, null, null]);
  expect(eaten(position, bite)).toEqual([5, 9]);
  expect(eaten(position, { item: 0, from: 4, to: 1 })).toEqual([1, 2, 3, 5, 9]);
});

it('winning bites show on the squares that are bitten', () => {
  expect(bittenSquare(position, bite)).toBe(5);
  expect([...targetsOf(analysis, position).keys()]).toEqual([5]);
});

it('bites and bars have names', () => {
  expect(familyOf(position).moveLabel(position, bite)).toBe('bite at b2');
  expect(familyOf(position).described(position, 'Chomp')).toBe('Chomp with 3 rows of 4, 2, 2 squares');
  expect(familyOf(position).followed(position, { family: 'chomp', heaps: Float64Array.of(3, 1) }, 5)).toBeNull();
  expect(familyOf(position).followed(position, { family: 'chomp', heaps: Float64Array.of(3, 2) }, 5)).toBe(4);
});

it('a whole bar too large to be searched is won by a bite that nobody names', () => {
  const whole: Analysis = {
    ...analysis,
    outcome: 'win',
    reason: { by: 'theorem', theorem: 'strategy-stealing' },
    moves: { count: null, from: 0, list: [] },
    steps: [{ kind: 'stealing', items: [] }],
  };
  expect(stepViews(whole).map(({ text }) => text)).toEqual([
    'Suppose that biting just the last square, at the top right, loses. Then some answer to it wins. But every bite takes that square too, so the answer could be your first bite. So some bite wins; the proof does not say which.',
  ]);
  expect(reasonOf(whole)).toBe('By strategy stealing.');
});

it('other sides make a whole bar', () => {
  expect(wholeBar('game=chomp&rows=4,2,2', 3, 2)).toBe('game=chomp&rows=3x2');
});
