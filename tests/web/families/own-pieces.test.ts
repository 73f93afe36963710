import { describe, expect, it } from 'vitest';
import {
  freshName,
  ownPieces,
  readVectors,
  renameOwnPiece,
  setOwnPiece,
  symmetric,
  toggleVector,
  writeVectors,
} from '../../../web/src/families/grid/own-pieces.model.js';
import { arrow, pickerRows, REACH } from '../../../web/src/families/grid/move-picker.model.js';
import { way } from '../../../web/src/words/en/pictures/tools.ts';

const board = 'game=board&size=8x8&pieces=knight4@c5';
const down = { dx: 0, dy: -1, slide: true };
const leap = { dx: -1, dy: -3, slide: false };

describe('own pieces in the text', () => {
  it('vectors are read as they are written', () => {
    expect(readVectors('leap(-1,-3)slide(0,-1)')).toEqual([leap, down]);
    expect(writeVectors([leap, down])).toBe('leap(-1,-3)slide(0,-1)');
  });
  it('a new piece comes into the corner at the top right, or beside it when that is damaged', () => {
    expect(setOwnPiece(board, 'camel', [leap])).toBe(
      'game=board&size=8x8&pieces=knight4@c5,camel@h8&piece.camel=leap(-1,-3)',
    );
    expect(setOwnPiece(`${board}&holes=h8`, 'camel', [leap])).toContain('camel@g8');
  });
  it('a piece that is there gets its new vectors and stays where it stands', () => {
    const text = 'game=board&size=8x8&piece.camel=leap(-1,-3)&pieces=camel@c5';
    expect(setOwnPiece(text, 'camel', [down])).toBe('game=board&size=8x8&piece.camel=slide(0,-1)&pieces=camel@c5');
  });
  it('without a vector it goes, and those on the board with it', () => {
    const text = 'game=board&size=8x8&piece.camel=leap(-1,-3)&pieces=camel@c5,king@d4';
    expect(setOwnPiece(text, 'camel', [])).toBe('game=board&size=8x8&pieces=king@d4');
  });
  it('a new name is written where the piece is described and where it stands', () => {
    expect(renameOwnPiece('game=board&size=8x8&piece.a=leap(-1,-3)&pieces=a@c5,king@d4', 'a', 'camel')).toBe(
      'game=board&size=8x8&piece.camel=leap(-1,-3)&pieces=camel@c5,king@d4',
    );
  });
  it('a fresh name is one that no own piece has', () => {
    expect(freshName(board)).toBe('mine');
    expect(freshName('piece.mine=leap(-1,0)&piece.mine2=leap(-1,0)')).toBe('mine3');
    expect(ownPieces('piece.mine=leap(-1,-3)')).toEqual([{ name: 'mine', vectors: [leap] }]);
  });
});

describe('the picker', () => {
  it('sets a vector, changes its kind, and takes it away', () => {
    const slide = { ...leap, slide: true };
    expect(toggleVector([], leap)).toEqual([leap]);
    expect(toggleVector([leap], slide)).toEqual([slide]);
    expect(toggleVector([slide], slide)).toEqual([]);
  });
  it('makes of one vector all its turns and mirror images, each once', () => {
    expect(symmetric([leap])).toHaveLength(8);
    expect(symmetric([down])).toHaveLength(4);
    expect(symmetric([{ dx: 1, dy: 1, slide: false }])).toHaveLength(4);
  });
  it('shows the piece, its leaps, its slides and what they pass', () => {
    const marks = new Map(
      pickerRows([leap, { dx: -1, dy: -1, slide: true }])
        .flat()
        .map(({ dx, dy, mark }) => [`${dx},${dy}`, mark]),
    );
    expect(marks.get('0,0')).toBe('piece');
    expect(marks.get('-1,-3')).toBe('leap');
    expect(marks.get('-1,-1')).toBe('slide');
    expect(marks.get('-3,-3')).toBe('through');
    expect(marks.get('3,3')).toBe('none');
    expect(marks.get('0,-1')).toBe('none');
    expect(marks.size).toBe((2 * REACH + 1) ** 2);
  });
  it('says where a square lies and which way a slide goes', () => {
    expect(way(-2, 1)).toBe('2 left, 1 up');
    expect([arrow(1, 0), arrow(-1, -1), arrow(0, 2), arrow(-3, 0), arrow(1, -1)]).toEqual(['→', '↙', '↑', '←', '↘']);
  });
});
