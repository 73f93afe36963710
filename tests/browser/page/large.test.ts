import { expect, it } from 'vitest';
import {
  ask,
  FOCUSED,
  IDLE,
  middle,
  press,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** Counts how often the page gets its turn while the worker is busy, until the verdict changes. */
const WATCH = `(() => {
  window.turns = 0;
  const words = () => all('grundy-verdict')[0].shadowRoot.textContent;
  const before = words();
  const turn = () => {
    if (!${IDLE}(all('grundy-playground')[0].session.solver)) window.turns += 1;
    if (words() === before) setTimeout(turn);
  };
  turn();
})()`;

it('a 1000 × 1000 queen board is computed in the worker while the page keeps answering', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await quiet();
  await ask(page, WATCH);
  await page.evaluate(() => (location.hash = '#game=board&size=1000x1000&pieces=queen@700,400&toward=left-down'));
  await untilVerdict(page, 'Grundy number 155');
  await untilThere(page, 'canvas');
  await until(page, `all('canvas')[0].width > 300`);
  // This does not depend on the clock: the page must get its turn while the answer is computed.
  expect(await ask(page, 'turns')).toBeGreaterThan(0);
});

it('a heat map answers to pointer, zoom and tap', async () => {
  const page = await site.open('#game=board&size=200x200&pieces=queen@70,40&toward=left-down');
  await untilThere(page, 'canvas');
  await until(page, `all('canvas')[0].width > 300`);
  const over = await middle(page, 'canvas');
  await page.mouse.move(over.x, over.y);
  await until(page, `/^\\(\\d+, \\d+\\): /.test(all('.readout')[0].textContent)`);
  await press(page, 'Zoom in');
  await press(page, 'Zoom in');
  const { x, y } = await middle(page, 'canvas');
  await page.mouse.click(x, y);
  await until(page, `/Queen on \\(\\d+, \\d+\\)/.test(all('grundy-place')[0].shadowRoot.textContent)`);
});

it('a piece is dragged on a heat map', async () => {
  const page = await site.open('#game=board&size=50x50&pieces=queen@25,25&toward=left-down');
  await untilThere(page, 'canvas');
  await until(page, `all('canvas')[0].width > 300`);
  await ask(page, `all('canvas')[0].scrollIntoView({ block: 'center' })`);
  const box = await ask<{ x: number; y: number; width: number; height: number }>(
    page,
    `(() => { const { x, y, width, height } = all('canvas')[0].getBoundingClientRect(); return { x, y, width, height }; })()`,
  );
  const side = Math.min(box.width, box.height) / 50;
  const at = (x: number, y: number): [number, number] => [
    box.x + box.width / 2 + (x - 24.5) * side,
    box.y + box.height / 2 - (y - 24.5) * side,
  ];
  await page.mouse.move(...at(25, 25));
  await page.mouse.down();
  await page.mouse.move(...at(20, 20), { steps: 5 });
  await page.mouse.move(...at(10, 12), { steps: 5 });
  await page.mouse.up();
  await until(page, `location.hash === '#game=board&size=50x50&pieces=queen@k13&toward=left-down'`);
});

it('long work says so, and Cancel answers at once and keeps the position', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await page.evaluate(
    () =>
      (location.hash =
        '#game=board&size=4096x4096&piece.rider=slide(-1,-2)slide(-2,-1)slide(-1,-3)slide(-3,-1)slide(-2,-3)slide(-3,-2)&pieces=rider@4000,4000,queen@4000,4000&toward=left-down'),
  );
  await untilThere(page, '.busy');
  await press(page, 'Cancel');
  await until(page, `all('.busy').length === 0`);
  await untilVerdict(page, 'Grundy number 2');
  await press(page, 'Pile 1: one less');
  await untilVerdict(page, 'Grundy number 3');
  await untilPosition(page, 'game=nim&piles=6,4,1');
});

it('the picture takes the focus from Cancel where the answer comes by itself', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  const computing = (is: boolean): Promise<unknown> => ask(page, `(all('grundy-stage')[0].computing = ${is})`);
  await computing(true);
  await untilThere(page, '.busy button');
  await ask(page, `all('.busy button')[0].focus()`);
  expect(await ask(page, `${FOCUSED}.textContent`)).toBe('Cancel');
  await computing(false);
  await until(page, `${FOCUSED}.role === 'gridcell'`);
});

it('a long strip is a heat map', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=100000');
  await untilThere(page, 'canvas');
  await until(page, `all('.readout')[0].textContent.startsWith('100\u202f000: ')`);
});
