import { describe, expect, it } from 'vitest';
import type { Analysis, ContinuationsReply } from 'grundy-wasm';
import { Exercise } from '../../../web/src/panels/exercise/exercise.js';
import { claimLegend, scoreLines } from '../../../web/src/panels/exercise/exercise.model.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { heapViews } from '../../../web/src/families/row/row.model.js';
import { board, legalTurn, nim, stairs } from '../samples.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const turns: ContinuationsReply = {
  ok: true,
  count: '2',
  from: 0,
  list: [
    { turn: legalTurn(0, 1, 0), outcome: 'W', remoteness: 1, reply: legalTurn(1, 1, 0) },
    { turn: legalTurn(1, 2, 1), outcome: 'L', remoteness: 2, reply: null },
  ],
};

async function begun(analysis: Analysis): Promise<Exercise> {
  const exercise = new Exercise({ continuations: () => Promise.resolve(turns) }, () => {});
  exercise.begin(analysis);
  await Promise.resolve();
  await Promise.resolve();
  return exercise;
}

const letters = (analysis: Analysis): string => String.fromCharCode(...itemAt(analysis.tables, 0).outcomes);

describe('an exercise', () => {
  it('hides outcomes, numbers, moves and reasons', async () => {
    const analysis = nim();
    const shown = (await begun(analysis)).shown(analysis);
    expect(new Set(letters(shown))).toEqual(new Set('?'));
    expect([shown.number, shown.moves.list, shown.steps, shown.asked]).toEqual(['outcome', [], [], null]);
    expect(letters(analysis)).not.toContain('?');
  });
  // Grey stairs, and a legend that explains them, would give half of the answer away.
  it('tells nothing of what counts where no places are claimed', async () => {
    const analysis = stairs();
    const shown = (await begun(analysis)).shown(analysis);
    expect(new Set(heapViews(shown).map(({ shade }) => shade))).toEqual(new Set(['hidden']));
    expect(
      heapViews(shown)
        .map(({ label }) => label)
        .join(),
    ).not.toContain('count');
    const legend = claimLegend(legendOf(analysis), (await begun(analysis)).asksPlaces(analysis));
    expect([legend.faded, legend.ring]).toEqual([null, null]);
    expect(legend.blank).toContain('find out who wins');
    expect(claimLegend(legendOf(nim()), (await begun(nim())).asksPlaces(nim()))).toMatchObject({
      blank: null,
      number: 'the letters are your answers',
    });
  });
  it('shows what is claimed, right or wrong, and takes wrong claims back when checked', async () => {
    const analysis = nim();
    const exercise = await begun(analysis);
    exercise.claim(analysis, { table: 0, state: 0 }, 'L');
    exercise.claim(analysis, { table: 0, state: 1 }, 'L');
    expect(letters(exercise.shown(analysis)).slice(0, 2)).toBe('LL');
    exercise.check(analysis);
    expect(letters(exercise.shown(analysis)).slice(0, 2)).toBe('L?');
    expect(exercise.score).toMatchObject({ right: 1, wrong: [{ table: 0, state: 1 }], winner: null, moves: null });
    expect(scoreLines(analysis, exercise.score!)).toEqual(['Places: 1 of 2 right. Try again: 1.']);
  });
  it('names the places whose claims are taken back: a size, a cell', () => {
    const score = {
      right: 1,
      wrong: [
        { table: 0, state: 3 },
        { table: 0, state: 4 },
      ],
      winner: null,
      moves: null,
    };
    expect(scoreLines(nim(), score)).toEqual(['Places: 1 of 3 right. Try again: 3 and 4.']);
    expect(scoreLines(board(), score)).toEqual(['Places: 1 of 3 right. Try again: a2 and b2.']);
  });
  it('goes round won, lost and nothing with each tap', async () => {
    const analysis = nim();
    const exercise = await begun(analysis);
    const seen = ['', '', ''].map(() => {
      exercise.claim(analysis, { table: 0, state: 1 });
      return letters(exercise.shown(analysis))[1];
    });
    expect(seen).toEqual(['W', 'L', '?']);
  });
  it('judges who wins and which turns do', async () => {
    const analysis = nim();
    const exercise = await begun(analysis);
    exercise.claimWinner('W');
    exercise.tick('1:0', true);
    exercise.check(analysis);
    expect(scoreLines(analysis, exercise.score!)).toEqual([
      analysis.outcome === 'win' ? 'Right winner.' : 'Wrong winner.',
      'Winning moves: 0 right, 1 wrong, 1 missing.',
    ]);
    exercise.tick('1:0', false);
    exercise.tick('2:1', true);
    exercise.check(analysis);
    expect(scoreLines(analysis, exercise.score!)[1]).toBe('You found the only winning move.');
  });
  it('takes no claim of a place that the core has not decided', async () => {
    const analysis = nim();
    itemAt(analysis.tables, 0).outcomes[1] = '?'.charCodeAt(0);
    const exercise = await begun(analysis);
    exercise.claim(analysis, { table: 0, state: 1 }, 'W');
    expect(itemAt(exercise.shown(analysis).tables, 0).outcomes[1]).toBe('?'.charCodeAt(0));
  });
  it('begins anew with another position, and not with the same one', async () => {
    const analysis = nim();
    const exercise = await begun(analysis);
    exercise.claimWinner('L');
    exercise.begin(analysis);
    expect(exercise.claimed).toBe('L');
    exercise.begin({ ...analysis, text: 'game=nim&piles=9' });
    expect(exercise.claimed).toBeNull();
  });
});
