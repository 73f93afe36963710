import { describe, expect, it } from 'vitest';
import { addItem, removeItem, setItem, stepItem } from '../../../web/src/params/list-edits.js';
import { addressOf, LONGEST_LINK } from '../../../web/src/session/address.js';
import { pasteOutcome } from '../../../web/src/pasted/paste-outcome.model.js';
import { pastedIn, type Source } from '../../../web/src/pasted/pasted-source.js';
import { Session } from '../../../web/src/session/session.js';
import { UndoList } from '../../../web/src/session/undo-list.js';
import { drawnPiles, PILES_PAGE, stripCells, summaryOf } from '../../../web/src/pictures/heaps/piles.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { nim } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const NIM = { text: 'game=nim&piles=7,4,1', game: 'Nim', position: null };

/** What becomes of a source: the position, or the texts of all that is offered. */
async function read(source: Source, shown = NIM.text) {
  const outcome = pasteOutcome(await pastedIn(source), { ...NIM, text: shown });
  if ('shown' in outcome) return outcome;
  return outcome.offer.choices.map(({ deed }) =>
    deed.does === 'show' ? deed.text() : deed.does === 'many' ? deed.list() : deed.text,
  );
}

const ofFile = (file: string, shown?: string) => read(new Blob([file]), shown);

describe('a file dropped onto the page', () => {
  it('of numbers in a line takes the place of the list on screen, whatever separates them', async () => {
    expect(await ofFile('3 5\t7, 11, 13;17\r\n')).toEqual({ shown: 'game=nim&piles=3,5,7,11,13,17', note: '' });
    expect(await ofFile('1,2', 'game=subtraction&take=1,3&piles=9&play=misere')).toEqual({
      shown: 'game=subtraction&take=1,3&piles=1,2&play=misere',
      note: '',
    });
    expect(await ofFile('1,2', 'game=staircase&stairs=0,3')).toEqual({ shown: 'game=staircase&stairs=1,2', note: '' });
  });
  it('of numbers offers piles where the game on screen has no list', async () => {
    for (const shown of ['game=board&size=8x8&pieces=', 'game=tree&parents=0,1&coins=0,2'])
      expect(await ofFile('1,2', shown)).toEqual(['game=nim&piles=1,2']);
  });
  it('is read as what is pasted is, also where it is long', async () => {
    for (const count of [1000, 300_000]) {
      const numbers = Array.from({ length: count }, (_, index) => index * 7);
      const written = numbers.join(' ');
      const text = `game=nim&piles=${numbers.join(',')}`;
      const all = [
        ofFile(written),
        read({ pasted: written }),
        ofFile(`#${text}\n`),
        read({ pasted: text }),
        ofFile(`\uFEFF${written}\n`),
      ];
      expect(
        (await Promise.all(all)).map((each) => 'shown' in each && each.shown === text && each.note === ''),
      ).toEqual([true, true, true, true, true]);
      const lines = (await ofFile(numbers.join('\n'))) as string[];
      expect(lines.filter((each) => each === text)).toHaveLength(1);
    }
  });
  it('may begin with a line that counts the others, and says that it is left out', async () => {
    expect(await ofFile('3\n5 7 11\n')).toEqual({
      shown: 'game=nim&piles=5,7,11',
      note: 'The first line, 3, is left out.',
    });
    expect(await ofFile('4\n5 7 11\n')).toContain('game=nim&piles=4,5,7,11');
    expect(await ofFile('4')).toEqual({ shown: 'game=nim&piles=4', note: '' });
  });
  it('is a position when it is written as one', async () => {
    expect(await ofFile('#game=tree&parents=0,1&coins=0,2\n')).toEqual({
      shown: 'game=tree&parents=0,1&coins=0,2',
      note: '',
    });
  });
  it('is whole wherever it is cut, and is not read where it holds more than numbers', async () => {
    const numbers = Array.from({ length: 100_000 }, (_, index) => index * 7919);
    expect(await ofFile(`${numbers.length}\n${numbers.join(' ')}`)).toEqual({
      shown: `game=nim&piles=${numbers.join(',')}`,
      note: 'The first line, 100000, is left out.',
    });
    expect(await ofFile('3,x,5')).toEqual([]);
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
    const components = {
      ...nim().components,
      state: piles,
      grundy: piles,
      outcome: new Uint8Array(piles.length).fill(87),
      table: new Uint32Array(piles.length),
    };
    const analysis = {
      ...nim(),
      components,
      position: {
        family: 'piles' as const,
        look: 'piles' as const,
        piles,
        largest: 7,
        take: '',
        adds: new Float64Array(),
      },
    };
    const view = pilesView(analysis);
    expect(drawnPiles(analysis, view, 600).map(({ index }) => index)).toEqual(
      Array.from({ length: PILES_PAGE }, (_, index) => 600 + index),
    );
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
      {
        analyze: (text) => Promise.resolve({ ok: true, analysis: { ...nim(), text } }),
        play: () => Promise.reject(new Error()),
        release: () => (released += 1),
      },
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
