import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, cell, chooseIn, click, pressIn, until, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** All text that can be read, and the shading of each place in the picture. */
const screen = `[
  ...all('.card, .status, .number, h1, h2, h3, p, li').map((element) => element.textContent.replace(/\\s+/g, ' ').trim()),
  ...all('[data-cell], [data-size], [data-node]').map((place) => place.getAttribute('class')),
]`;

/** The screen once it has not changed for a while, so that no answer is still missing. */
async function settled(page: Page): Promise<string[]> {
  await ask(page, `window.seen = { words: '', since: 0 }`);
  await until(
    page,
    `(() => {
      const words = ${screen}.join();
      if (words !== seen.words) window.seen = { words, since: performance.now() };
      return performance.now() - seen.since > 600;
    })()`,
  );
  return ask<string[]>(page, screen);
}

/** Expects the screen to come back after a reload and, if the link holds all of it, in another window. */
async function comesBack(page: Page, said: string, linked = true): Promise<void> {
  await until(page, `location.search.includes(${JSON.stringify(said)})`);
  const address = (await page.evaluate('location.href')) as string;
  const before = await settled(page);
  await page.reload();
  await untilVerdict(page, 'wins');
  await until(page, `${screen}.join() === ${JSON.stringify(before.join())}`);
  if (!linked) return;
  const other = await site.open(address.slice(site.url().length));
  await untilVerdict(other, 'wins');
  await until(other, `${screen}.join() === ${JSON.stringify(before.join())}`);
  expect(await other.evaluate('location.href')).toBe(address);
}

it('a place looked into on a board shaded by the whole comes back with a reload', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'view', 'the whole position');
  await chooseIn(page, 'view', 'select#which', '1');
  await click(page, cell('b2'));
  // The place is not part of the position, and stays out of its link.
  await comesBack(page, 'whole=2', false);
});

it('a strip with letters comes back with a reload and with its link', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'view', 'W/L');
  await comesBack(page, 'show=letter');
});

it('an exercise is an exercise again, with nothing given away', async () => {
  const page = await site.open('?exercise=1#game=nim&piles=7,4,1');
  await until(page, `all('grundy-exercise').length === 1 && all('.cell .number').length === 8`);
  expect(await ask(page, `all('.cell .number').every((number) => number.textContent === '?')`)).toBe(true);
});
