import { expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import { itemAt } from '../../../web/src/params/item-at.ts';
import {
  ask,
  cell,
  click,
  drag,
  press,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite, type Site } from '../support/site.ts';

const site = useSite();
const calm = useSite({ reducedMotion: true });

const status = `all('grundy-match-line')[0]?.shadowRoot.querySelector('.status')?.textContent`;

/** Opens a position whose animations pause at their start until a test releases them. */
async function open(text: string, on: Site = site): Promise<Page> {
  const page = await on.open(`#${text}`);
  await untilVerdict(page, '');
  await page.mouse.move(300, 300);
  await until(page, `all('grundy-playground')[0].modes.motion.motion !== null`);
  await ask(
    page,
    `(() => {
      const { animate } = Element.prototype;
      window.begun = [];
      Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        animation.pause();
        window.begun.push({ animation, frames, element: this });
        return animation;
      };
    })()`,
  );
  return page;
}

const letGo = (page: Page): Promise<void> =>
  ask(page, `window.begun.splice(0).forEach(({ animation }) => animation.finish())`);

/** Plays a move as its chip in the list does. */
const play = (page: Page, move: string): Promise<void> =>
  ask(
    page,
    `all('grundy-side')[0].dispatchEvent(new CustomEvent('grundy-play', { detail: { move: '${move}' }, bubbles: true, composed: true }))`,
  );

/** Waits until everything that starts with the frame of this position has started. */
const untilDrawn = async (page: Page, text: string): Promise<void> => {
  await untilPosition(page, text);
  await ask(page, `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`);
};

const begun = `window.begun.length`;

const middles = (page: Page, ...selectors: string[]): Promise<[number, number][]> =>
  ask(
    page,
    `${JSON.stringify(selectors)}.map((selector) => all(selector)[0].getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2])`,
  );

const apart = ([ax, ay]: [number, number], [bx, by]: [number, number]): number => Math.hypot(ax - bx, ay - by);

const KNIGHTS = ['[data-piece="0"]', '[data-piece="1"]'];

it('what the opponent moves slides from where it stood and ends at its place, and a press meanwhile is taken', async () => {
  const page = await open('game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await press(page, 'Play');
  await until(page, `${status} === 'Your move.' && all('grundy-match')[0].view.turns.length > 0`);
  const before = await middles(page, ...KNIGHTS);
  await press(page, 'The opponent starts');
  await until(page, `${begun} === 1`);
  const moved = await ask<number>(page, `Number(window.begun[0].element.dataset.piece)`);
  const [slides, stays] = [itemAt(KNIGHTS, moved), itemAt(KNIGHTS, 1 - moved)];
  expect(await ask(page, `all('${slides}')[0].getAnimations().length`)).toBe(1);
  const meanwhile = await middles(page, ...KNIGHTS);
  expect(apart(itemAt(meanwhile, moved), itemAt(before, moved))).toBeLessThan(8);
  // The other knight is picked up before this one arrives.
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  await click(page, stays);
  await untilThere(page, `${stays}.held`);
  expect(await ask(page, begun)).toBe(1);
  await letGo(page);
  const at = await ask<string>(page, `/pieces=knight4@(..),knight4@(..)/.exec(location.hash)[${moved + 1}]`);
  const [knight, goal] = await middles(page, slides, cell(at));
  expect(apart(knight!, goal!)).toBeLessThan(8);
});

it('coins that are taken fade and leave nothing behind, and come back when the move is undone', async () => {
  const page = await open('game=nim&piles=7,4,1');
  await play(page, '1:5');
  await until(page, `${begun} === 2 && all('.passing').length === 2`);
  expect(await ask(page, `window.begun.map(({ frames }) => frames.opacity.join())`)).toEqual(['1,0', '1,0']);
  await letGo(page);
  await until(page, `all('.passing').length === 0`);
  await press(page, 'Undo');
  await until(page, `${begun} === 2`);
  expect(
    await ask(page, `window.begun.map(({ frames, element }) => frames.opacity.join() + element.dataset.coin)`),
  ).toEqual(['0,15', '0,16']);
});

it.each([
  ['down the stairs', 'game=staircase&stairs=0,3,1,2,4', '1:2', '.coin'],
  ['up the tree', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2', '2:0', 'text.passing'],
  ['along a strip', 'game=nimble&coins=3,5,5', '1:0', '.coin'],
  ['onto others on a strip', 'game=nimble&coins=3,5,5', '2:3', '.passing'],
  ['along an arc', 'game=graph&arcs=1-2,2-3,1-3,3-4&tokens=1,2', '1:3', '.token'],
  ['onto another on a node', 'game=graph&arcs=1-2,2-3,1-3,3-4&tokens=1,2', '1:2', '.passing'],
  ['in a row', 'game=northcott&columns=8&rows=1-5,8-4,3-4', '1:w4', '[data-piece="0-white"]'],
])('what moves %s slides there', async (_, text, move, what) => {
  const page = await open(text);
  await play(page, move);
  await until(page, `window.begun.filter(({ frames }) => frames.translate).length === 1`);
  const moving = `window.begun.find(({ frames }) => frames.translate).element`;
  expect(await ask(page, `[${moving}.matches('${what}'), getComputedStyle(${moving}).pointerEvents]`)).toEqual([
    true,
    'none',
  ]);
  await letGo(page);
  await until(page, `all('.passing').length === 0`);
});

it('nothing slides that is dragged, that is edited, or where much is taken at once', async () => {
  const page = await open('game=nimble&coins=3,5,5');
  await drag(page, '[data-square="3"] .coin', '[data-square="1"]');
  await untilDrawn(page, 'game=nimble&coins=1,5,5');
  await press(page, 'Add a coin');
  await until(page, `location.hash.includes('coins=1,5,5,')`);
  await untilDrawn(page, (await ask<string>(page, `location.hash`)).slice(1));
  expect(await ask(page, begun)).toBe(0);
  const stairs = await open('game=staircase&stairs=0,25');
  await play(stairs, '1:0');
  await untilDrawn(stairs, 'game=staircase&stairs=25,0');
  expect(await ask(stairs, begun)).toBe(0);
});

const reshade = async (page: Page): Promise<void> => {
  await ask(
    page,
    `(() => { window.faded = 0; all('grundy-board-svg')[0].shadowRoot.addEventListener('transitionrun', () => ++window.faded); })()`,
  );
  await click(page, '[data-piece="1"]');
  await untilThere(page, '[data-piece="1"].held');
  await ask(page, `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`);
};

const TWO_KINDS = 'game=board&size=8x8&pieces=knight4@c5,king@f6&toward=left-down';

it('colours fade where another table shades the board, and for no longer', async () => {
  const page = await open(TWO_KINDS);
  await reshade(page);
  await until(page, `window.faded > 0`);
  await until(
    page,
    `all('grundy-board-svg')[0].shadowRoot.adoptedStyleSheets.every((sheet) => ![...sheet.cssRules].some(({ style }) => style?.transitionDuration))`,
  );
});

it('nothing slides or fades where the reader wants less motion', async () => {
  const page = await open(TWO_KINDS, calm);
  await reshade(page);
  expect(await ask(page, `window.faded`)).toBe(0);
  const nim = await open('game=nim&piles=7,4,1', calm);
  await play(nim, '1:5');
  await untilDrawn(nim, 'game=nim&piles=5,4,1');
  expect(await ask(nim, begun)).toBe(0);
});
