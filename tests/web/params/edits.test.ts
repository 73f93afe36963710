import { describe, expect, it } from 'vitest';
import {
  addPiece,
  movePiece,
  paintCells,
  removePiece,
  resizeBoard,
  setToward,
} from '../../../web/src/families/grid/edits.model.js';
import { readCells, readPieces, writeCell, writePieces } from '../../../web/src/params/lists.js';
import { readEntries, valueOf, withoutKey, withValue } from '../../../web/src/params/params.js';
import { addPile, removePile, setPile, stepPile } from '../../../web/src/families/subtraction/edits.model.js';
import {
  addNode,
  hangUnder,
  questionsOf,
  removeSubtree,
  setCoins,
  setQuestions,
  stepCoins,
} from '../../../web/src/families/tree/edits.model.js';

describe('parameters as text', () => {
  it('a value that is there is replaced in its place, a new one goes last', () => {
    expect(withValue('game=nim&piles=1&play=misere', 'piles', '2,3')).toBe('game=nim&piles=2,3&play=misere');
    expect(withValue('game=nim&piles=1', 'play', 'misere')).toBe('game=nim&piles=1&play=misere');
  });
  it('a value may hold further equals signs', () => {
    expect(valueOf('a=b=c', 'a')).toBe('b=c');
  });
  it('a key can be taken out', () => {
    expect(withoutKey('game=nim&piles=1&play=misere', 'play')).toBe('game=nim&piles=1');
    expect(withoutKey('play=misere&game=nim&play=normal&piles=1', 'play')).toBe('game=nim&piles=1');
    expect(withoutKey('play=misere', 'play')).toBe('');
    expect(withoutKey('game=nim', 'play')).toBe('game=nim');
  });
  it('a key needs no sign, and between two signs of and there may be nothing', () => {
    expect(readEntries('&a&&b=1=2&')).toEqual([
      ['a', ''],
      ['b', '1=2'],
    ]);
    expect(valueOf('a&b=1', 'a')).toBe('');
    expect(withValue('a&b=1', 'a', '2')).toBe('a=2&b=1');
    expect(withValue('b=1&', 'a', '2')).toBe('b=1&a=2');
    expect(withValue('', 'a', '2')).toBe('a=2');
  });
});

describe('cells and pieces', () => {
  it('are written as in chess in the first 26 columns and as x,y beyond', () => {
    expect(writeCell({ x: 2, y: 4 })).toBe('c5');
    expect(writeCell({ x: 25, y: 0 })).toBe('z1');
    expect(writeCell({ x: 26, y: 0 })).toBe('26,0');
  });
  it('are read in both forms, also mixed in one list', () => {
    expect(readCells('c5,30,40,a1')).toEqual([
      { x: 2, y: 4 },
      { x: 30, y: 40 },
      { x: 0, y: 0 },
    ]);
    const pieces = 'knight4@c5,queen@30,40,camel@h8';
    expect(writePieces(readPieces(pieces))).toBe(pieces);
  });
});

describe('piles', () => {
  const text = 'game=nim&piles=7,4,1';
  it('are set, stepped, added and removed', () => {
    expect(setPile(text, 1, '12')).toBe('game=nim&piles=7,12,1');
    expect(stepPile(text, 2, 1)).toBe('game=nim&piles=7,4,2');
    expect(addPile(text, 3)).toBe('game=nim&piles=7,4,1,3');
    expect(removePile(text, 0)).toBe('game=nim&piles=4,1');
  });
  it('never step below zero', () => {
    expect(stepPile('game=nim&piles=0', 0, -1)).toBe('game=nim&piles=0');
  });
  it('can be added to an empty list', () => {
    expect(addPile('game=nim&piles=', 5)).toBe('game=nim&piles=5');
  });
});

describe('boards', () => {
  const text = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';
  it('pieces are moved, added and removed, and keep their order', () => {
    expect(movePiece(text, 0, { x: 0, y: 5 })).toBe('game=board&size=8x8&pieces=knight4@a6,knight4@f6');
    expect(addPiece(text, 'rook', { x: 0, y: 0 })).toBe(`${text},rook@a1`);
    expect(removePiece(text, 0)).toBe('game=board&size=8x8&pieces=knight4@f6');
  });
  it('cells are damaged and mended, but never under a piece', () => {
    const stroke = [0, 1, 2].map((x) => ({ x, y: 4 }));
    const damaged = paintCells(text, stroke, true);
    expect(valueOf(damaged, 'holes')).toBe('a5,b5');
    expect(paintCells(damaged, stroke, false)).toBe(text);
  });
  it('a smaller board drops what lies beyond its edge', () => {
    expect(resizeBoard(`${text}&holes=a1,h8`, 4, 5)).toBe('game=board&size=4x5&pieces=knight4@c5&holes=a1');
  });
  it('the corner can be chosen and left open', () => {
    expect(setToward(setToward(text, 'left-up'), '')).toBe(text);
  });
});

describe('trees', () => {
  const text = 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6';
  it('a new node hangs last', () => {
    expect(addNode(text, 4, 7)).toBe('game=tree&parents=0,1,1,3,3,4,5&coins=0,2,2,1,3,2,7&rehang=6:2,4:1,3:6');
  });
  it('a removed node takes its subtree and the questions about it along, and later nodes move up', () => {
    expect(removeSubtree(text, 3)).toBe('game=tree&parents=0,1,1,3&coins=0,2,2,3');
    expect(removeSubtree(text, 1)).toBe('game=tree&parents=0,1,2,2,3&coins=0,2,1,3,2&rehang=3:1,2:5');
  });
  it('a node is hung elsewhere, and its coins are set and stepped', () => {
    expect(valueOf(hangUnder(text, 5, 1), 'parents')).toBe('0,1,1,3,3,2');
    expect(valueOf(setCoins(text, 0, 9), 'coins')).toBe('9,2,2,1,3,2');
    expect(valueOf(stepCoins(text, 0, -1), 'coins')).toBe('0,2,2,1,3,2');
  });
  it('questions are read and written', () => {
    expect(setQuestions(text, questionsOf(text))).toBe(text);
    expect(valueOf(setQuestions(text, []), 'rehang')).toBeUndefined();
  });
});
