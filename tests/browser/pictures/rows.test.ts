import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  FOCUSED,
  ask,
  click,
  drag,
  focusPicture,
  keys,
  middle,
  press,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const heap = (index: number): string => `[data-heap="${index}"] .column`;
const coin = (index: number, from: number): string => `[data-heap="${index}"] [data-coin="${from}"]`;

/** The label of the focused element, through all shadow roots. */
const SPOKEN = `(${FOCUSED}?.getAttribute('aria-label') ?? '')`;

it('stairs that count light up, the others fade, and the ground is marked', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2,0');
  await untilThere(page, heap(4));
  const classes = await ask<string[]>(
    page,
    `all('[data-heap]').map((heap) => ['counts', 'faded', 'rest'].filter((name) => heap.classList.contains(name)).join())`,
  );
  expect(classes).toEqual(['rest', 'counts', 'faded', 'counts', 'faded']);
  expect((await texts(page, '[data-heap] .name')).join(' ')).toBe('ground 1 2 3 4');
});

it('a move from a stair that does not count is answered by the pairing reply', async () => {
  const page = await site.open('#game=staircase&stairs=0,2,2,2');
  await untilVerdict(page, 'loses');
  await click(page, coin(2, 1));
  await click(page, heap(1));
  await untilPosition(page, 'game=staircase&stairs=0,3,1,2');
  await until(page, `all('grundy-reply')[0]?.shadowRoot.textContent.includes('moving 1 coin down from stair 1')`);
  await press(page, 'Play the reply');
  await untilPosition(page, 'game=staircase&stairs=1,2,1,2');
  await untilVerdict(page, 'loses');
  await until(page, `all('grundy-reply').length === 0`);
});

// In a won position the reply must not be offered: it would give the win back to the opponent.
it('a reply that hands the win back is not offered', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilVerdict(page, 'wins');
  await click(page, coin(2, 0));
  await click(page, heap(1));
  await untilPosition(page, 'game=staircase&stairs=0,4,0,2');
  await until(
    page,
    `all('grundy-reply')[0]?.shadowRoot.textContent.includes('Moving 1 coin down from stair 1 restores the earlier numbers')`,
  );
  expect(await ask(page, `all('grundy-reply')[0].shadowRoot.querySelectorAll('button').length`)).toBe(0);
});

it('what is held is put back where it cannot go', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilVerdict(page, 'wins');
  await drag(page, coin(1, 0), heap(3));
  await drag(page, coin(3, 0), 'grundy-verdict');
  await until(page, `all('.taken').length === 0`);
  await untilPosition(page, 'game=staircase&stairs=0,3,1,2');
});

it('another numbering names the same stairs otherwise', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilVerdict(page, 'Grundy number 1');
  await untilThere(page, 'option[value="steps-1"]');
  for (const [numbering, text, names] of [
    ['steps-1', 'game=staircase&stairs=3,1,2&numbering=steps-1', '1 2 3'],
    ['steps-0', 'game=staircase&stairs=3,1,2&numbering=steps-0', '0 1 2'],
    ['ground-0', 'game=staircase&stairs=0,3,1,2', 'ground 1 2 3'],
  ] as const) {
    await ask(
      page,
      `(() => { const list = all('grundy-row-editor')[0].shadowRoot.querySelector('select'); list.value = '${numbering}'; list.dispatchEvent(new Event('change')); })()`,
    );
    await untilPosition(page, text);
    await untilVerdict(page, 'Grundy number 1');
    await until(
      page,
      `all('[data-heap]:not([data-heap="-1"]) .name').map((name) => name.textContent).join(' ') === '${names}'`,
    );
  }
});

it('coins go down to a ground that is not listed', async () => {
  const page = await site.open('#game=staircase&stairs=3,1,2&numbering=steps-1');
  await untilVerdict(page, 'wins');
  await drag(page, coin(0, 2), '[data-heap="-1"] .column');
  await untilPosition(page, 'game=staircase&stairs=2,1,2&numbering=steps-1');
});

it('a row is edited and played by keyboard alone', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilThere(page, heap(0));
  expect(await ask(page, `all('grundy-row-svg')[0].shadowRoot.querySelectorAll('[tabindex="0"]').length`)).toBe(1);
  await focusPicture(page, '[data-heap="0"] .cell');
  await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await until(page, `${SPOKEN}.startsWith('stair 3, 2 coins, counts, won')`);
  await keys(page, 'Enter', 'ArrowUp', 'Enter');
  await untilPosition(page, 'game=staircase&stairs=0,3,3,0');
  await keys(page, '1', '2');
  await untilPosition(page, 'game=staircase&stairs=0,3,3,12');
  await keys(page, 'ArrowDown');
  await untilPosition(page, 'game=staircase&stairs=0,3,3,11');
  await keys(page, 'a');
  await untilPosition(page, 'game=staircase&stairs=0,3,3,11,1');
  await keys(page, 'Delete');
  await untilPosition(page, 'game=staircase&stairs=0,3,3,11');
  await keys(page, 'Enter', 'Escape', 'ArrowLeft', 'Enter', 'Enter');
  await untilPosition(page, 'game=staircase&stairs=0,4,2,11');
});

it('pots are chosen by keyboard, and a wrong one is refused by the core', async () => {
  const page = await site.open('#game=roxor&pots=2,1,1,1,5');
  await untilThere(page, '[data-heap="0"]');
  await focusPicture(page, '[data-heap="0"] .cell');
  await keys(page, 'Enter', 'ArrowRight', 'Enter', 'Enter');
  await untilPosition(page, 'game=roxor&pots=1,3,1,1,5');
  await untilVerdict(page, 'loses');
});

it('a move against the rules is refused in words', async () => {
  const page = await site.open('#game=ordered&piles=3,6,6');
  await untilVerdict(page, 'wins');
  await drag(page, coin(2, 5), 'grundy-verdict');
  await untilThere(page, '.banner');
  await untilPosition(page, 'game=ordered&piles=3,6,6');
});

it('the judge’s answer can be copied', async () => {
  const page = await site.open('#game=ordered&piles=3,6,6');
  await untilThere(page, 'grundy-judge');
  expect(await ask(page, `all('grundy-judge')[0].shadowRoot.querySelector('pre').textContent`)).toBe(
    'TAKE 3 STONES FROM PILE 0',
  );
});

it('heaps a step speaks of light up with it', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilThere(page, 'footer');
  await ask(page, `all('grundy-why')[0].shadowRoot.querySelectorAll('li')[2].querySelector('button').focus()`);
  await until(page, `all('[data-heap].lit').map((heap) => heap.dataset.heap).join() === '1,3'`);
});

it('a long row is leafed through', async () => {
  const page = await site.open(`#game=staircase&stairs=${Array.from({ length: 5000 }, (_, i) => i % 7).join(',')}`);
  await untilThere(page, '[data-heap="199"]');
  expect(await ask(page, `all('[data-heap]').length`)).toBe(200);
  await press(page, 'Later');
  await untilThere(page, '[data-heap="399"]');
  await type(page, 'input[aria-label="Go to stair"]', '4990');
  await untilThere(page, '[data-heap="4999"]');
});

const piece = (row: number, colour: string): string => `[data-piece="${row}-${colour}"] .disc`;

/** Drags a piece of Northcott's board along its row by this many columns. */
async function slide(page: Page, row: number, colour: string, columns: number): Promise<void> {
  const from = await middle(page, piece(row, colour));
  const column = await ask<number>(
    page,
    `all('[data-row="0"] .track')[0].getBoundingClientRect().width / all('grundy-northcott-svg')[0].columns`,
  );
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + columns * column, from.y, { steps: 5 });
  await page.mouse.up();
}

it('Northcott: a piece of the player to move slides by the rules, the other is set', async () => {
  const page = await site.open('#game=northcott&columns=8&rows=1-8,3-6');
  await untilVerdict(page, 'The player to move wins');
  await slide(page, 0, 'white', 4);
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6&turn=black');
  await untilVerdict(page, 'The player to move loses');
  await slide(page, 1, 'white', 1);
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,4-6&turn=black');
  await slide(page, 1, 'black', -4);
  await untilThere(page, '.banner');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,4-6&turn=black');
});

it('Northcott: where no fact is known there is no empty line for it', async () => {
  const page = await site.open('#game=northcott&columns=50&rows=1-40,3-46,5-30,2-20,1-33');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('.facts').length`)).toBe(0);
});

it('Northcott: tap a piece and then its column; rows come and go', async () => {
  const page = await site.open('#game=northcott&columns=8&rows=1-8,3-6');
  await untilVerdict(page, 'wins');
  await click(page, piece(0, 'white'));
  await untilThere(page, '.held');
  await click(page, '[data-row="0"] .ring');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6&turn=black');
  await press(page, 'White moves');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6');
  await press(page, 'Add a row');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6,1-8');
  await press(page, 'Remove');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6');
});

it('Northcott is played by keyboard alone', async () => {
  const page = await site.open('#game=northcott&columns=8&rows=1-8,3-6');
  await untilThere(page, piece(0, 'white'));
  expect(await ask(page, `all('grundy-northcott-svg')[0].shadowRoot.querySelectorAll('[tabindex="0"]').length`)).toBe(
    1,
  );
  await focusPicture(page, '[data-piece="0-white"]');
  await until(page, `${SPOKEN}.startsWith('row 1, white piece on column 1, 6 free cells between, won')`);
  await keys(page, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6&turn=black');
  await keys(page, 'ArrowDown', 'ArrowRight');
  await until(page, `${SPOKEN}.startsWith('row 2, black piece on column 6')`);
  await keys(page, 'Enter', 'ArrowLeft', 'Escape', 't');
  await untilPosition(page, 'game=northcott&columns=8&rows=5-8,3-6');
});

it('Northcott in misère play can be a draw', async () => {
  const page = await site.open('#game=northcott&columns=5&rows=1-4,2-5&play=misere');
  await untilVerdict(page, 'A draw');
});

it('Nimble: coins go left by the rules, right by hand, and squares are chosen by keyboard', async () => {
  const page = await site.open('#game=nimble&coins=3,5,5');
  await untilVerdict(page, 'Grundy number 3');
  await click(page, '[data-square="5"]');
  await until(page, `all('.held').length === 1`);
  await click(page, '[data-square="2"]');
  await untilPosition(page, 'game=nimble&coins=3,5,2');
  await drag(page, '[data-square="3"] .coin', '[data-square="6"]');
  await untilPosition(page, 'game=nimble&coins=6,5,2');
  expect(await ask(page, `all('grundy-coin-strip')[0].shadowRoot.querySelectorAll('[tabindex="0"]').length`)).toBe(1);
  await focusPicture(page, '[data-square="6"]');
  await keys(page, 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await untilPosition(page, 'game=nimble&coins=4,5,2');
  await keys(page, 'a');
  await untilPosition(page, 'game=nimble&coins=4,5,2,4');
  await keys(page, 'Delete', 'Enter', 'Escape');
  await untilPosition(page, 'game=nimble&coins=4,5,2');
});

it('Poker Nim: the coins a pile may still receive are shown and set', async () => {
  const page = await site.open('#game=poker-nim&piles=3,5&adds=2,0');
  await untilVerdict(page, 'wins');
  await press(page, 'Coins that pile 1 may still receive: one less');
  await untilPosition(page, 'game=poker-nim&piles=3,5&adds=1,0');
  await press(page, 'Remove pile 1');
  await untilPosition(page, 'game=poker-nim&piles=5&adds=0');
});
