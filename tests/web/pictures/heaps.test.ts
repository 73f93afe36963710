import { describe, expect, it } from 'vitest';
import { setHeaps, typeHeaps } from '../../../web/src/families/take-and-break/edits.model.js';
import { heapsView } from '../../../web/src/families/take-and-break/heaps-view.model.js';
import { writeHeaps } from '../../../web/src/params/heaps.js';
import { changeTo, drawnHeaps, runsOf, takeOut } from '../../../web/src/pictures/heaps/heaps.model.js';
import {
  readRule,
  ruleRows,
  toggled,
  withParts,
  withRule,
  writeRule,
  type Rule,
} from '../../../web/src/families/take-and-break/rule-builder.model.js';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { loadModule } from '../../support/module.ts';

const grundy = await loadModule();

function views(text: string) {
  const reply = grundy.analyze(text);
  return reply.ok ? drawnHeaps(reply.analysis, heapsView(reply.analysis)) : [];
}

const rule = (code: string): Rule => readRule(code) ?? { digits: [], forEver: false };

describe('heaps in a text', () => {
  it('stand largest first, and nothing is 0', () => {
    expect(writeHeaps([3, 0, 7, 1])).toBe('7+3+1');
    expect(writeHeaps([0, 0])).toBe('0');
    expect(setHeaps('game=kayles&piles=12,7', 0, takeOut([12], 0, 3, 1))).toBe('game=kayles&piles=8+3,7');
  });

  it('are put in order once what is typed can be read', () => {
    expect(typeHeaps('game=kayles&piles=12,7', 1, '1 + 5')).toBe('game=kayles&piles=12,5+1');
    expect(typeHeaps('game=kayles&piles=12,7', 1, '5+')).toBe('game=kayles&piles=12,5+');
  });

  it('are parted where no coin is taken', () => {
    expect(writeHeaps(takeOut([5, 2], 0, 2, 0))).toBe('3+2+2');
  });
});

describe('a picture of heaps', () => {
  it.each([
    ['kayles', 'pin'],
    ['dawsons-kayles', 'pin'],
    ['dawson', 'file'],
    ['grundy', 'coin'],
    ['treblecross', 'coin'],
  ])('shows what the game is played with: %s', (game, figure) => {
    expect(views(`game=${game}&piles=5`)[0]?.figure).toBe(figure);
  });

  it('draws all rows by the measure of the longest, in which a gap takes the room of a coin', () => {
    expect(views('game=kayles&piles=3,4+2,5').map(({ places }) => places)).toEqual([7, 7, 7]);
  });
});

describe('a move shows', () => {
  it('which heap it changes and what it leaves of it', () => {
    expect(changeTo([7, 3, 3], [7, 3, 2])).toEqual({ heap: 1, left: [2] });
    expect(changeTo([12], [5, 5])).toEqual({ heap: 0, left: [5, 5] });
    expect(changeTo([1], [])).toEqual({ heap: 0, left: [] });
    expect(changeTo([5, 4], [3, 2])).toBeNull();
  });

  it('the coins that go between those that stay', () => {
    expect(runsOf(12, [6, 5])).toEqual([
      { from: 0, to: 6, taken: false },
      { from: 6, to: 7, taken: true },
      { from: 7, to: 12, taken: false },
    ]);
    expect(runsOf(2, [])).toEqual([{ from: 0, to: 2, taken: true }]);
  });
});

describe('a rule as boxes', () => {
  it('is read from its code and written as it was', () => {
    for (const code of ['0.77', '0.137', '4.0', '4.(3)', '0.3(7)', 'c.8f']) expect(writeRule(rule(code))).toBe(code);
    for (const code of ['', '0.(13)', '0.123456789abcdef', 'x', '0.7 7']) expect(readRule(code)).toBeNull();
  });

  it('has a row for each number of coins, and one more', () => {
    const rows = ruleRows(rule('0.7'));
    expect(rows.map(({ label }) => label)).toEqual(['none', '1 coin', '2 coins']);
    expect(itemAt(rows, 1).boxes.map(({ ticked }) => ticked)).toEqual([true, true, true, false]);
    expect(itemAt(rows, 0).boxes.map(({ possible }) => possible)).toEqual([false, false, true, true]);
    expect(ruleRows(rule('4.(3)')).map(({ label }) => label)).toEqual(['none', '1 coin or more']);
  });

  it('changes by one box', () => {
    expect(writeRule(toggled(rule('0.7'), 2, 1))).toBe('0.72');
    expect(writeRule(toggled(rule('0.72'), 2, 1))).toBe('0.7');
    expect(writeRule(toggled(rule('0.0'), 0, 2))).toBe('4.0');
    expect(writeRule(toggled(rule('0.(3)'), 1, 2))).toBe('0.(7)');
  });

  it('is hexadecimal where three heaps may be left', () => {
    expect(withRule('game=octal&code=0.7&piles=4', toggled(rule('0.7'), 1, 3))).toBe(
      'game=hexadecimal&code=0.f&piles=4',
    );
    expect(withParts('game=octal&code=4.0&piles=4', 'unequal')).toBe('game=octal&code=4.0&parts=unequal&piles=4');
    expect(withParts('game=octal&code=4.0&parts=unequal&piles=4', 'any')).toBe('game=octal&code=4.0&piles=4');
  });
});
