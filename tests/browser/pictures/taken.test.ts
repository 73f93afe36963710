import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  click,
  focusPicture,
  keys,
  press,
  texts,
  until,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** The colour and the dashes of a line in the picture. */
const lineOf = (page: Page, selector: string): Promise<{ colour: string; dashes: string }> =>
  ask(
    page,
    `(({ stroke, strokeDasharray }) => ({ colour: stroke, dashes: strokeDasharray }))(getComputedStyle(all(${JSON.stringify(selector)})[0]))`,
  );

it.each([
  [
    'game=nim&piles=7,4,1',
    '.face:not(.shown) .taken',
    '.shown .taken',
    (page: Page) => focusPicture(page, '.face[tabindex="0"]').then(() => keys(page, 'ArrowDown')),
  ],
  ['game=kayles&piles=7,5', '.best .body', '.taken .body', (page: Page) => click(page, '[data-coin="0:2"]')],
  [
    'game=ordered&piles=3,6',
    '.coin.best',
    '.coin.taken',
    (page: Page) => click(page, '[data-heap="1"] .coin:last-of-type'),
  ],
] as const)(
  'what is just taken looks unlike what a winning move takes, and the legend says which is which: %s',
  async (text, winning, taken, take) => {
    const page = await site.open(`#${text}`);
    await untilVerdict(page, 'wins');
    const before = await lineOf(page, winning);
    expect(before.dashes).not.toBe('none');
    expect((await texts(page, 'grundy-legend')).join()).not.toContain('not ended yet');
    const match = await site.open(`?play=1#${text}`);
    await until(match, `all('grundy-match')[0]?.view.turns.length > 0`);
    await take(match);
    await untilThere(match, taken);
    const after = await lineOf(match, taken);
    expect(after.dashes).toBe('none');
    expect(after.colour).not.toBe(before.colour);
    await until(match, `all('grundy-legend')[0].shadowRoot.textContent.includes('moved or taken, not ended yet')`);
  },
);

it('what the opponent has just taken is not said to be a turn that is not ended', async () => {
  const page = await site.open('?play=1#game=nim&piles=2,1');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await focusPicture(page, '.face[tabindex="0"]');
  await keys(page, 'ArrowDown');
  await press(page, 'End turn');
  await until(
    page,
    `all('grundy-match')[0].view.answered.length > 0 && /^(?!.*not ended yet).*moved or taken in the last turn/s.test(all('grundy-legend')[0].shadowRoot.textContent)`,
  );
});
