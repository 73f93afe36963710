import { expect, it } from 'vitest';
import { FOCUSED, arrived, ask, keys, press, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** How much of the focused element the parts cover that stay at an edge of the window; 0 inside them. */
const COVERED = `((at, bars) => {
  const inside = (element) => { for (let each = element; each; each = each.parentNode ?? each.host) if (bars.includes(each)) return true; return false; };
  if (!at || at === document.body || inside(at)) return 0;
  const box = at.getBoundingClientRect();
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect()).map((bar) => Math.round(Math.min(box.bottom, bar.bottom) - Math.max(box.top, bar.top))));
})(${FOCUSED}, all('.match, [part="moves"], [part="help"]').filter((each) => getComputedStyle(each).position === 'sticky'))`;

it.each([
  ['game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2', false],
  ['game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2', false],
  ['game=nim&piles=7,4,1', true],
] as const)('on a phone nothing covers what has the focus: %s', async (text, match) => {
  const page = await site.open(`#${text}`, { width: 360, height: 740 });
  await until(page, arrived);
  if (match) await press(page, 'Play');
  if (match) await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  await ask(page, 'scrollTo(0, 0)');
  for (const shift of [false, true]) {
    if (shift) await page.keyboard.down('Shift');
    for (let stop = 0; stop < 40; ++stop) {
      await keys(page, 'Tab');
      // The page scrolls with the next frame; what scrolls it is fetched with the first key.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await until(page, `${COVERED} <= 0`);
    }
    if (shift) await page.keyboard.up('Shift');
  }
});

it('keys scroll the page past what has the focus', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 360, height: 740 });
  await until(page, arrived);
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  const frames = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  while ((await ask(page, `${FOCUSED}?.textContent.trim()`)) !== 'View') await keys(page, 'Tab');
  await frames();
  // As a key would that scrolls: to where the line of the match stays at the top, then until it covers the button.
  await ask(page, 'scrollTo(0, 400)');
  await ask(
    page,
    `scrollBy(0, ${FOCUSED}.getBoundingClientRect().top - all('.match')[0].getBoundingClientRect().bottom + 20)`,
  );
  expect(await ask<number>(page, COVERED)).toBeGreaterThan(0);
  const before = await ask<number>(page, 'scrollY');
  await keys(page, 'Control');
  await frames();
  expect(await ask(page, 'scrollY')).toBe(before);
});
