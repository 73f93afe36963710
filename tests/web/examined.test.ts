import type { ExamineReply, Table } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { Examination } from '../../web/src/state/examination.js';
import { examinedView, type Examined } from '../../web/src/view-model/examined.js';
import { firstInOrder, isLater, neighbourInOrder } from '../../web/src/view-model/order.js';
import { board, misere, nim } from './samples.js';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const three: Examined = {
  ok: true,
  state: 3,
  outcome: 'W',
  grundy: 3,
  remoteness: 1,
  options: Float64Array.of(0, 1, 2),
  outcomes: codes('LWW'),
  numbers: Float64Array.of(0, 1, 2),
  omitted: 0,
};
const none: Examined = { ...three, state: 0, outcome: 'L', grundy: 0, remoteness: 0, options: new Float64Array(), outcomes: new Uint8Array(), numbers: new Float64Array() };

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
      'It can move to 0, lost for the opponent: it is won.',
      'The options have the Grundy numbers {0, 1, 2}; the least one missing (the mex) is 3.',
    ]);
  });
  it('is over when it has no option, and by the convention won or lost', () => {
    expect(examinedView(nim(), { table: 0, state: 0 }, none).sentences[0]).toContain('has lost');
    expect(examinedView(misere(nim()), { table: 0, state: 0 }, none).sentences[0]).toContain('has won');
    expect(examinedView(nim(), { table: 0, state: 0 }, none).headline).toBe('No option');
  });
  it('names cells, counts what is left out, and knows draws', () => {
    const examined: Examined = { ...three, outcome: 'D', options: Float64Array.of(0, 4), outcomes: codes('WD'), numbers: Float64Array.of(1, 2 ** 32 - 1), grundy: 2 ** 32 - 1, omitted: 7 };
    const analysis = board();
    const table: Table = { ...analysis.tables[0]!, loopSets: [[1]] };
    const view = examinedView({ ...analysis, tables: [table] }, { table: 0, state: 2 }, examined);
    expect(view.headline).toBe('9 options');
    expect(view.omitted).toBe('and 7 more');
    expect(view.options.map(({ name, number }) => [name, number])).toEqual([['a1', '1'], ['b2', '∞']]);
    expect(view.sentences).toEqual(['No option is lost for the opponent, and some can go round for ever: it is a draw.', 'Its Grundy number is infinite: ∞ {1}, the ordinary numbers that its options have.']);
  });
  it('says when every option is won for the opponent', () => {
    const lost: Examined = { ...three, outcome: 'L', grundy: 0, options: Float64Array.of(1), outcomes: codes('W'), numbers: Float64Array.of(1) };
    expect(examinedView(nim(), { table: 0, state: 2 }, lost).sentences[0]).toContain('Its only option is won');
    expect(examinedView(nim(), { table: 0, state: 2 }, { ...lost, omitted: 1 }).sentences[0]).toContain('Every option is won');
  });
});

describe('the order in which a table fills', () => {
  it('is that of the sizes for piles', () => {
    const [table] = nim().tables;
    expect(neighbourInOrder('piles', table!, { table: 0, state: 3 }, 1)).toEqual({ table: 0, state: 4 });
    expect(neighbourInOrder('piles', table!, { table: 0, state: 0 }, -1)).toBeNull();
    expect(neighbourInOrder('piles', table!, { table: 0, state: 7 }, 1)).toBeNull();
    expect(isLater('piles', table!, 5, 4)).toBe(true);
  });
  it('is that of the moves to the end on a board, and skips damaged cells', () => {
    const [table] = board().tables;
    const walk: number[] = [];
    for (let place = firstInOrder('board', table!, 0); place; place = neighbourInOrder('board', table!, place, 1)) walk.push(place.state);
    expect(walk).toEqual([0, 1, 3, 2, 4]);
    const back: number[] = [];
    for (let place: ReturnType<typeof firstInOrder> = { table: 0, state: 4 }; place; place = neighbourInOrder('board', table!, place, -1)) back.push(place.state);
    expect(back).toEqual([4, 2, 3, 1, 0]);
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
    answers[0]!(three);
    answers[1]!(none);
    await new Promise((resolve) => setTimeout(resolve));
    expect(changes).toBe(1);
    expect(examination.of(analysis, { table: 0, state: 0 })?.headline).toBe('No option');
  });
});
