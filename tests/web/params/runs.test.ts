import { describe, expect, it } from 'vitest';
import { heapsOf, setHeaps } from '../../../web/src/families/take-and-break/edits.model.js';
import { addItem, numbersOf, removeItem, setItem, stepItem } from '../../../web/src/params/list-edits.js';
import { movesOfEdit } from '../../../web/src/panels/match/moves-of-edit.model.js';
import { randomText } from '../../../web/src/families/random-text.model.js';
import { countInRuns, itemsInRuns, MOST_ITEMS, spanInRuns } from '../../../web/src/params/runs.js';

/** Lists with runs, and the same lists written out. */
const LISTS: [string, string][] = [
  ['1-5,7x3', '1,2,3,4,5,7,7,7'],
  ['4,1-2,9', '4,1,2,9'],
  ['0x2,3-3,8x1', '0,0,3,8'],
  ['5x3', '5,5,5'],
  ['2,1x3,5', '2,1,1,1,5'],
];

const piles = (list: string): string => `game=nim&piles=${list}&play=misere`;

describe('a list in runs', () => {
  it.each(LISTS)('%s is edited like the same one written out, at every place', (short, plain) => {
    const count = plain.split(',').length;
    expect(itemsInRuns(short).join(',')).toBe(plain);
    expect(countInRuns(short)).toBe(count);
    const same = (edit: (text: string) => string): void => {
      expect(numbersOf(edit(piles(short)), 'piles')).toEqual(numbersOf(edit(piles(plain)), 'piles'));
    };
    same((text) => addItem(text, 'piles', 6));
    for (let index = 0; index < count; ++index) {
      same((text) => setItem(text, 'piles', index, 40));
      same((text) => stepItem(text, 'piles', index, 1));
      same((text) => stepItem(text, 'piles', index, -1));
      same((text) => removeItem(text, 'piles', index));
    }
    expect(removeItem(piles(short), 'piles', count)).toBe(piles(short));
  });

  it('keeps the rest of a run as runs when an item is changed', () => {
    expect(setItem(piles('1-1000000'), 'piles', 4, 0)).toBe(piles('1-4,0,6-1000000'));
    expect(setItem(piles('7x1000000'), 'piles', 999_999, 0)).toBe(piles('7x999999,0'));
    expect(removeItem(piles('7x3'), 'piles', 1)).toBe(piles('7,7'));
  });

  it('tells which item an edit moves', () => {
    expect(movesOfEdit(piles('1-5,7x3'), setItem(piles('1-5,7x3'), 'piles', 6, 2))).toEqual([
      { item: 6, from: 7, to: 2, left: [2], notation: '7:2' },
    ]);
  });

  it('holds the heaps of a game that splits them', () => {
    const text = 'game=kayles&piles=4+1,5x3,2';
    expect(heapsOf(text, 0)).toEqual([4, 1]);
    expect(heapsOf(text, 2)).toEqual([5]);
    expect(setHeaps(text, 2, [3, 1])).toBe('game=kayles&piles=4+1,5,3+1,5,2');
  });

  it('is drawn anew with as many items', () => {
    expect(numbersOf(randomText('game=nim&piles=1-5,7x3', { family: 'piles' }, 1), 'piles')).toHaveLength(8);
  });

  it('is never written out where it is longer than the page lists', () => {
    const list = '1-9007199254740991';
    expect(countInRuns(list)).toBe(9_007_199_254_740_991);
    expect(itemsInRuns(list)).toEqual([]);
    expect(randomText(`game=nim&piles=${list}`, { family: 'piles' }, 1)).toBe(`game=nim&piles=${list}`);
    expect(spanInRuns(list, 9_007_199_254_740_990)).toMatchObject({
      item: '9007199254740991',
      before: '1-9007199254740990',
      after: '',
    });
    expect(itemsInRuns(`7x${MOST_ITEMS}`)).toHaveLength(MOST_ITEMS);
    expect(itemsInRuns(`7x${MOST_ITEMS + 1}`)).toEqual([]);
  });

  it('that is no run is one item as it stands', () => {
    expect(itemsInRuns('3x,5-1,1-2-3,-,x,3x0')).toEqual(['3x', '5-1', '1-2-3', '-', 'x', '3x0']);
  });
});
