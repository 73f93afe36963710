import { describe, expect, it } from 'vitest';
import { addRow, removeRow, setPiece, setTurn, turnOf } from '../../../web/src/families/northcott/edits.model.js';
import { columnOf, measures, pieceRows } from '../../../web/src/families/northcott/northcott.model.js';
import { northcottPosition } from '../../../web/src/families/northcott/position.model.js';
import { northcott } from '../samples.js';

const text = 'game=northcott&columns=8&rows=1-8,6-3';

describe('an edit of rows with two pieces', () => {
  it('sets a piece, its columns counted from 1 in the text', () => {
    expect(setPiece(text, 1, 'white', 6)).toBe('game=northcott&columns=8&rows=1-8,7-3');
    expect(setPiece(text, 0, 'black', 0)).toBe('game=northcott&columns=8&rows=1-1,6-3');
  });

  it('adds a row with its pieces at the ends, and removes one', () => {
    expect(addRow(text, 8)).toBe('game=northcott&columns=8&rows=1-8,6-3,1-8');
    expect(removeRow(text, 0)).toBe('game=northcott&columns=8&rows=6-3');
  });

  it('leaves white’s turn unwritten', () => {
    expect(turnOf(text)).toBe('white');
    expect(setTurn(text, 'black')).toBe(`${text}&turn=black`);
    expect(turnOf(`${text}&turn=black`)).toBe('black');
    expect(setTurn(`${text}&turn=black`, 'white')).toBe(text);
  });
});

it('rows say where their pieces stand, what lies between, and where a winning move leads', () => {
  const [first, second] = pieceRows(northcott());
  expect(first).toMatchObject({ white: 0, black: 7, gap: 6, shade: 'win', targets: [4] });
  expect(first?.labels.white).toBe(
    'row 1, white piece on column 1, 6 free cells between, won for the player to move, Grundy number 6, winning: to column 5',
  );
  expect(first?.labels.black).not.toContain('winning:');
  expect(second?.targets).toEqual([]);
});

it('every column has its place, and long rows are drawn finer', () => {
  const measured = measures(northcottPosition(northcott()));
  const columns = Array.from({ length: 8 }, (_, column) =>
    columnOf(measured, 8, measured.left + (column + 0.5) * measured.cell),
  );
  expect(columns).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([columnOf(measured, 8, -5), columnOf(measured, 8, 5000)]).toEqual([0, 7]);
  expect(measures({ ...northcottPosition(northcott()), width: 1_000_000 }).width).toBeLessThan(1000);
});
