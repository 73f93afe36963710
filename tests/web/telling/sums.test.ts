import type { Analysis, Moves, Step } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { setSum } from '../../../web/src/params/sum-edits.js';
import { TurnPages } from '../../../web/src/panels/moves/turn-pages.js';
import { digitTable } from '../../../web/src/telling/binary.model.js';
import { fieldsView } from '../../../web/src/text-form/fields.model.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { movesView } from '../../../web/src/telling/moves.model.js';
import { entryOf, markOf } from '../../../web/src/places/outcome.js';
import { componentNoun, sumOptions, sumPhrase } from '../../../web/src/telling/sums.model.js';
import { verdictOf } from '../../../web/src/telling/verdict.model.js';
import { reasonOf } from '../../../web/src/telling/theorems.model.js';
import { stepView } from '../../../web/src/telling/steps.model.js';
import { board, conjunctive, legalTurn, misere, nim, oneTurn, pots, stairs } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const text = (step: Step, analysis = nim()): string => stepView(step, analysis).text;

describe('the switch of the compound rule', () => {
  it('writes what a text says, and nothing for one component a turn', () => {
    expect(setSum('game=nim&piles=3,1', 'selective', 0)).toBe('game=nim&piles=3,1&sum=selective');
    expect(setSum('game=nim&sum=selective&piles=3,1', 'up-to', 3)).toBe('game=nim&sum=up-to-3&piles=3,1');
    expect(setSum('game=nim&sum=up-to-3&piles=3,1', 'disjunctive', 3)).toBe('game=nim&piles=3,1');
  });
  it('says each rule in words of the game', () => {
    expect(sumOptions({ one: 'pile', many: 'piles' }).map(([, words]) => words)).toEqual([
      'one pile',
      'one or more piles',
      'some piles but not all',
      'every pile',
      'every pile that can',
      'up to a number',
    ]);
    expect([nim(), board(), stairs(), pots()].map(({ position }) => componentNoun(position).one)).toEqual([
      'pile',
      'piece',
      'game',
      'game',
    ]);
    expect(sumPhrase({ ...nim(), sum: 'up-to', upTo: 2 })).toBe('a turn moves up to 2 piles');
    expect(sumPhrase({ ...nim(), sum: 'continued' })).toBe('a turn moves every pile that can');
  });
  it('takes the place of a field in the text form, until its value is wrong', () => {
    const game = {
      key: 'nim',
      title: '',
      family: 'piles' as const,
      kind: 'piles' as const,
      group: 'piles' as const,
      rule: '',
      source: '',
      examples: [],
      parameters: [{ key: 'sum', meaning: '', form: '', required: false }],
    };
    expect(fieldsView('game=nim&sum=selective', game, []).fields).toEqual([]);
    const problem = {
      key: 'sum',
      code: 'unknown' as const,
      item: 'all',
      passage: null,
      expected: { code: 'sum', values: [] },
    };
    expect(fieldsView('game=nim&sum=all', game, [problem]).fields.map(({ key }) => key)).toEqual(['sum']);
  });
});

describe('under a compound rule', () => {
  it('the verdict names the rule and not the nim-sum', () => {
    expect(verdictOf(conjunctive()).facts[0]).toBe('a turn moves every piece');
    expect(verdictOf({ ...nim(), sum: 'selective' }).facts.join()).not.toContain('Grundy');
    expect(reasonOf(conjunctive())).toContain('ends first');
  });
  it('cells show the number that decides, and the legend says which and why', () => {
    const analysis = conjunctive();
    expect(markOf(entryOf(itemAt(analysis.tables, 0), 2), analysis.number)).toBe('1');
    expect(legendOf(analysis).number).toBe(
      'in a cell: its remoteness (moves to the end if the winner hurries); the least one decides: even is lost',
    );
    const suspense = { ...analysis, sum: 'continued' as const, number: 'suspense' as const };
    expect(legendOf(suspense).number).toContain('the greatest one decides: even is lost');
    const table = { ...itemAt(board().tables, 0), suspense: Int32Array.of(0, 0, 7, 0, 1, -1) };
    expect(markOf(entryOf(table, 2), 'suspense')).toBe('7');
    expect(legendOf({ ...nim(), sum: 'not-all', reason: { by: 'theorem', theorem: 'not-all' } }).number).toContain(
      '; the position is lost when all Grundy numbers are equal',
    );
    expect(
      legendOf({
        ...misere(nim()),
        sum: 'not-all',
        number: 'grundy',
        reason: { by: 'theorem', theorem: 'misere-selective' },
      }).number,
    ).toContain('; the position is lost when every Grundy number is 0 (if two or more but not all can move)');
    expect(
      legendOf({ ...nim(), sum: 'up-to', upTo: 5, reason: { by: 'theorem', theorem: 'selective' } }).number,
    ).toContain('; the position is lost when every Grundy number is 0 (if at most 5 can move)');
    expect(
      legendOf({ ...misere(nim()), number: 'grundy', reason: { by: 'theorem', theorem: 'misere-nim' } }).number,
    ).toContain('; the position is lost when the nim-sum is 0; if every number is 0 or 1, lost when it is 1');
  });
  it('turns of several moves are read as one', () => {
    const view = movesView(conjunctive());
    expect(view.headline).toBe('12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890 winning turns');
    expect(view.exact).toBe('12345678901234567890');
    expect(view.unlisted).toBe('12345678901234567889');
    expect(view.turns[0]).toMatchObject({
      label: 'Knight c1 → a2 and queen a1 → b1',
      notation: '1:a2 2:b1',
      items: [0, 1],
    });
    expect(view.turns[0]?.moves.map(({ to }) => to)).toEqual([3, 1]);
  });
  it('turns that were not counted are said to be so', () => {
    const analysis = conjunctive();
    expect(movesView({ ...analysis, moves: { ...analysis.moves, count: null } }).headline).toBe(
      'Winning turns, not counted',
    );
  });
});

describe('the steps of a compound rule', () => {
  it('say what was counted and what it decides', () => {
    expect(text({ kind: 'selective', items: [], live: 2 })).toContain('Here all of them are 0');
    expect(text({ kind: 'selective', items: [0], live: 2 }, misere(nim()))).toMatch(/^2 piles can still move/);
    expect(text({ kind: 'all-equal', items: [0, 1], values: [3, 3], omitted: 0, equal: true })).toContain(
      'Here they are 3 and 3: all equal.',
    );
    expect(
      text({ kind: 'least-remoteness', items: [0, 1], values: [3, 4], omitted: 0, result: 3 }, conjunctive()),
    ).toContain('3 is odd, which wins in normal play');
    expect(
      text({ kind: 'greatest-suspense', items: [0, 1], values: [3, 4], omitted: 0, result: 3 }, misere(conjunctive())),
    ).toContain('which loses in misère play');
    expect(text({ kind: 'greatest-suspense', items: [0], values: [3], omitted: 0, result: 3 })).toContain(
      'If the winner stalls and the loser hurries, the game lasts 3 moves.',
    );
    expect(text({ kind: 'single', items: [0] }, misere(nim()))).toContain('the player to move wins');
    expect(text({ kind: 'few-live', items: [], live: 3, most: 2 })).toContain('all of them but one');
  });
  it('tell how a remoteness follows from those of the options', () => {
    const step = {
      kind: 'by-number' as const,
      items: [0],
      state: 2,
      number: 'remoteness' as const,
      values: [1, 2],
      omitted: 0,
      result: 3,
    };
    expect(text(step, board())).toBe(
      'The knight on c1 can move to a remoteness in {1, 2}. At an even one the opponent loses; the winner hurries and takes the least of these. With the move there it is 3.',
    );
    expect(text({ ...step, values: [1, 3], result: 4 }, board())).toContain(
      'All are odd, so the opponent wins; the loser stalls and takes the greatest.',
    );
    expect(text({ ...step, number: 'suspense', values: [], result: 0 }, board())).toContain('its suspense number is 0');
  });
  it('say that a turn may move one of two where it may not move both', () => {
    const [, sum] = nim().steps;
    expect(text(sum!, { ...nim(), sum: 'not-all' })).toMatch(/^With two piles, some but not all means one\. Write/);
    expect(text(sum!)).toMatch(/^Write/);
  });
  it('say what a winning turn leaves behind', () => {
    const step = { kind: 'achieves' as const, items: [0, 1], turn: 0, theorem: 'not-all' as const, value: 3 };
    const moves = [legalTurn(0, 7, 0), legalTurn(1, 4, 3)].flatMap((turn) =>
      turn.moves.map((move) => ({ ...move, component: move.item, grundy: move.to })),
    );
    const both: Analysis = { ...nim(), moves: { count: '1', from: 0, list: [{ notation: '1:0 2:3', moves }] } };
    expect(text(step, both)).toBe(
      'Reducing pile 1 to 0 and reducing pile 2 to 3 makes all Grundy numbers equal, 3 each.',
    );
    expect(text({ ...step, theorem: 'moore', value: 0 }, { ...nim(), sum: 'up-to', upTo: 2 })).toContain(
      'a multiple of 3',
    );
    expect(text({ ...step, theorem: 'misere-moore', value: 0 }, { ...misere(nim()), sum: 'not-all' })).toContain(
      'a multiple of 3',
    );
    expect(text({ ...step, theorem: 'ones', value: 4 }, { ...misere(nim()), sum: 'up-to', upTo: 2 })).toMatch(
      /leaves nothing but ones, 4 of them \(one more than a multiple of 3\), so the opponent loses in misère play\.$/,
    );
    expect(text({ ...step, theorem: 'ones', value: 1 }, { ...misere(nim()), sum: 'not-all' })).toMatch(
      /leaves nothing but a single one, so the opponent loses in misère play\.$/,
    );
    expect(text({ ...step, theorem: 'conjunctive', value: 2 })).toContain('2 as the least remoteness; it is even');
  });
  it('count digits in columns modulo one more than a turn may move', () => {
    const step = {
      kind: 'digit-sums' as const,
      items: [0, 1, 2],
      values: [7, 4, 1],
      omitted: 0,
      base: 3,
      columns: [
        { bit: 0, ones: 2, remainder: 2 },
        { bit: 1, ones: 1, remainder: 1 },
        { bit: 2, ones: 3, remainder: 0 },
      ],
    };
    const table = digitTable(step, String);
    expect(table.columns.map(({ place, marked }) => [place, marked])).toEqual([
      ['4', false],
      ['2', true],
      ['1', true],
    ]);
    expect(table.total).toEqual({ item: null, name: 'ones modulo 3', bits: ['0', '1', '2'] });
    expect(text(step)).toContain(
      'modulo 3. The position is lost exactly when every column leaves remainder 0. Here some column leaves another remainder.',
    );
  });
});

const page = (from: number): Moves => ({
  ...oneTurn({ notation: `1:${from}`, component: 0, item: 0, from: 7, to: from, grundy: 0 }),
  count: '4',
  from,
});
const nothing = (): void => {};

describe('the further pages of winning turns', () => {
  it('follow each other and belong to one position', async () => {
    const asked: number[] = [];
    const pages = new TurnPages(
      { turns: (_, from) => (asked.push(from), Promise.resolve({ ok: true, moves: page(from) })) },
      () => {},
    );
    const analysis = { ...nim(), moves: page(0) };
    await pages.more(analysis);
    await pages.more(analysis);
    expect(asked).toEqual([1, 2]);
    expect(movesView(analysis, pages.pagesOf(analysis)).turns.map(({ notation }) => notation)).toEqual([
      '1:0',
      '1:1',
      '1:2',
    ]);
    expect(movesView(analysis, pages.pagesOf(analysis)).unlisted).toBe('1');
    expect(pages.pagesOf(nim())).toEqual([]);
  });
  it('are fetched one at a time, and not for a position that was left', async () => {
    let answer: (moves: Moves) => void = nothing;
    const asked: string[] = [];
    const pages = new TurnPages(
      { turns: (of) => (asked.push(of), new Promise((resolve) => (answer = (moves) => resolve({ ok: true, moves })))) },
      () => {},
    );
    const [first, second] = [nim(), board()];
    const left = pages.more(first);
    void pages.more(first);
    const late = answer;
    void pages.more(second);
    late(page(1));
    await left;
    expect(asked).toEqual([first.text, second.text]);
    expect(pages.pagesOf(second)).toEqual([]);
  });
});
