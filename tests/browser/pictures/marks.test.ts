import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  click,
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
const seen = (page: Page, selector: string): Promise<number> =>
  ask<number>(page, `all('grundy-marks-svg')[0].shadowRoot.querySelectorAll('${selector}').length`);

it('a tap marks a cell and frees it, and cells say what a mark there leaves', async () => {
  const page = await site.open('#game=notakto&size=3x3&play=misere');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('[data-cell="1,1"]')[0].getAttribute('class')`)).toContain('lose');
  expect(await seen(page, '.ring')).toBe(1);
  await click(page, cell(1, 1));
  await untilPosition(page, 'game=notakto&size=3x3&marked=b2&play=misere');
  await untilVerdict(page, 'The player to move loses');
  expect(await seen(page, '.cross')).toBe(1);
  await click(page, cell(1, 1));
  await untilPosition(page, 'game=notakto&size=3x3&play=misere');
});

it('a board with three in a row fades, and between boards there is nothing', async () => {
  const page = await site.open('#game=notakto&size=3x3&boards=2&marked=a1,b1');
  await untilVerdict(page, 'The player to move');
  expect(await seen(page, '[data-cell]')).toBe(18);
  expect(await seen(page, '.ended')).toBe(0);
  await click(page, cell(2, 0));
  await untilPosition(page, 'game=notakto&size=3x3&boards=2&marked=a1,b1,c1');
  await until(page, `all('grundy-marks-svg')[0].shadowRoot.querySelectorAll('.ended').length === 9`);
  expect(await ask(page, `all('[data-cell="0,2"]')[0].getAttribute('aria-label')`)).toBe(
    'a3, row 3 column 1, cannot be marked any more',
  );
  await type(page, 'input[aria-label="Boards"]', '3');
  await untilPosition(page, 'game=notakto&size=3x3&boards=3&marked=a1,b1,c1');
  await press(page, 'Free all');
  await untilPosition(page, 'game=notakto&size=3x3&boards=3');
});

it('boards are marked by keyboard alone, and in a match turns are played', async () => {
  const page = await site.open('#game=notakto&size=2x1&boards=2');
  await untilVerdict(page, 'The player to move loses');
  await focusPicture(page, '[data-cell="0,0"]');
  await keys(page, 'ArrowRight', 'ArrowRight', 'Enter');
  await untilPosition(page, 'game=notakto&size=2x1&boards=2&marked=d1');
  await keys(page, 'Enter');
  await untilPosition(page, 'game=notakto&size=2x1&boards=2');
  await press(page, 'Play');
  await until(
    page,
    `all('grundy-notakto-editor').length === 1 && all('.tools', all('grundy-notakto-editor')[0].shadowRoot).length === 0`,
  );
  await focusPicture(page, '[data-cell="0,0"]');
  await keys(page, 'Enter', 'Enter');
  await until(page, `location.hash.split('marked=')[1]?.split(',').length === 2`);
});
