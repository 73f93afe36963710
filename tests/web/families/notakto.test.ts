import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { cellsOf, freeAll, resized, toggled } from '../../../web/src/families/notakto/edits.model.js';
import { litPlaces, notaktoView, targetsOf } from '../../../web/src/families/notakto/notakto-view.model.js';
import {
  cellOfBoard,
  markedPlace,
  moveAt,
  notaktoPosition,
  placeOf,
} from '../../../web/src/families/notakto/position.model.js';
import { family } from '../../../web/src/families/notakto/family.js';
import { familyOf } from '../../../web/src/families/families.model.js';
import { chanceOf } from '../../../web/src/params/chance.js';
import { placeView } from '../../../web/src/panels/examine/place-view.model.js';
import { loadModule } from '../../support/module.ts';

const grundy = await loadModule();

function analysed(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return reply.analysis;
}

/** The first of two boards has ended; the second is marked in the middle. */
const text = 'game=notakto&size=3x3&boards=2&marked=a1,b1,c1,f2';
const analysis = analysed(text);
const position = notaktoPosition(analysis);

describe('an edit of boards for marks', () => {
  it('marks cells and frees them', () => {
    expect(toggled('game=notakto&size=3x3', { x: 1, y: 2 })).toBe('game=notakto&size=3x3&marked=b3');
    expect(toggled('game=notakto&size=3x3&marked=a1,b3', { x: 1, y: 2 })).toBe('game=notakto&size=3x3&marked=a1');
    expect(toggled('game=notakto&size=3x3&marked=b3', { x: 1, y: 2 })).toBe('game=notakto&size=3x3');
    expect(freeAll(text)).toBe('game=notakto&size=3x3&boards=2');
  });

  it('leaves marks on their boards where these get other sides or become fewer', () => {
    expect(resized(text, { width: 2 })).toBe('game=notakto&size=2x3&boards=2&marked=a1,b1,e2');
    expect(resized(text, { height: 1 })).toBe('game=notakto&size=3x1&boards=2&marked=a1,b1,c1');
    expect(resized(text, { width: 4, boards: 3 })).toBe('game=notakto&size=4x3&boards=3&marked=a1,b1,c1,g2');
    expect(resized(text, { boards: 1 })).toBe('game=notakto&size=3x3&marked=a1,b1,c1');
    expect(resized('game=notakto&size=3x3&boards=2&marked=f2', { boards: 1 })).toBe('game=notakto&size=3x3');
  });

  it('knows the cells of all boards, and draws as many marks of them', () => {
    expect(cellsOf('game=notakto&size=2x1&boards=2')).toEqual([0, 1, 3, 4].map((x) => ({ x, y: 0 })));
    const drawn = family.chance?.['marked']?.('a1,b1,c1,f2', chanceOf(7), text) ?? '';
    expect(drawn.split(',').length).toBe(4);
    expect(analysed(`game=notakto&size=3x3&boards=2&marked=${drawn}`).text).toBe(
      `game=notakto&size=3x3&boards=2&marked=${drawn}`,
    );
  });
});

it('a place of the picture is a cell of a board, or lies between two', () => {
  expect(notaktoView(position)).toMatchObject({ columns: 7, rows: 3, pieces: [] });
  expect([0, 3, 4, 12, 20].map((place) => cellOfBoard(position, place))).toEqual([
    { board: 0, cell: 0 },
    null,
    { board: 1, cell: 0 },
    { board: 1, cell: 4 },
    { board: 1, cell: 8 },
  ]);
  for (const board of [0, 1])
    for (let cell = 0; cell < 9; ++cell)
      expect(cellOfBoard(position, placeOf(position, { board, cell }))).toEqual({ board, cell });
  expect([0, 3, 6].map((x) => notaktoView(position).columnName(x))).toEqual(['a', '', 'g']);
});

it('a free cell of a board that has not ended may be marked', () => {
  expect(moveAt(position, { board: 0, cell: 8 })).toBe(null);
  expect(moveAt(position, { board: 1, cell: 4 })).toBe(null);
  expect(moveAt(position, { board: 1, cell: 0 })).toEqual({ item: 1, from: 16, to: 17 });
  expect(markedPlace(position, { item: 1, from: 16, to: 17 })).toBe(4);
});

it('winning moves show on the cells that they mark, a board in all its cells', () => {
  // In normal play every mark on an empty three-by-three board wins.
  expect(
    [...targetsOf(analysed('game=notakto&size=3x3&boards=2&marked=a1,b1,c1')).keys()].toSorted(
      (one, other) => one - other,
    ),
  ).toEqual([4, 5, 6, 11, 12, 13, 18, 19, 20]);
  expect(litPlaces(position, { items: [1], moves: [{ item: 1, from: 16, to: 17 }] })).toEqual([4]);
  expect(litPlaces(position, { items: [1], moves: [] })).toEqual([4, 5, 6, 11, 12, 13, 18, 19, 20]);
});

it('moves, boards and places have names', () => {
  const move = { notation: '2:e1', item: 1, from: 16, to: 17 };
  expect(familyOf(position).moveLabel(position, move)).toBe('mark on e1');
  expect(familyOf(position).moveWords(position, move)).toBe('marking e1');
  expect(familyOf(position).stateName(position, 17)).toBe('a mark on e1');
  expect([0, 1].map((item) => family.itemName(position, item))).toEqual(['board 1', 'board 2']);
  expect(familyOf(position).described(position, 'Notakto')).toBe(
    'Notakto with 2 boards of 3 by 3 cells each, 4 of them marked',
  );
  expect(placeView(analysis, { table: 0, state: 4 })).toMatchObject({ title: 'After a mark on e1' });
  expect(placeView(analysis, { table: 0, state: 12 })).toMatchObject({
    title: 'Cell f2',
    outcome: 'This cell is marked.',
  });
  expect(placeView(analysis, { table: 0, state: 14 })).toMatchObject({
    outcome: 'This board has three marks in a row, so nobody may mark it any more.',
  });
});

it('a place is followed on its board', () => {
  const wider = notaktoPosition(analysed('game=notakto&size=4x3&boards=3'));
  expect(familyOf(position).followed(position, wider, 12)).toBe(placeOf(wider, { board: 1, cell: 5 }));
  expect(familyOf(position).followed(wider, position, placeOf(wider, { board: 2, cell: 0 }))).toBe(null);
  expect(familyOf(position).followed(wider, position, placeOf(wider, { board: 0, cell: 3 }))).toBe(null);
});
