import type { Analysis, ExamineReply, Table } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { Examination } from '../../../web/src/panels/examine/examination.js';
import { examinedView, type Examined } from '../../../web/src/panels/examine/examined.model.js';
import {
  delayOf,
  FILLING_MARKS,
  fillingLegend,
  SPEEDS,
  stepWords,
} from '../../../web/src/panels/fill/filling.model.js';
import { filledUpTo } from '../../../web/src/panels/fill/filled.model.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { directionOf } from '../../../web/src/families/grid/family.js';
import { canFill, fillOrder } from '../../../web/src/panels/fill/order.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { stripCells } from '../../../web/src/pictures/heaps/piles.model.js';
import { board, conjunctive, misere, nim, stairs, tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const three: Examined = {
  ok: true,
  state: 3,
  outcome: 'W',
  grundy: 3,
  remoteness: 1,
  left: [],
  options: Float64Array.of(0, 1, 2),
  outcomes: codes('LWW'),
  numbers: Float64Array.of(0, 1, 2),
  omitted: 0,
};
const none: Examined = {
  ...three,
  state: 0,
  outcome: 'L',
  grundy: 0,
  remoteness: 0,
  options: new Float64Array(),
  outcomes: new Uint8Array(),
  numbers: new Float64Array(),
};

describe('a place looked into', () => {
  it('lists its options with outcome and number, and says how its own follow', () => {
    const view = examinedView(nim(), { table: 0, state: 3 }, three);
    expect(view.headline).toBe('3 options');
    expect(view.options.map(({ label }) => label)).toEqual([
      '0: lost for the player to move, Grundy number 0',
      '1: won for the player to move, Grundy number 1',
      '2: won for the player to move, Grundy number 2',
    ]);
    expect(view.sentences).toEqual([
      'Won: it can move to 0, where the opponent loses.',
      'The options have the Grundy numbers {0, 1, 2}; the smallest number missing (the mex) is 3.',
    ]);
  });
  it('is over when it has no option, and by the convention won or lost', () => {
    expect(examinedView(nim(), { table: 0, state: 0 }, none).sentences[0]).toBe(
      'No move is left: the player to move loses.',
    );
    expect(examinedView(misere(nim()), { table: 0, state: 0 }, { ...none, outcome: 'W' }).sentences[0]).toBe(
      'No move is left: in misère play the player to move wins.',
    );
    expect(examinedView(misere(nim()), { table: 0, state: 0 }, none).sentences[0]).toBe(
      'The rule ends the whole game here: the player to move loses.',
    );
    expect(examinedView(nim(), { table: 0, state: 0 }, none).headline).toBe('No option');
  });
  it('names cells, counts what is left out, and knows draws', () => {
    const examined: Examined = {
      ...three,
      outcome: 'D',
      options: Float64Array.of(0, 4),
      outcomes: codes('WD'),
      numbers: Float64Array.of(1, 2 ** 32 - 1),
      grundy: 2 ** 32 - 1,
      omitted: 7,
    };
    const analysis = board();
    const table: Table = { ...itemAt(analysis.tables, 0), loopSets: [[1]] };
    const view = examinedView({ ...analysis, tables: [table] }, { table: 0, state: 2 }, examined);
    expect(view.headline).toBe('9 options');
    expect(view.omitted).toBe('and 7 more');
    expect(view.options.map(({ name, number }) => [name, number])).toEqual([
      ['a1', '1'],
      ['b2', '∞'],
    ]);
    expect(view.sentences).toEqual([
      'A draw: no move makes the opponent lose, and some can go round for ever.',
      'Its Grundy number is infinite: ∞ {1}, the finite numbers that its options have.',
    ]);
  });
  it('says when every option is won for the opponent', () => {
    const lost: Examined = {
      ...three,
      outcome: 'L',
      grundy: 0,
      options: Float64Array.of(1),
      outcomes: codes('W'),
      numbers: Float64Array.of(1),
    };
    expect(examinedView(nim(), { table: 0, state: 2 }, lost).sentences[0]).toContain(
      'after its only move the opponent wins',
    );
    expect(examinedView(nim(), { table: 0, state: 2 }, { ...lost, omitted: 1 }).sentences[0]).toContain(
      'after every move the opponent wins',
    );
  });
});

const move = (dx: number, dy: number, slide = false) => ({ dx, dy, slide });
const letters = (analysis: Analysis, table: number): string =>
  String.fromCharCode(...itemAt(analysis.tables, table).outcomes);

describe('the order in which a table fills', () => {
  it('is that of the sizes for piles', () => {
    const { places, indexOf } = fillOrder(nim(), 0);
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([indexOf(5), indexOf(8)]).toEqual([5, -1]);
  });
  it('has every cell after those it leads to, and skips damaged ones', () => {
    const analysis = board();
    const { places, indexOf } = fillOrder(analysis, 1);
    expect(places).toEqual([0, 3, 1, 4, 2]);
    expect(indexOf(5)).toBe(-1);
  });
  it('goes against all moves of a piece, however they lie', () => {
    const pieces = [
      [move(-2, 1), move(1, -2), move(-1, -2), move(-2, -1)],
      [move(-1, 0, true), move(0, -1, true)],
      [move(5, 1), move(1, 7)],
      [move(0, -3)],
    ];
    for (const moves of pieces) {
      const [x, y] = directionOf(moves)!;
      for (const { dx, dy } of moves) expect(dx * x + dy * y).toBeGreaterThan(0);
    }
    expect(directionOf([move(1, 0), move(-1, 0)])).toBeNull();
    expect(directionOf([move(1, 0), move(-1, 2), move(-1, -2)])).toBeNull();
  });
  it('is that of the moves to the end where a piece can return, and what has no end comes last', () => {
    const analysis = board();
    if (analysis.position.family !== 'board') throw new Error('no board');
    itemAt(analysis.position.kinds, 1).moves.push(move(1, 0));
    analysis.tables[1] = { ...itemAt(analysis.tables, 1), remoteness: Int32Array.of(0, -1, 2, 1, 1, -1) };
    expect(fillOrder(analysis, 1).places).toEqual([0, 3, 4, 2, 1]);
  });
  it('is played on what is drawn place by place', () => {
    expect([canFill(nim(), 0), canFill(board(), 1), canFill(tree(), 0), canFill(stairs(), 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a table that is filling', () => {
  it('is blank from the next place on, has no winning moves yet, and hides piles that come later', () => {
    const analysis = nim();
    const shown = filledUpTo(analysis, analysis, { table: 0, state: 4 });
    expect(letters(shown, 0)).toBe('LWWWW   ');
    expect(shown.moves.list).toEqual([]);
    expect(String.fromCharCode(...shown.components.outcome)).toBe(' WW');
    expect(stripCells(shown, pilesView(shown), 0).map(({ number, letter }) => letter + number)).toEqual([
      'L0',
      'W1',
      'W2',
      'W3',
      'W4',
      '',
      '',
      '',
    ]);
    expect(letters(analysis, 0)).toBe('LWWWWWWW');
  });
  it('keeps damaged cells and other tables', () => {
    const analysis = board();
    const shown = filledUpTo(analysis, analysis, { table: 1, state: 3 });
    expect([letters(shown, 0), letters(shown, 1)]).toEqual(['LLWLW#', 'L  L #']);
  });
  // Options are dashed here, so the legend must not explain dashes as winning moves.
  it('has a legend of the place filled last and of its options, and of no winning moves', () => {
    expect(legendOf(nim()).ring).not.toBeNull();
    expect(fillingLegend(legendOf(nim())).ring).toBeNull();
    expect(FILLING_MARKS.find(({ frame }) => frame === 'dashed')?.words).toContain('filled last has a move here');
  });
  it('says the step, and is no faster than one a second for those who asked for less motion', () => {
    expect(stepWords(nim(), { table: 0, state: 4 }, 4, 8)).toEqual({
      title: 'Step 5 of 8. A pile of 4: 4',
      said: '5 of 8, A pile of 4, won for the player to move, Grundy number 4',
    });
    for (const speed of SPEEDS) expect(delayOf(speed, true)).toBeGreaterThanOrEqual(1000);
    expect(delayOf('fast', false)).toBeLessThan(1000);
  });
});

describe('how the number that decides follows', () => {
  const options = {
    ...three,
    state: 2,
    options: Float64Array.of(0, 1),
    outcomes: codes('LL'),
    numbers: Float64Array.of(0, 0),
    grundy: 1,
  };
  it('is not spoken of where the outcome alone decides', () => {
    const view = examinedView(misere(nim()), { table: 0, state: 3 }, three);
    expect(view.sentences).toEqual(['Won: it can move to 0, where the opponent loses.']);
    expect(view.options[0]?.label).toBe('0: lost for the player to move');
  });
  it('is by remoteness that the winner hastens and the loser delays', () => {
    const analysis = conjunctive();
    const view = examinedView(analysis, { table: 0, state: 2 }, options);
    expect(view.sentences[1]).toBe(
      'The winner hurries and moves to the least remoteness at which the opponent loses (a1: 0). With the move there it is 1.',
    );
    expect(view.options.map(({ number }) => number)).toEqual(['0', '0']);
    const lost = { ...options, outcome: 'L', outcomes: codes('WW') };
    itemAt(analysis.tables, 0).remoteness.set([1, 3, 4]);
    expect(examinedView(analysis, { table: 0, state: 2 }, lost).sentences[1]).toBe(
      'The loser stalls and moves to the greatest remoteness (b1: 3). With the move there it is 4.',
    );
  });
  it('is by suspense numbers that the winner delays and the loser hastens', () => {
    const analysis: Analysis = { ...conjunctive(), number: 'suspense' };
    const table: Table = { ...itemAt(analysis.tables, 0), suspense: Int32Array.of(0, 2, 3, 0, 0, -1) };
    const view = examinedView({ ...analysis, tables: [table] }, { table: 0, state: 2 }, options);
    expect(view.sentences[1]).toBe(
      'The winner stalls and moves to the greatest suspense number at which the opponent loses (b1: 2). With the move there it is 3.',
    );
  });
});

describe('the examination', () => {
  it('asks once for a place, and forgets a late answer for another one', async () => {
    const asked: number[] = [];
    const answers: ((reply: ExamineReply) => void)[] = [];
    let changes = 0;
    const examination = new Examination(
      { examine: (_, __, state) => (asked.push(state), new Promise((resolve) => answers.push(resolve))) },
      () => (changes += 1),
    );
    const analysis = nim();
    expect(examination.of(analysis, { table: 0, state: 3 })).toBeNull();
    examination.of(analysis, { table: 0, state: 3 });
    examination.of(analysis, { table: 0, state: 0 });
    expect(asked).toEqual([3, 0]);
    itemAt(answers, 0)(three);
    itemAt(answers, 1)(none);
    await new Promise((resolve) => setTimeout(resolve));
    expect(changes).toBe(1);
    expect(examination.of(analysis, { table: 0, state: 0 })?.headline).toBe('No option');
  });
});
