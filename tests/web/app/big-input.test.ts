import { describe, expect, it } from 'vitest';
import { addItem, removeItem, setItem, stepItem } from '../../../web/src/params/list-edits.js';
import { addressOf, LONGEST_LINK } from '../../../web/src/app/session/address.js';
import { positionIn } from '../../../web/src/app/session/position-file.js';
import { Session } from '../../../web/src/app/session/session.js';
import { UndoList } from '../../../web/src/app/session/undo-list.js';
import { drawnPiles, PILES_PAGE, stripCells, summaryOf } from '../../../web/src/pictures/heaps/piles.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { nim } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const read = (file: string, shown = 'game=nim&piles=7,4,1'): Promise<{ text: string; note: string }> => positionIn(new Blob([file]), shown);

describe('a file dropped onto the page', () => {
  it('of numbers takes the place of the list on screen, whatever separates them', async () => {
    expect(await read('3 5\t7\n\n11, 13;17\r\n')).toEqual({ text: 'game=nim&piles=3,5,7,11,13,17', note: '' });
    expect((await read('1,2', 'game=subtraction&take=1,3&piles=9&play=misere')).text).toBe('game=subtraction&take=1,3&piles=1,2&play=misere');
    expect((await read('1,2', 'game=staircase&stairs=0,3')).text).toBe('game=staircase&stairs=1,2');
    expect((await read('1,2', 'game=board&size=8x8&pieces=')).text).toBe('game=nim&piles=1,2');
    expect((await read('1,2', 'game=tree&parents=0,1&coins=0,2')).text).toBe('game=nim&piles=1,2');
  });
  it('is read as what is pasted is', async () => {
    const numbers = Array.from({ length: 300_000 }, (_, index) => index * 7);
    const written = numbers.join(' ');
    const text = `game=nim&piles=${numbers.join(',')}`;
    const all = [read(written), positionIn({ pasted: written }, ''), read(`#${text}\n`), positionIn({ pasted: text }, '')];
    expect((await Promise.all(all)).map((position) => position.text === text && position.note === '')).toEqual([true, true, true, true]);
  });
  it('may begin with a line that counts the others, and says that it was left out', async () => {
    expect(await read('3\n5 7 11\n')).toEqual({ text: 'game=nim&piles=5,7,11', note: 'Skipped the first line, 3: it only counts the others.' });
    expect((await read('4\n5 7 11\n')).text).toBe('game=nim&piles=4,5,7,11');
    expect((await read('4')).text).toBe('game=nim&piles=4');
  });
  it('is a position when it is written as one', async () => {
    expect((await read('#game=tree&parents=0,1&coins=0,2\n')).text).toBe('game=tree&parents=0,1&coins=0,2');
  });
  it('is whole wherever it is cut, and leaves what is no number for the core to refuse', async () => {
    const numbers = Array.from({ length: 100_000 }, (_, index) => index * 7919);
    expect((await read(`${numbers.length}\n${numbers.join(' ')}`)).text).toBe(`game=nim&piles=${numbers.join(',')}`);
    expect((await read('3,x,5')).text).toBe('game=nim&piles=3,x,5');
  });
});

describe('a list of a million numbers', () => {
  const million = `game=nim&piles=${Array.from({ length: 1_000_000 }, (_, index) => index).join(',')}&play=misere`;
  it('is edited where it changes', () => {
    expect(setItem(million, 'piles', 999_999, 5).endsWith(',999998,5&play=misere')).toBe(true);
    expect(stepItem(million, 'piles', 2, -1).startsWith('game=nim&piles=0,1,1,3,')).toBe(true);
    expect(removeItem(million, 'piles', 0).startsWith('game=nim&piles=1,2,')).toBe(true);
    expect(removeItem(million, 'piles', 999_999).endsWith(',999998&play=misere')).toBe(true);
    expect(addItem(million, 'piles', 8).endsWith(',999999,8&play=misere')).toBe(true);
  });
  it('keeps to the rules of short ones', () => {
    expect(addItem('game=nim&piles=', 'piles', 8)).toBe('game=nim&piles=8');
    expect(removeItem('game=nim&piles=8', 'piles', 0)).toBe('game=nim&piles=');
    expect(stepItem('game=nim&piles=0,1', 'piles', 0, -1)).toBe('game=nim&piles=0,1');
  });
  it('is shown in pages with a summary', () => {
    const piles = Float64Array.from({ length: 1_000_000 }, (_, index) => index % 8);
    const components = { ...nim().components, state: piles, grundy: piles, outcome: new Uint8Array(piles.length).fill(87), table: new Uint32Array(piles.length) };
    const analysis = { ...nim(), components, position: { family: 'piles' as const, look: 'piles' as const, piles, largest: 7, take: '', adds: new Float64Array() } };
    const view = pilesView(analysis);
    expect(drawnPiles(analysis, view, 600).map(({ index }) => index)).toEqual(Array.from({ length: PILES_PAGE }, (_, index) => 600 + index));
    expect(summaryOf(view)).toBe('1\u202f000\u202f000 piles, the largest of 7 coins.');
    const strip = stripCells(analysis, view, 0);
    expect(strip).toHaveLength(8);
    expect(strip[3]?.label).toContain('piles 4, 12, 20, 28, 36 here');
  });
});

describe('a text too long for a link', () => {
  const long = `game=nim&piles=${'1,'.repeat(LONGEST_LINK)}1`;
  it('leaves the address empty, and Back and Forward find it all the same', () => {
    expect(addressOf(long)).toBe('');
    const list = new UndoList();
    list.record('game=nim&piles=1');
    list.record(long);
    expect(list.walkTo('game=nim&piles=1')).toBe('game=nim&piles=1');
    expect(list.walkTo('')).toBe(long);
    expect(list.walkTo('game=nim&piles=9')).toBeUndefined();
  });
  it('is held once by the undo list, however often it is edited and wherever the reader stands', () => {
    const list = new UndoList();
    list.record('game=nim&piles=1');
    const states = [long];
    for (let edit = 0; edit < 10; ++edit) states.push(setItem(itemAt(states, edit), 'piles', edit * 1000, 7));
    for (const state of states) list.record(state);
    for (const place of [11, 5, 0]) {
      list.goTo(place);
      expect(JSON.stringify(list).length).toBeLessThan(long.length + 1000);
    }
    expect(list.walk(11)).toBe(states[10]);
  });
  it('gives its memory back once it is left', async () => {
    let released = 0;
    const heavy = 'x'.repeat(2_000_000);
    const session = new Session(
      { analyze: (text) => Promise.resolve({ ok: true, analysis: { ...nim(), text } }), play: () => Promise.reject(new Error()), release: () => (released += 1) },
      () => {},
      () => {},
    );
    await session.start(heavy, '');
    await session.edit('game=nim&piles=2');
    expect(released).toBe(1);
    await session.edit('game=nim&piles=3');
    expect(released).toBe(1);
  });
});
