import { describe, expect, it } from 'vitest';
import { besides, cramView, litCells, targetsOf } from '../../../web/src/families/cram/cram-view.model.js';
import { freeAll, isTaken, paintCells, resize } from '../../../web/src/families/cram/edits.model.js';
import { cramPosition } from '../../../web/src/families/cram/position.model.js';
import { familyOf } from '../../../web/src/families/families.model.js';
import { itemAt } from '../../../web/src/params/item-at.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { cram } from './cram-sample.js';

const text = 'game=cram&size=3x3&taken=b2';
const position = cramPosition(cram());
const domino = { notation: '1:a1-a2', item: 0, from: 1, to: 0, left: [], changes: [{ item: 3, from: 1, to: 0 }] };

describe('an edit of a board for dominoes', () => {
  it('takes cells and frees them', () => {
    expect(paintCells(text, [{ x: 0, y: 0 }], true)).toBe('game=cram&size=3x3&taken=b2,a1');
    expect(paintCells(text, [{ x: 1, y: 1 }], false)).toBe('game=cram&size=3x3');
    expect([isTaken(text, { x: 1, y: 1 }), isTaken(text, { x: 0, y: 1 })]).toEqual([true, false]);
    expect(freeAll(text)).toBe('game=cram&size=3x3');
  });

  it('leaves out what is taken beyond new sides', () => {
    expect(resize('game=cram&size=3x3&taken=a1,c3', 2, 4)).toBe('game=cram&size=2x4&taken=a1');
    expect(resize(text, 1, 1)).toBe('game=cram&size=1x1');
  });
});

it('a domino covers a cell and a free one beside it', () => {
  expect(cramView(position)).toMatchObject({ columns: 3, rows: 3, pieces: [] });
  expect([0, 1, 4, 8].map((cell) => besides(position, cell).toSorted())).toEqual([[1, 3], [0, 2], [], [5, 7]]);
});

it('winning dominoes show on both cells, and on the other one of a half that is chosen', () => {
  const won = {
    ...cram(),
    moves: {
      count: '1',
      from: 0,
      list: [{ notation: domino.notation, moves: [{ ...domino, component: 0, grundy: 0 }] }],
    },
  };
  expect([...targetsOf(won, null).keys()]).toEqual([0, 3]);
  expect([...targetsOf(won, 3).keys()]).toEqual([0]);
  expect([...targetsOf(won, 1).keys()]).toEqual([]);
});

it('a move lights up from half to half, a region in all its cells', () => {
  expect(litCells(position, { items: [0, 3], moves: [domino] })).toMatchObject({
    items: [],
    moves: [{ from: 0, to: 3 }],
    places: [],
  });
  expect(litCells(position, { items: [0], moves: [] })?.places).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
});

it('moves and places have names', () => {
  expect(familyOf(position).moveLabel(position, domino)).toBe('domino a1–a2');
  expect(familyOf(position).moveWords(position, domino)).toBe('placing a domino on a1 and a2');
  expect(familyOf(position).described(position, 'Cram')).toBe('Cram with a board of 3 by 3 cells, 1 of them taken');
  expect(familyOf(position).placeTitle(position, 3, itemAt(cram().tables, 0))).toBe('The region of a2');
});

it('what half a turn maps to itself is told so', () => {
  expect(stepViews(cram())[0]?.text).toContain('Half a turn about its middle maps the region of a1 to itself.');
});
