import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { boardRows } from '../../../web/src/pictures/grid/board.model.js';
import { boardView } from '../../../web/src/families/grid/board-view.model.js';
import { boardPosition } from '../../../web/src/families/grid/position.model.js';
import { contentChoices, contentHere, withContent } from '../../../web/src/stage/legend/content.model.js';
import { legendOf, stillLegend } from '../../../web/src/stage/legend/legend.model.js';
import { TINTED_NUMBERS } from '../../../web/src/words/en/panels/legend.ts';
import { drawnPiles, stripCells } from '../../../web/src/pictures/heaps/piles.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { heapViews } from '../../../web/src/families/row/row.model.js';
import { strengthOf } from '../../../web/src/places/strength.js';
import { treeDrawing } from '../../../web/src/pictures/graph/tree.model.js';
import { treePosition } from '../../../web/src/families/tree/position.model.js';
import { board, cakes, conjunctive, misere, nim, northcott, ordered, pots, stairs, tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const names = (analysis: Analysis): string[] => contentChoices(analysis).map(({ name }) => name);
function legendNames(analysis: Analysis): string {
  const { won, lost } = legendOf(analysis);
  return [won === null ? '' : 'won', lost === null ? '' : 'lost'].join(' ').trim();
}
const rowsOf = (analysis: Analysis) =>
  boardRows(analysis, 0, { ...boardView(boardPosition(analysis)), pieces: [] }, new Map());
const marks = (analysis: Analysis): string[] => rowsOf(analysis).flatMap((row) => row.map(({ mark }) => mark));

describe('what the picture shows', () => {
  it('is a number only where one decides', () => {
    expect(names(nim())).toEqual(['Grundy number', 'Colours', 'W/L', 'Nothing']);
    expect(names(conjunctive())[0]).toBe('Remoteness');
    expect(names(misere(board()))).toEqual(['W/L', 'Nothing']);
    expect([names(pots()), names(northcott())]).toEqual([
      ['Shades', 'Colours', 'Nothing'],
      ['Shades', 'Colours', 'Nothing'],
    ]);
    expect(names({ ...nim(), outcome: 'draw' })).toContain('W/L/D');
  });
  it('falls back to what there is', () => {
    expect([
      contentHere(misere(nim()), 'number'),
      contentHere(pots(), 'letter'),
      contentHere(nim(), 'nothing'),
    ]).toEqual(['letter', 'number', 'nothing']);
  });
  it('is the same picture for the same choice', () => {
    const analysis = board();
    expect(withContent(analysis, 'number')).toBe(analysis);
    expect(withContent(analysis, 'letter')).toBe(withContent(analysis, 'letter'));
    expect(withContent(analysis, 'nothing')).not.toBe(withContent(analysis, 'letter'));
  });
  it('shows letters in place of numbers, and says so', () => {
    const analysis = board();
    expect(marks(withContent(analysis, 'letter'))).toEqual(['L', 'W', '', 'L', 'L', 'W']);
    expect(
      stripCells(withContent(nim(), 'letter'), pilesView(nim()), 0)
        .map(({ number, letter }) => number + letter)
        .join(''),
    ).toBe('LWWWWWWW');
    expect(legendOf(analysis, false, null, 'letter').number).toBe('W and L in a cell: who wins');
  });
  it('shows nothing at all in any family', () => {
    expect(marks(withContent(board(), 'nothing')).join('')).toBe('');
    const [pile] = drawnPiles(withContent(nim(), 'nothing'), pilesView(nim()));
    expect([pile?.letter, pile?.number, pile?.leaves]).toEqual(['', '', []]);
    const { nodes } = treeDrawing(withContent(tree(), 'nothing'), treePosition(tree()));
    expect(nodes.some(({ mark, winning, shade }) => mark !== '' || winning || shade !== 'hidden')).toBe(false);
    const heaps = heapViews(withContent(pots(), 'nothing'));
    expect(heaps.map(({ label }) => label)).toEqual([
      'pot 1, 3 stones, not shown',
      'pot 2, 0 stones, not shown',
      'pot 3, 1 stone, not shown',
      'pot 4, 2 stones, not shown',
    ]);
    expect(legendOf(board(), false, null, 'nothing').blank).toContain('Nothing is shown');
  });
});

describe('the legend of a picture that is saved', () => {
  it('says nothing of what shows closer up only', () => {
    expect(stillLegend(legendOf(board(), true)).number).toBe(TINTED_NUMBERS);
    const coarse = [
      legendOf(misere(board()), true),
      legendOf(board(), true, null, 'letter'),
      legendOf(conjunctive(), true),
    ];
    expect(coarse.map((legend) => [legend.number === '', stillLegend(legend).number])).toEqual([
      [false, ''],
      [false, ''],
      [false, ''],
    ]);
  });
  it('says the same as on screen where all is seen', () => {
    for (const analysis of [
      nim(),
      board(),
      misere(board()),
      conjunctive(),
      tree(),
      stairs(),
      ordered(),
      pots(),
      northcott(),
    ]) {
      const legend = legendOf(analysis);
      expect(stillLegend(legend)).toEqual({ ...legend, grundy: null });
    }
  });
});

it('a legend names won and lost only where they are seen: what does not count is grey', () => {
  expect([stairs(), ordered(), pots()].map(legendNames)).toEqual(['won', 'won', 'won']);
  expect([board(), nim()].map(legendNames)).toEqual(['won lost', 'won lost']);
});

it('a legend of cakes, whose colour does not tell who wins, says what is coloured', () => {
  const largest = 'a largest cake: you may eat from it';
  expect(legendOf(cakes())).toMatchObject({ won: largest, lost: null });
  const [table] = cakes().tables;
  expect(
    legendOf({
      ...cakes(),
      tables: [{ ...table!, outcomes: Uint8Array.from('LLL', (letter) => letter.charCodeAt(0)) }],
    }),
  ).toMatchObject({ won: null, lost: largest });
});

it('a legend tells what a Grundy number is where the places show one, and nowhere else', () => {
  for (const analysis of [nim(), board(), tree(), pots()]) expect(legendOf(analysis).grundy).not.toBeNull();
  for (const analysis of [misere(board()), conjunctive(), stairs(), ordered(), northcott()])
    expect(legendOf(analysis).grundy).toBeNull();
  expect([legendOf(board(), true).grundy, legendOf(board(), false, null, 'letter').grundy]).toEqual([null, null]);
});

describe('the strength of a tint', () => {
  it('is that of the nearest third and the farthest third, where distances differ', () => {
    const table = { ...itemAt(nim().tables, 0), remoteness: Int32Array.of(0, 1, 3, 4, 5, 6, -1, 2) };
    expect(Array.from({ length: 8 }, (_, state) => strengthOf(table, state))).toEqual([
      'near',
      'near',
      '',
      '',
      'far',
      'far',
      '',
      'near',
    ]);
    expect(strengthOf(itemAt(nim().tables, 0), 1)).toBe('');
  });
  it('is in the legend where it shows', () => {
    const analysis = board();
    itemAt(analysis.tables, 0).remoteness.set([0, 0, 1, 2, 3]);
    expect(legendOf(analysis).strength).toContain('nearer the end');
    expect([
      legendOf(analysis, true).strength,
      legendOf(analysis, false, 'the knight').strength,
      legendOf(nim()).strength,
    ]).toEqual([null, null, null]);
  });
  it('tells nothing where outcomes are hidden', () => {
    const analysis = board();
    itemAt(analysis.tables, 0).remoteness.set([0, 0, 1, 2, 3]);
    expect(
      rowsOf(withContent(analysis, 'nothing'))
        .flat()
        .every(({ strength }) => strength === ''),
    ).toBe(true);
  });
});
