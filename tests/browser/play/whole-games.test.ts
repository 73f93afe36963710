/** Whole games between two people, from the address to the last move: by keyboard alone, and by touch alone. */

import type { KeyInput, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { arrived, ask, cell, middle, type Point, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

/** What is tapped: a button with these words, an element by its selector, or a point of the picture. */
type Tapped = string | { on: string } | ((page: Page) => Promise<Point>);

interface Game {
  name: string;
  text: string;
  winner: 'first' | 'second';
  /** The keys of each turn. The focus is on the picture and stays there. */
  keys: string[];
  /** The taps of each turn. */
  taps: Tapped[][];
}

const to = (name: string): Tapped => ({ on: cell(name) });
const piece = (index: number): Tapped => ({ on: `[data-piece="${index}"]` });
const square = (index: number): Tapped => ({ on: `[data-square="${index}"]` });
const heap = (index: number): Tapped => ({ on: `[data-heap="${index}"] .column` });
const coin = (index: number, from = 0): Tapped => ({ on: `[data-heap="${index}"] [data-coin="${from}"]` });
const disc = (row: number, colour: string): Tapped => ({ on: `[data-piece="${row}-${colour}"] .disc` });
const offered: Tapped = { on: '.ring.reach' };

/** A cell of the heat map, which shows its 30 columns and rows as large as they fit. */
const heat =
  (column: number, row: number): Tapped =>
  async (page) => {
    await middle(page, 'canvas');
    const box = await ask<{ x: number; y: number; width: number; height: number }>(
      page,
      `all('canvas')[0].getBoundingClientRect().toJSON()`,
    );
    const side = Math.min(box.width, box.height) / 30;
    return { x: box.x + box.width / 2 + (column - 14.5) * side, y: box.y + box.height / 2 + (14.5 - row) * side };
  };

/** A coin of a heap that can be split. */
const pin = (row: number, place: number): Tapped => ({ on: `[data-coin="${row}:${place}"]` });

const games: Game[] = [
  {
    name: 'Nim',
    text: 'game=nim&piles=1,2',
    winner: 'second',
    keys: ['ArrowDown Enter', 'ArrowRight 0 Enter'],
    taps: [
      ['Pile 1: one less', 'End turn'],
      ['Pile 2: one less', 'Pile 2: one less', 'End turn'],
    ],
  },
  {
    name: 'take-away',
    text: 'game=subtraction&take=1,2&piles=3',
    winner: 'second',
    keys: ['ArrowDown Enter', 'ArrowDown ArrowDown Enter'],
    taps: [
      ['Pile 1: one less', 'End turn'],
      ['Pile 1: one less', 'Pile 1: one less', 'End turn'],
    ],
  },
  {
    name: 'Kayles',
    text: 'game=kayles&piles=3',
    winner: 'first',
    keys: ['ArrowRight ArrowRight Enter Enter', 'ArrowRight Enter Enter', 'ArrowRight Enter Enter'],
    taps: [
      [pin(0, 1), 'End turn'],
      [pin(1, 0), 'End turn'],
      [pin(0, 0), 'End turn'],
    ],
  },
  {
    name: 'Poker Nim',
    text: 'game=poker-nim&piles=1&adds=1',
    winner: 'second',
    keys: ['ArrowUp Enter', '0 Enter'],
    taps: [
      ['Pile 1: one more', 'End turn'],
      ['Pile 1: one less', 'Pile 1: one less', 'End turn'],
    ],
  },
  {
    name: 'coins on a strip',
    text: 'game=nimble&coins=1,2',
    winner: 'second',
    keys: [
      'ArrowRight Enter ArrowLeft Enter Enter',
      'ArrowRight ArrowRight Enter ArrowLeft ArrowLeft Enter ArrowRight Enter',
    ],
    taps: [
      [square(1), square(0), 'End turn'],
      [square(2), square(0), 'End turn'],
    ],
  },
  {
    name: 'a board',
    text: 'game=board&size=3x3&pieces=queen@b2&toward=left-down',
    winner: 'second',
    keys: ['ArrowUp ArrowRight Enter ArrowLeft Enter Enter', 'Enter ArrowDown Enter Enter'],
    taps: [
      [piece(0), to('a2'), 'End turn'],
      [piece(0), to('a1'), 'End turn'],
    ],
  },
  {
    name: 'a board as a heat map',
    text: 'game=board&size=30x30&pieces=queen@b2&toward=left-down',
    winner: 'second',
    keys: ['ArrowUp ArrowRight Enter ArrowLeft Enter Enter', 'Enter ArrowDown Enter Enter'],
    taps: [
      [heat(1, 1), heat(0, 1), 'End turn'],
      [heat(0, 1), heat(0, 0), 'End turn'],
    ],
  },
  {
    name: 'a turn that moves every piece',
    text: 'game=board&size=3x3&pieces=queen@c1,queen@a3&toward=left-down&sum=conjunctive',
    winner: 'second',
    keys: [
      'ArrowRight ArrowRight Enter ArrowLeft Enter ArrowUp ArrowUp ArrowLeft Enter ArrowDown Enter Enter',
      'Enter ArrowDown Enter ArrowRight Enter ArrowLeft Enter Enter',
    ],
    taps: [
      [piece(0), to('b1'), piece(1), to('a2'), 'End turn'],
      [piece(0), to('a1'), piece(1), to('a1'), 'End turn'],
    ],
  },
  {
    name: 'a tree',
    text: 'game=tree&parents=0,1&coins=0,3',
    winner: 'second',
    keys: ['ArrowDown 1 Enter', 'u Enter'],
    taps: [
      [{ on: '[data-node="1"] .disc' }, 'Coins on node 2: one less', 'Coins on node 2: one less', 'End turn'],
      ['Move a coin up', 'End turn'],
    ],
  },
  {
    name: 'a staircase',
    text: 'game=staircase&stairs=0,1,1',
    winner: 'first',
    keys: ['ArrowRight Enter Enter Enter', 'ArrowRight Enter Enter Enter', 'ArrowLeft Enter Enter Enter'],
    taps: [
      [coin(1), heap(0), 'End turn'],
      [coin(2), heap(1), 'End turn'],
      [coin(1), heap(0), 'End turn'],
    ],
  },
  {
    name: 'piles in order',
    text: 'game=ordered&piles=1,2',
    winner: 'first',
    keys: ['ArrowRight Enter Enter Enter', 'ArrowLeft Enter Enter Enter', 'ArrowRight Enter Enter Enter'],
    taps: [
      [coin(1, 1), coin(1, 1), 'End turn'],
      [coin(0), coin(0), 'End turn'],
      [coin(1), coin(1), 'End turn'],
    ],
  },
  {
    name: 'cakes',
    text: 'game=cake&piles=1,1',
    winner: 'second',
    keys: ['Enter Enter Enter', 'ArrowRight Enter Enter Enter'],
    taps: [
      [coin(0), coin(0), 'End turn'],
      [coin(1), coin(1), 'End turn'],
    ],
  },
  {
    name: 'pots',
    text: 'game=roxor&pots=2,0',
    winner: 'second',
    keys: ['Enter ArrowRight Enter Enter Enter', 'ArrowLeft Enter ArrowRight Enter Enter Enter'],
    taps: [
      [coin(0), heap(1), heap(1), 'End turn'],
      [coin(0), heap(1), heap(1), 'End turn'],
    ],
  },
  {
    name: 'Northcott',
    text: 'game=northcott&columns=3&rows=1-3,1-3',
    winner: 'second',
    keys: [
      'Enter ArrowRight Enter Enter',
      'ArrowDown ArrowRight Enter ArrowLeft Enter Enter',
      'ArrowUp ArrowLeft Enter ArrowLeft Enter Enter',
      'ArrowRight Enter ArrowLeft Enter Enter',
    ],
    taps: [
      [disc(0, 'white'), offered, 'End turn'],
      [disc(1, 'black'), offered, 'End turn'],
      [disc(0, 'white'), offered, 'End turn'],
      [disc(0, 'black'), offered, 'End turn'],
    ],
  },
];

const status = `all('.status[role="status"]')[0]?.textContent`;

/** `count` turns have been made, and the next player is to move. */
const turnsMade = (count: number): string =>
  `all('li button[aria-current]')[0]?.textContent.trim().startsWith('${count === 0 ? 'Start' : `${count}.`}') && ${status}?.includes('${count % 2 === 0 ? 'first' : 'second'} player is to move')`;

const ended = (winner: string): string => `${status} === 'The ${winner} player made the last move and won.'`;

/** The element of a picture that takes keys: a pile's face, a cell, a node or a heat map, but not the table of sizes below piles. */
const PICTURE = `.face, svg [role='gridcell'], [data-square], [role='treeitem'], .window`;
/** The most Tab stops on the way to anything. */
const MOST_STOPS = 60;

interface Stop {
  /** Whether this is the element that was looked for. */
  found: boolean;
  /** Whether the element or its surroundings show that it has the focus. */
  visible: boolean;
  what: string;
}

/** The focused element, through all shadow roots. It loses and regains the focus, to see how its focus looks. */
function stop(page: Page, sought: { words?: string; selector?: string }): Promise<Stop> {
  return ask(
    page,
    `(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      const { words = '', selector = '' } = ${JSON.stringify(sought)};
      const around = [at, ...at.querySelectorAll('*'), at.parentElement, at.parentElement?.parentElement].filter(Boolean);
      const look = () => around.map((each) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke, strokeWidth } = getComputedStyle(each);
        return [outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor, boxShadow, borderColor, stroke, strokeWidth].join();
      }).join(';');
      const focused = look();
      at.blur();
      const left = look();
      at.focus();
      return {
        found: (selector !== '' && at.matches(selector)) || (words !== '' && (at.textContent.trim() === words || at.getAttribute('aria-label') === words)),
        visible: focused !== left,
        what: at.tagName + ' ' + (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40),
      };
    })()`,
  );
}

/** Presses Tab until the element that was looked for has the focus. On the way the focus is always visible. */
async function tabTo(page: Page, sought: { words?: string; selector?: string }, back = false): Promise<void> {
  if (back) await page.keyboard.down('Shift');
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; ++stops) {
    await page.keyboard.press('Tab');
    const { found, visible, what } = await stop(page, sought);
    expect(visible, `the focus is seen on ${what}`).toBe(true);
    passed.push(what);
    if (found) break;
  }
  if (back) await page.keyboard.up('Shift');
  expect((await stop(page, sought)).found, `${JSON.stringify(sought)} comes after ${passed.join(', ')}`).toBe(true);
}

async function untilDrawn(page: Page): Promise<void> {
  await until(page, `all('grundy-verdict').length > 0 && ${arrived}`);
}

it.each(someOf(games, 4))('$name: a whole game by the keyboard alone', async ({ text, winner, keys }) => {
  const page = await site.open(`#${text}`);
  await untilDrawn(page);
  await tabTo(page, { words: 'Play' });
  await page.keyboard.press('Enter');
  await until(page, `${status} === 'Your move.'`);
  await tabTo(page, { words: 'Another person' });
  await page.keyboard.press('Enter');
  await until(page, turnsMade(0));
  await tabTo(page, { selector: PICTURE }, true);
  for (const [made, turn] of keys.entries()) {
    for (const key of turn.split(' ')) await page.keyboard.press(key as KeyInput);
    await until(page, made + 1 < keys.length ? turnsMade(made + 1) : ended(winner));
    expect(await stop(page, { selector: PICTURE })).toMatchObject({ found: true, visible: true });
  }
});

async function tap(page: Page, tapped: Tapped): Promise<void> {
  const place =
    typeof tapped === 'string'
      ? buttonCalled(page, tapped)
      : typeof tapped === 'function'
        ? tapped(page)
        : middle(page, tapped.on);
  const { x, y } = await place;
  await page.touchscreen.tap(x, y);
}

async function buttonCalled(page: Page, words: string): Promise<Point> {
  const found = `all('button').find((button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility({ visibilityProperty: true }) && (button.textContent.trim() === '${words}' || button.ariaLabel === '${words}'))`;
  await until(page, found);
  return ask(
    page,
    `(() => { const button = ${found}; button.scrollIntoView({ block: 'center' }); const { x, y, width, height } = button.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
  );
}

it.each(someOf(games, 4))('$name: a whole game by touch alone', async ({ text, winner, taps }) => {
  const page = await site.open(`#${text}`, { touch: true, width: 800 });
  await untilDrawn(page);
  await ask(
    page,
    `addEventListener('pointerdown', ({ pointerType }) => ((globalThis.pointers ??= new Set()).add(pointerType)), true)`,
  );
  await tap(page, 'Play');
  await until(page, `${status} === 'Your move.'`);
  await tap(page, 'Another person');
  for (const [made, turn] of taps.entries()) {
    await until(page, turnsMade(made));
    for (const tapped of turn) await tap(page, tapped);
  }
  await until(page, ended(winner));
  expect(await ask(page, `[...pointers].join()`)).toBe('touch');
});
