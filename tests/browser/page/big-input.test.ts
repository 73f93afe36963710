import { expect, it } from 'vitest';
import {
  arrived,
  ask,
  openMenu,
  paste,
  press,
  texts,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { dropPiles, makePiles, pausesOf, watchPauses } from '../support/smoothness.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('a million piles dropped as a file are answered, shown in pages, and left without a trace', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await quiet();
  await makePiles(page, 1_000_000);
  await watchPauses(page);
  await dropPiles(page);
  await until(
    page,
    `all('.more').some((line) => line.textContent.includes('1\u202f000\u202f000 piles, the largest of'))`,
  );
  const { task, gap } = await pausesOf(page);
  process.stdout.write(
    `while a million piles appeared: longest task ${task < 50 ? 'under 50' : Math.round(task)} ms, longest time between frames ${Math.round(gap)} ms (${site.browser})\n`,
  );
  expect(await ask(page, 'location.hash.length')).toBeLessThan(2);
  await openMenu(page, 'form');
  await until(page, `all('grundy-long-text')[0].shadowRoot?.textContent.includes('characters')`);
  expect(await ask(page, `all('grundy-long-text')[0].shadowRoot.textContent`)).toContain(
    'too long for the address bar',
  );
  expect(await texts(page, 'p[role="status"]')).toContain('The first line, 1000000, is left out.');
  await press(page, 'Later piles');
  await untilThere(page, '[data-pile="12"]');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await press(page, 'Pile 1: one less');
  await untilVerdict(page, 'Grundy number 3');
});

it('numbers pasted onto the page take the place of the piles, and a paste into a field does not', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await paste(page, `all('textarea')[0]`, '5 9 13');
  await paste(page, 'document.body', '5 9 12');
  await untilPosition(page, 'game=nim&piles=5,9,12');
});

it('a first position that takes long is named, and an example can be had instead', async () => {
  const page = await site.open('#game=cram&size=8x8&taken=a1,b2,c3');
  await until(page, `all('.first')[0]?.checkVisibility({ visibilityProperty: true })`);
  await press(page, 'Show an example instead');
  await until(page, arrived);
  expect(await ask(page, `all('grundy-formula')[0].text`)).not.toContain('cram');
  expect(await ask(page, 'location.hash')).toBe('#game=cram&size=8x8&taken=a1,b2,c3');
  await page.evaluate(() => (location.hash = '#game=nim&piles=3,5'));
  await untilPosition(page, 'game=nim&piles=3,5');
});
