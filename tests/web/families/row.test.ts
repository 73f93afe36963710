import { describe, expect, it } from 'vitest';
import { addItem, removeItem, setItem, stepItem } from '../../../web/src/params/list-edits.js';
import { addPile, removePile } from '../../../web/src/families/subtraction/edits.model.js';
import { numberingOf, setNumbering } from '../../../web/src/families/row/edits.model.js';
import { squares } from '../../../web/src/pictures/strip/coin-strip.model.js';
import { coinView } from '../../../web/src/families/subtraction/coin-view.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { drawnPiles } from '../../../web/src/pictures/heaps/piles.model.js';
import { pictureOf } from '../../../web/src/stage/picture.model.js';
import { movesView, turnWords } from '../../../web/src/telling/moves.model.js';
import { placeView } from '../../../web/src/panels/examine/place-view.model.js';
import { coinAt, heapAt, rowPicture } from '../../../web/src/families/row/row-picture.model.js';
import { shortNumber } from '../../../web/src/words/en/language.ts';
import {
  heapViews,
  heldMove,
  heldWords,
  MOST_HEAPS,
  summaryOf,
  windowOf,
  windowWords,
} from '../../../web/src/families/row/row.model.js';
import { rowPosition } from '../../../web/src/families/row/position.model.js';
import { stepView } from '../../../web/src/telling/steps.model.js';
import { cakes, legalTurn, nim, nimble, ordered, pots, stairs } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

describe('an edit of a list', () => {
  it('sets, steps, adds and removes under its own key', () => {
    const text = 'game=staircase&stairs=0,3,1';
    expect(setItem(text, 'stairs', 1, 5)).toBe('game=staircase&stairs=0,5,1');
    expect(stepItem(text, 'stairs', 0, -1)).toBe('game=staircase&stairs=0,3,1');
    expect(addItem(text, 'stairs', 2)).toBe('game=staircase&stairs=0,3,1,2');
    expect(removeItem(text, 'stairs', 0)).toBe('game=staircase&stairs=3,1');
    expect(removeItem(text, 'stairs', 2)).toBe('game=staircase&stairs=0,3');
    expect(removeItem(text, 'stairs', 3)).toBe(text);
  });

  it('begins and ends with an empty list', () => {
    expect(addItem('game=nim&piles=', 'piles', 4)).toBe('game=nim&piles=4');
    expect(removeItem('game=nim&piles=4', 'piles', 0)).toBe('game=nim&piles=');
    expect(addItem('game=nim', 'piles', 4)).toBe('game=nim&piles=4');
  });

  it('agrees with an edit of the numbers, at every place of a list', () => {
    const numbers = [10, 0, 200, 3, 3];
    const text = `game=nim&piles=${numbers.join(',')}&play=misere`;
    for (const index of numbers.keys()) {
      expect(setItem(text, 'piles', index, 77)).toBe(`game=nim&piles=${numbers.with(index, 77).join(',')}&play=misere`);
      expect(stepItem(text, 'piles', index, 1)).toBe(
        `game=nim&piles=${numbers.with(index, itemAt(numbers, index) + 1).join(',')}&play=misere`,
      );
      expect(removeItem(text, 'piles', index)).toBe(
        `game=nim&piles=${numbers.toSpliced(index, 1).join(',')}&play=misere`,
      );
    }
  });

  it('of piles that may be given coins keeps both lists in step', () => {
    const text = 'game=poker&piles=3,5&adds=1,2';
    expect(addPile(text, 4)).toBe('game=poker&piles=3,5,4&adds=1,2,2');
    expect(removePile(text, 0)).toBe('game=poker&piles=5&adds=2');
  });
});

describe('the numbering of stairs', () => {
  it('takes the ground into the list or out of it, the stairs staying the same', () => {
    const text = 'game=staircase&stairs=0,3,1,2';
    const steps = setNumbering(text, 'steps-1');
    expect(steps).toBe('game=staircase&stairs=3,1,2&numbering=steps-1');
    expect(numberingOf(steps)).toBe('steps-1');
    expect(setNumbering(steps, 'steps-0')).toBe('game=staircase&stairs=3,1,2&numbering=steps-0');
    expect(setNumbering(steps, 'ground-0')).toBe(text);
  });
});

describe('heaps of a row', () => {
  it('say what they count for', () => {
    expect(heapViews(stairs()).map(({ label }) => label)).toEqual([
      'stair 0, 0 coins, the ground: coins rest here, lost for the player to move, Grundy number 0',
      'stair 1, 3 coins, counts, won for the player to move, Grundy number 3, winning: leave 2',
      'stair 2, 1 coin, does not count, lost for the player to move, Grundy number 0',
      'stair 3, 2 coins, counts, won for the player to move, Grundy number 2',
    ]);
    expect(heapViews(ordered())[2]?.label).toContain('pile 3, 4 stones, 2 more than pile 2, which counts');
    expect(
      heapViews(cakes()).map(({ label }) => label.includes('one of the largest') && !label.includes('not one')),
    ).toEqual([true, true, false]);
    expect(heapViews(pots())[2]?.label).toContain('one stone here has Grundy number 1; an odd number of stones counts');
    expect(heapViews(pots())[3]?.label).toContain('the last pot: stones rest here');
  });

  it('win where a turn starts, not where its stones go', () => {
    expect(heapViews(pots()).map(({ winning }) => winning)).toEqual([true, false, false, false]);
    expect(heapViews(stairs()).map(({ leaves }) => leaves)).toEqual([[], [2], [], []]);
  });

  it('are drawn some hundreds at a time', () => {
    const heaps = new Float64Array(1000).fill(1);
    const long = {
      ...stairs(),
      position: { ...rowPosition(stairs()), heaps, values: heaps, counts: new Uint8Array(1000) },
    };
    const from = windowOf(999);
    expect(heapViews(long, from).map(({ name }) => name)).toEqual(
      Array.from({ length: MOST_HEAPS }, (_, place) => String(from + place)),
    );
    expect(windowWords(rowPosition(long), 0)).toBe('Stairs 0 to 199 of 1000.');
    expect(windowWords(rowPosition(stairs()), 0)).toBe('');
  });
});

it('a selected heap says what the core says of it', () => {
  expect(placeView(stairs(), { table: 0, state: 1 })).toMatchObject({
    title: 'Stair 1',
    outcome: 'Its coins alone: won for the player to move.',
  });
  expect(placeView(stairs(), { table: 0, state: 1 })?.facts.at(-1)).toBe('Grundy number 3');
  expect(placeView(cakes(), { table: 0, state: 2 })).toMatchObject({
    outcome: 'Not among the largest: you may not eat it yet.',
    facts: ['1 piece'],
  });
  expect(placeView(nimble(), { table: 0, state: 5 })?.title).toBe('A coin on square 5');
});

it('the number of largest cakes is told as the core counts them', () => {
  expect(summaryOf(cakes())).toBe('2 cakes have the largest size, 3 pieces: an even number of cakes.');
  expect(summaryOf(stairs())).toBe('');
});

describe('what is held', () => {
  it('is written as the core takes moves', () => {
    expect(heldMove({ heap: 3, amount: 2, pots: [] }, rowPosition(stairs()))?.notation).toBe('3:0');
    expect(heldMove({ heap: 2, amount: 1, pots: [] }, rowPosition(ordered()))?.notation).toBe('3:3');
    expect(heldMove({ heap: 0, amount: 1, pots: [2] }, rowPosition(pots()))).toBeNull();
    expect(heldMove({ heap: 0, amount: 1, pots: [2, 3] }, rowPosition(pots()))?.notation).toBe('1:3,4');
  });

  it('is said with where it goes', () => {
    expect(heldWords({ heap: 1, amount: 2, pots: [] }, stairs())).toBe(
      '2 coins from stair 1 picked up: move down to the ground.',
    );
    expect(heldWords({ heap: 3, amount: 1, pots: [] }, stairs())).toBe(
      '1 coin from stair 3 picked up: move down to stair 2.',
    );
    const steps = {
      ...stairs(),
      text: 'game=staircase&stairs=3,1,2&numbering=steps-1',
      position: { ...rowPosition(stairs()), first: 1 },
    };
    expect(heldWords({ heap: 0, amount: 1, pots: [] }, steps)).toBe(
      '1 coin from stair 1 picked up: move down to the ground.',
    );
  });
});

describe('the picture of a row', () => {
  it('rises from stair to stair, and coins are found where they lie', () => {
    const picture = rowPicture(heapViews(stairs()), 'stairs');
    const floors = picture.columns.map(({ floor }) => floor);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
    expect(new Set(floors).size).toBe(4);
    const [, first] = picture.columns;
    expect(
      [first!.floor - 1, first!.floor - 2 * picture.unit + 1, first!.top - 20].map((y) => coinAt(first!, picture, y)),
    ).toEqual([0, 1, null]);
    expect(heapAt(picture, first!.x + 5)).toBe(1);
  });

  it('draws the ground beside stairs that do not list it', () => {
    const heaps = heapViews({ ...stairs(), text: 'game=staircase&stairs=3,1,2&numbering=steps-1' });
    const picture = rowPicture(heaps, 'stairs');
    expect(picture.ground?.x).toBeLessThan(itemAt(picture.columns, 0).x);
    expect(heapAt(picture, picture.ground!.x + 5)).toBe(-1);
    expect(rowPicture(heapViews(stairs()), 'stairs').ground).toBeNull();
  });

  it('shows how far a pile rises above the one before it', () => {
    const { columns, unit } = rowPicture(heapViews(ordered()), 'piles');
    expect(columns.map(({ level, top }) => Math.round((level - top) / unit))).toEqual([1, 1, 2]);
  });

  it('stays small when heaps are large', () => {
    const huge = { ...ordered(), position: { ...rowPosition(ordered()), heaps: Float64Array.of(1, 2, 9e15) } };
    const { height, single } = rowPicture(heapViews(huge), 'piles');
    expect(height).toBeLessThan(400);
    expect(single).toBe(false);
    expect(shortNumber(9e15).length).toBeLessThan(7);
  });
});

it('a pile says how many coins it may still receive', () => {
  const poker = nim();
  const given = { ...poker, position: { ...poker.position, adds: Float64Array.of(2, 0, 1) } as typeof poker.position };
  expect(drawnPiles(given, pilesView(given)).map(({ adds }) => adds)).toEqual([2, 0, 1]);
  expect(drawnPiles(given, pilesView(given))[0]?.label).toContain('may still receive 2 coins');
  expect(drawnPiles(poker, pilesView(poker)).map(({ adds }) => adds)).toEqual([null, null, null]);
});

describe('coins on a strip', () => {
  it('stand on their squares, which say what a coin there is worth', () => {
    const strip = squares(nimble(), coinView(nimble()));
    expect(strip).toHaveLength(coinView(nimble()).last + 1);
    expect(strip[5]).toMatchObject({ count: 2, coins: [1, 2], mark: '5', shade: 'win', target: false });
    expect(strip[0]).toMatchObject({ count: 0, coins: [], target: true, shade: 'lose' });
    expect(strip[3]?.label).toBe(
      'square 3, coin 1, won for the player to move, Grundy number 3, a winning move starts here',
    );
  });

  it('move to squares, in words', () => {
    expect(movesView(nimble()).turns.map(({ label }) => label)).toEqual(['Coin 1: 3 → 0']);
    const text = stepView(
      { kind: 'restores', items: [0], heap: 0, turn: 0, before: 3, after: 0, big: null },
      nimble(),
    ).text;
    expect(text).toBe('Moving coin 1 to square 0 changes its Grundy number from 3 to 0 and makes the nim-sum 0.');
    expect(turnWords(nim().position, legalTurn(0, 7, 9))).toBe('raising pile 1 to 9');
  });

  it('are drawn as piles when the strip is long', () => {
    expect(pictureOf(nimble())).toBe('strip');
    const far = nimble();
    expect(
      pictureOf({ ...far, position: { ...far.position, piles: Float64Array.of(1e6) } as typeof far.position }),
    ).toBe('piles');
    expect(pictureOf(nim())).toBe('piles');
  });
});
