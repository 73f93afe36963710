import { expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import {
  ask,
  click,
  drag,
  focusPicture,
  keys,
  middle,
  press,
  tap,
  texts,
  until,
  untilPosition,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const node = (place: number): string => `[data-node="${place}"]`;
const edge = (place: number): string => `[data-edge="${place}"]`;

/** The screen position of a point, given as shares of the picture. */
async function spot(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  return ask(
    page,
    `(() => { const box = all('grundy-hackenbush-svg')[0].shadowRoot.querySelector('svg').getBoundingClientRect(); return { x: box.x + box.width * ${across}, y: box.y + box.height * ${down} }; })()`,
  );
}

it('a cycle is drawn by mouse, is explained by fusion, and is cut where that wins', async () => {
  const page = await site.open('#game=hackenbush&edges=0-a&at=a@100.80');
  await untilVerdict(page, 'The player to move wins');
  const from = await middle(page, node(1));
  const to = await spot(page, 0.25, 0.2);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await until(page, String.raw`/^#game=hackenbush&edges=0-a,a-b&at=a@100\.80,b@\d+\.\d+$/.test(location.hash)`);
  await untilVerdict(page, 'Grundy number 2');
  await drag(page, node(2), node(0));
  await until(page, `location.hash.startsWith('#game=hackenbush&edges=0-a,a-b,b-0&')`);
  await untilVerdict(page, 'Grundy number 1');
  expect(
    (await texts(page, 'grundy-why li')).join(' ') || (await ask(page, `all('grundy-why')[0].shadowRoot.textContent`)),
  ).toContain('Fuse the nodes');
  expect(await ask(page, `all('.edge.winning').map((each) => each.dataset.edge)`)).toEqual(['1']);
  await click(page, edge(1));
  await press(page, 'Cut a–b');
  await until(page, `location.hash.startsWith('#game=hackenbush&edges=0-a,b-0&')`);
  await untilVerdict(page, 'The player to move loses');
});

it('the same by keys alone: edges are grown and drawn, and a cut lets fall what hangs on it', async () => {
  const page = await site.open('#game=hackenbush&edges=0-a');
  await untilVerdict(page, 'wins');
  await focusPicture(page, node(0));
  await keys(page, 'ArrowUp', 'ArrowUp', 'a');
  await until(page, `location.hash.startsWith('#game=hackenbush&edges=0-a,a-b&')`);
  await untilVerdict(page, 'Grundy number 2');
  await focusPicture(page, '[tabindex="0"][data-node]');
  await keys(page, 'e', 'Enter');
  await until(page, `location.hash.startsWith('#game=hackenbush&edges=0-a,a-b,b-b&')`);
  await untilVerdict(page, 'Grundy number 3');
  await focusPicture(page, node(2));
  await keys(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await untilPosition(page, 'game=hackenbush&edges=');
  await untilVerdict(page, 'loses');
});

// The driver of Firefox has no touch screen.
it.skipIf(process.env.GRUNDY_BROWSER === 'firefox')('on a phone a picture is drawn and won by touch', async () => {
  const page = await site.open('#game=hackenbush&edges=0-a', { width: 360, height: 740, touch: true });
  await untilVerdict(page, 'wins');
  await tap(page, node(1));
  await press(page, 'Draw an edge from a');
  await tap(page, node(0));
  await untilPosition(page, 'game=hackenbush&edges=0-a,a-0');
  await untilVerdict(page, 'loses');
  await tap(page, node(1));
  await press(page, 'Grow an edge from a');
  await until(page, `location.hash.startsWith('#game=hackenbush&edges=0-a,a-0,a-b&')`);
  await untilVerdict(page, 'Grundy number 1');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await tap(page, edge(2));
  await press(page, 'End turn');
  await until(page, `all('.edge').length === 1`);
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await tap(page, '.edge');
  await press(page, 'End turn');
  await until(page, `all('grundy-match-line')[0]?.shadowRoot.textContent.includes('You made the last move and won.')`);
});
