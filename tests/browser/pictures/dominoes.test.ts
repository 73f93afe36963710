import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  click,
  drag,
  focusPicture,
  keys,
  press,
  type,
  until,
  untilPosition,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const cell = (x: number, y: number): string => `[data-cell="${x},${y}"] .fill`;
const says = (selector: string, words: string): string =>
  `all('${selector}')[0]?.shadowRoot.textContent.includes('${words}')`;
const count = (page: Page, kind: string): Promise<number> =>
  ask<number>(page, `all('grundy-board-svg')[0].shadowRoot.querySelectorAll('.${kind}').length`);

it('two taps put a domino down, and the cells beside the first one are marked', async () => {
  const page = await site.open('#game=cram&size=3x2');
  await untilVerdict(page, 'The player to move wins');
  await click(page, cell(0, 0));
  await until(page, `all('grundy-board-svg')[0].shadowRoot.querySelectorAll('.reach').length === 2`);
  await click(page, cell(2, 1));
  expect(await count(page, 'reach')).toBe(2);
  await click(page, cell(1, 1));
  await untilPosition(page, 'game=cram&size=3x2&taken=b2,c2');
  expect(await ask(page, `all('[data-cell="1,1"]')[0].ariaLabel`)).toBe('b2, row 2 column 2, taken');
  await press(page, 'Take cells');
  await click(page, cell(1, 1));
  await untilPosition(page, 'game=cram&size=3x2&taken=c2');
  await drag(page, cell(0, 0), cell(2, 0));
  await untilPosition(page, 'game=cram&size=3x2&taken=a1,b1,c1,c2');
  await press(page, 'Free all');
  await untilPosition(page, 'game=cram&size=3x2');
});

it('a drag from a free cell to one beside it puts a domino down, in a match too, and any other drag does nothing', async () => {
  const page = await site.open('#game=cram&size=3x2&taken=c2');
  await untilVerdict(page, 'The player to move');
  await drag(page, cell(0, 0), cell(1, 1));
  await drag(page, cell(2, 1), cell(2, 0));
  expect(await count(page, 'reach')).toBe(0);
  await drag(page, cell(1, 0), cell(1, 1));
  await untilPosition(page, 'game=cram&size=3x2&taken=b1,b2,c2');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await press(page, 'Another person');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  await drag(page, cell(0, 1), cell(0, 0));
  await until(page, `all('grundy-match')[0].view.entries.length > 0`);
});

it('each cell says the number of its region, and the winning dominoes are lit', async () => {
  const page = await site.open('#game=cram&size=8x4&taken=c1,g1,c2,g2,c3,g3,c4,g4');
  await untilVerdict(page, 'The player to move wins');
  const marks = await ask<string[]>(
    page,
    `['0,0', '3,0', '7,0'].map((cell) => all('[data-cell="' + cell + '"] text')[0].textContent)`,
  );
  expect(marks).toEqual(['0', '1', '2']);
  expect(await count(page, 'ring')).toBeGreaterThan(1);
  await until(page, says('grundy-why', 'No domino joins the 3 regions'));
});

it('a board is played by keyboard alone, in a match too', async () => {
  const page = await site.open('#game=cram&size=2x2&play=misere');
  await untilVerdict(page, 'The player to move wins');
  await focusPicture(page, '[data-cell="0,0"]');
  await keys(page, 'Enter', 'ArrowUp', 'Enter');
  await untilPosition(page, 'game=cram&size=2x2&taken=a1,a2&play=misere');
  await keys(page, 'x');
  await untilPosition(page, 'game=cram&size=2x2&taken=a1&play=misere');
});

it('other sides leave out what is taken beyond them', async () => {
  const page = await site.open('#game=cram&size=4x3&taken=a1,d3');
  await untilVerdict(page, 'The player to move');
  await type(page, 'input[aria-label="Columns"]', '3');
  await untilPosition(page, 'game=cram&size=3x3&taken=a1');
});
