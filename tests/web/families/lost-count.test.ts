import type { LostCount } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { lostCountView } from '../../../web/src/families/subtraction/lost-count.model.js';

const proved: LostCount = {
  kind: 'lost-count',
  upTo: 10 ** 15,
  lost: 285714285714286,
  period: 7,
  preperiod: 0,
  examined: 42,
};

describe('the count of lost sizes', () => {
  it('names the period that proves it', () => {
    const view = lostCountView(proved);
    expect(view.answer).toBe(
      '285\u202f714\u202f285\u202f714\u202f286 of the sizes 1 to 1\u202f000\u202f000\u202f000\u202f000\u202f000 are lost',
    );
    expect(view.number).toBe('285714285714286');
    expect(view.proof).toBe(
      'Proved by the period: from the start the outcomes repeat every 7 sizes. Checking 42 sizes was enough.',
    );
    expect(lostCountView({ ...proved, examined: 0 }).proof).toContain(
      'A theorem gives the answer without checking any size.',
    );
    expect(lostCountView({ ...proved, examined: 0, period: null, preperiod: null }).proof).toBe(
      'A theorem gives the answer without checking any size.',
    );
    expect(lostCountView({ ...proved, preperiod: 5 }).proof).toContain('after the first 5');
  });
  it('is counted one by one where that was done', () => {
    expect(
      lostCountView({ ...proved, upTo: 100, lost: 1, period: null, preperiod: null, examined: 100 }),
    ).toMatchObject({ answer: '1 of the sizes 1 to 100 is lost', proof: 'Each of the 100 sizes was checked.' });
  });
  it('is not announced from a window that proves nothing', () => {
    const open = lostCountView({ ...proved, lost: null, period: null, preperiod: null, examined: 1_000_000 });
    expect(open.answer).toMatch(/^It is not proved/);
    expect(open.number).toBe('');
    expect(open.proof).toContain('Checking the first 1\u202f000\u202f000 sizes proved no period');
  });
});
