import { describe, expect, it } from 'vitest';
import { boardRows, cellsBetween, targetsByCell } from '../../../web/src/pictures/grid/board.model.js';
import { boardView } from '../../../web/src/families/grid/board-view.model.js';
import { boardPosition } from '../../../web/src/families/grid/position.model.js';
import { fieldsView } from '../../../web/src/text-form/fields.model.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { movesView } from '../../../web/src/telling/moves.model.js';
import { drawnPiles, stripCells } from '../../../web/src/pictures/heaps/piles.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { placeView } from '../../../web/src/panels/examine/place-view.model.js';
import { neighbour, treeDrawing } from '../../../web/src/pictures/graph/tree.model.js';
import { answers } from '../../../web/src/families/tree/rehang.model.js';
import { treePosition } from '../../../web/src/families/tree/position.model.js';
import { verdictOf } from '../../../web/src/telling/verdict.model.js';
import { reasonOf } from '../../../web/src/telling/theorems.model.js';
import { board, misere, nim, tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

describe('the verdict', () => {
  it('says whose win it is, why, and how long it takes', () => {
    const verdict = verdictOf(nim());
    expect(verdict.headline).toBe('The player to move wins');
    expect(verdict.facts).toEqual(['Grundy number 2', 'wins in at most 11 moves']);
    expect(reasonOf(nim())).toContain('Sprague–Grundy');
    expect(verdict.announcement).toBe('The player to move wins. Grundy number 2.');
  });
  it('names no Grundy number in misère play, where it does not decide', () => {
    expect(verdictOf(misere(nim())).announcement).toBe('The player to move wins. Misère play.');
    expect(verdictOf(misere(nim())).facts.join()).not.toContain('Grundy');
  });
  it('says how much was searched, or that it is not decided', () => {
    expect(reasonOf({ ...nim(), reason: { by: 'search', positions: 12345 } })).toBe(
      'By a search of 12\u202f345 positions.',
    );
    const open = verdictOf({
      ...nim(),
      outcome: 'undecided',
      reason: { by: 'limit', limit: 1, counted: 'positions' },
      remoteness: null,
    });
    expect(open.headline).toBe('Not decided');
    expect(open.facts).toContain('still open after 1 position');
  });
});

describe('the winning moves', () => {
  it('are counted and worded by family', () => {
    expect(movesView(nim())).toMatchObject({
      headline: '1 winning move',
      turns: [{ label: 'Take 2 from pile 1 (7 → 5)', notation: '1:5' }],
    });
    expect(movesView(board()).turns[0]?.label).toBe('Knight c1 → a2');
    expect(movesView(tree()).turns[0]?.label).toBe('Node 2: 2 coins to node 1');
  });
  it('are said to be none, more than listed, or not known', () => {
    expect(movesView({ ...nim(), outcome: 'lose', moves: { count: '0', from: 0, list: [] } }).headline).toBe(
      'No winning move',
    );
    expect(movesView({ ...nim(), moves: { ...nim().moves, count: '5' } }).unlisted).toBe('4');
    expect(movesView({ ...nim(), outcome: 'undecided', moves: { count: null, from: 0, list: [] } }).headline).toContain(
      'not known',
    );
  });
});

describe('the board', () => {
  it('labels each cell with its place, its pieces, its outcome and its number', () => {
    const analysis = board();
    const rows = boardRows(analysis, 0, boardView(boardPosition(analysis)), targetsByCell(analysis, null));
    expect(rows.map((row) => row.map(({ mark }) => mark).join(' '))).toEqual(['0 1 ', '0 0 2']);
    expect(rows[1]?.[2]?.label).toBe('c1, row 1 column 3, knight here, won for the player to move, Grundy number 2');
    expect(rows[0]?.[0]?.label).toBe(
      'a2, row 2 column 1, lost for the player to move, Grundy number 0, a winning move leads here',
    );
    expect(rows[0]?.[2]?.label).toBe('c2, row 2 column 3, damaged');
  });
  it('says at a piece of another kind what holds of that piece', () => {
    const analysis = board();
    const queens = {
      ...itemAt(analysis.tables, 1),
      grundy: Uint32Array.of(3, 0, 2, 0, 1, 0),
      outcomes: Uint8Array.from('WLWLW#', (letter) => letter.charCodeAt(0)),
    };
    const mixed = { ...analysis, tables: [itemAt(analysis.tables, 0), queens] };
    const view = boardView(boardPosition(mixed));
    const empty = { ...view, pieces: [] };
    const corner = (table: number, alone: boolean) =>
      itemAt(itemAt(boardRows(mixed, table, view, new Map(), new Set(), alone), 1), 0);
    expect(corner(0, true)).toMatchObject({
      mark: '3',
      shade: 'win',
      label: 'a1, row 1 column 1, queen here, won for the player to move, Grundy number 3',
    });
    expect(corner(1, true)).toEqual(corner(1, false));
    // In the shading by the whole position, the shade is about the kind that varies; the number at a piece stays its own.
    expect(corner(0, false)).toMatchObject({
      mark: '3',
      shade: 'lose',
      label: 'a1, row 1 column 1, queen here, lost for the player to move, Grundy number 3',
    });
    expect(itemAt(boardRows(mixed, 0, empty, new Map()), 1)[0]).toMatchObject({ mark: '0', shade: 'lose' });
    const lettered = { ...mixed, number: 'outcome' as const };
    expect(itemAt(boardRows(lettered, 0, view, new Map()), 1)[0]).toMatchObject({ mark: 'L', shade: 'lose' });
  });
  it('explains damaged cells where there are some', () => {
    const whole = { ...boardPosition(board()), holes: new Uint32Array() };
    expect([legendOf(board()).gone, legendOf({ ...board(), position: whole }).gone]).toEqual([true, false]);
  });
  it('shows letters in misère play', () => {
    const rows = boardRows(misere(board()), 0, { ...boardView(boardPosition(board())), pieces: [] }, new Map());
    expect(rows.map((row) => row.map(({ mark }) => mark).join(' '))).toEqual(['L W ', 'L L W']);
    expect(legendOf(misere(board())).number).toBe(
      'W and L in a cell, since Grundy numbers do not decide in misère play',
    );
    expect(legendOf({ ...board(), sum: 'not-all', number: 'outcome' }).number).toBe(
      'W and L in a cell, since Grundy numbers do not decide',
    );
    expect(legendOf(board()).number).toContain('in a cell');
    expect(legendOf(board()).grundy).toContain('0 is lost');
    expect(legendOf(misere(board())).grundy).toBeNull();
    expect(legendOf(board(), true).number).toMatch(/^a deeper tint/);
    expect(legendOf(misere(board()), true).number).toContain('W and L appear when you zoom in');
  });
  it('lets pieces share a cell', () => {
    const position = { ...boardPosition(board()), pieceCell: Uint32Array.of(2, 2) };
    expect(boardView(position).pieces.map(({ slot, slots }) => [slot, slots])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
  it('shows the moves of the piece held', () => {
    expect([...targetsByCell(board(), 0).keys()]).toEqual([3]);
    expect([...targetsByCell(board(), 1).keys()]).toEqual([]);
  });
  it('leaves no gaps in a quick stroke', () => {
    expect(cellsBetween(0, 27, 8)).toEqual([9, 18, 27]);
    expect(cellsBetween(0, 5, 8)).toEqual([1, 2, 3, 4, 5]);
    expect(cellsBetween(3, 3, 8)).toEqual([]);
  });
});

describe('piles', () => {
  it('say what each is worth and what a winning move leaves', () => {
    expect(drawnPiles(nim(), pilesView(nim()))[0]).toMatchObject({ coins: 7, letter: 'W', number: '7', leaves: [5] });
    expect(drawnPiles(nim(), pilesView(nim()))[0]?.label).toBe(
      'pile 1, 7 coins, won for the player to move, Grundy number 7, winning: leave 5',
    );
  });
  it('mark the strip where they stand and where a winning move leads', () => {
    const cells = stripCells(nim(), pilesView(nim()), 0);
    expect(cells.map(({ letter }) => letter).join('')).toBe('LWWWWWWW');
    expect(cells.filter(({ here }) => here).map(({ size }) => size)).toEqual([1, 4, 7]);
    expect(cells.filter(({ target }) => target).map(({ size }) => size)).toEqual([5]);
  });
  it('show no Grundy numbers in misère play', () => {
    expect(stripCells(misere(nim()), pilesView(nim()), 0).every(({ number }) => number === '')).toBe(true);
  });
});

describe('the tree', () => {
  it('is laid out with parents above and children apart', () => {
    const { nodes, undrawn } = treeDrawing(tree(), treePosition(tree()));
    expect(undrawn).toBe(0);
    const level = nodes.filter(({ parent, y }) => parent >= 0 && y <= itemAt(nodes, parent).y);
    expect(level).toEqual([]);
    expect(new Set(nodes.map(({ x, y }) => `${x},${y}`)).size).toBe(nodes.length);
    expect(nodes[1]?.label).toBe(
      'node 2, 2 coins, depth 1, won for the player to move, Grundy number 2, a winning move starts here',
    );
  });
  it('draws the top of a tree that is too large', () => {
    const parents = Int32Array.from({ length: 5000 }, (_, node) => Math.floor((node - 1) / 2));
    const coins = new Float64Array(5000);
    const view = treeDrawing(tree(), { parents, coins, labels: [] });
    expect(view.nodes.length).toBe(250);
    expect(view.undrawn).toBe(4750);
    expect(view.nodes.some(({ folded }) => folded > 0)).toBe(true);
  });
  it('answers the questions in words', () => {
    expect(
      answers(tree().rehang, treePosition(tree())).map(
        ({ question, answer }) => `${question}: ${answer.split(':')[0]}`,
      ),
    ).toEqual(['node 6 under node 2: no', 'node 4 under node 1: yes', 'node 3 under node 6: invalid']);
  });
  it('is walked by arrows', () => {
    const { nodes } = treeDrawing(tree(), treePosition(tree()));
    expect(neighbour(nodes, 0, 'ArrowUp')).toBe(0);
    expect(neighbour(nodes, 2, 'ArrowDown')).toBe(3);
    expect(neighbour(nodes, 3, 'ArrowRight')).toBe(4);
    expect(neighbour(nodes, 5, 'ArrowUp')).toBe(3);
  });
});

describe('a selected place', () => {
  it('shows what the table knows of it', () => {
    expect(placeView(nim(), { table: 0, state: 5 })).toMatchObject({
      title: 'A pile of 5',
      facts: ['Grundy number 5', 'Lasts 1 move if the winner hurries and the loser stalls.'],
    });
    expect(placeView(board(), { table: 0, state: 4 })?.title).toBe('Knight on b2');
    expect(placeView(board(), { table: 0, state: 5 })?.outcome).toContain('Damaged');
    expect(placeView(tree(), { table: 0, state: 1 })?.title).toBe('Node 2 with 2 coins');
  });
  it('is nothing beyond the table', () => {
    expect(placeView(nim(), { table: 0, state: 8 })).toBeNull();
    expect(placeView(nim(), { table: 3, state: 0 })).toBeNull();
  });
});

describe('the text form', () => {
  const game = {
    key: 'board',
    title: '',
    family: 'board' as const,
    kind: 'boards' as const,
    group: 'boards' as const,
    rule: '',
    source: '',
    examples: [],
    parameters: [
      { key: 'size', meaning: 'Columns and rows.', form: '8x8', required: true },
      { key: 'piece.NAME', meaning: 'Your own piece.', form: 'leap(-1,-2)', required: false },
      { key: 'play', meaning: '', form: '', required: false },
    ],
  };
  it('puts each problem under its own key', () => {
    const problem = {
      key: 'size',
      code: 'malformed' as const,
      item: '8y8',
      passage: null,
      expected: { code: 'board-size', values: [] },
    };
    const view = fieldsView('game=board&size=8y8&piece.camel=leap(-1,-3)', game, [problem]);
    expect(view.fields.map(({ key }) => key)).toEqual(['size', 'piece.camel']);
    expect(view.fields[0]?.problems).toEqual(['«8y8» in size: expected width x height, such as 8x8']);
    expect(view.fields[1]?.meaning).toBe('Your own piece.');
  });
  it('says of a key that no game has just that', () => {
    const problem = {
      key: 'colour',
      code: 'unknown' as const,
      item: 'colour',
      passage: null,
      expected: { code: 'one-of-parameters', values: ['game', 'piles'] },
    };
    expect(fieldsView('game=chess', undefined, [problem]).others[0]?.text).toBe(
      'colour is not a parameter here: expected one of the parameters of this game: game, piles',
    );
  });
  it('keeps problems whose key has no row', () => {
    const problem = {
      key: 'game',
      code: 'unknown' as const,
      item: 'chess',
      passage: null,
      expected: { code: 'one-of', values: ['nim', 'board'] },
    };
    expect(fieldsView('game=chess', undefined, [problem]).others).toEqual([
      { key: 'game', text: '«chess» in game: expected nim or board' },
    ]);
  });
});
