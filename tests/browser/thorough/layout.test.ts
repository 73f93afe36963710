import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { faultsBeside, ofFamilies } from '../support/every-picture.ts';
import { REFUSED } from '../support/families.ts';
import { ask, cell, drag, until, untilPosition, untilThere } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { resize } from '../support/viewport.ts';
import { OTHERS, POSTED } from '../support/weight.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { GUIDES } from '../../../web/build/guides.ts';

const site = useSite();
const WIDTHS = [320, 360, 768, 1440];

/** The targets smaller than 24 pixels; pictures that cannot be pressed have none. */
const tooSmall = `((isStill) => all('a, button, select, input, textarea, [data-cell], [data-size], [data-heap], [data-square], .disc')
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 0 && (box.width < 24 || box.height < 24) && !isStill(element))
    .map(([element, box]) => element.outerHTML.slice(0, 60) + ' ' + box.width + 'x' + box.height))((element) => {
      for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) if (each.inert) return true;
      return false;
    })`;

/** What is wrong at each width with what the page shows: its width, or small targets. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, { width, height: 740 });
    await quiet();
    const wide = await ask<number>(page, `document.documentElement.scrollWidth`);
    if (wide > width) faults.push(`${wide} px wide at ${width} px`);
    faults.push(...(await ask<string[]>(page, tooSmall)).map((fault) => `${fault} at ${width} px`));
  }
  return faults;
}

it('from 320 to 1440 px nothing is wider than the page and no target is too small, with every family', async () => {
  const page = await site.open(`#${itemAt(ofFamilies, 0)}`);
  expect(await faultsBeside(page, ofFamilies, faultsOf)).toEqual({});
}, 600_000);

it('from 320 to 1440 px nothing is wider than the page and no target is too small, with problems', async () => {
  const page = await site.open(`#${REFUSED}`);
  await untilThere(page, 'textarea');
  expect(await faultsOf(page)).toEqual([]);
});

it.each(WIDTHS)(
  'at %i px nothing of the front page is wider than the page and no target is too small',
  async (width) => {
    const page = await site.open('', { width, height: 4200 });
    await untilThere(page, '[data-game]');
    // On a phone the six games lie side by side, and a game is solved when it is swiped into view.
    await until(
      page,
      `all('grundy-mini-picture').length >= ${width < 736 ? 2 : 7} && all('[data-cell], [data-size], [data-heap], [data-pile], .disc').length > ${width < 736 ? 64 : 200}`,
    );
    await quiet();
    expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
    expect(await ask(page, tooSmall)).toEqual([]);
    expect(await ask(page, `all('.scroll, .stage').filter((each) => each.scrollWidth > each.clientWidth).length`)).toBe(
      0,
    );
  },
);

it.each([
  ...GUIDES.map((guide) => [`docs/${guide}.html`]),
  ['?view=problems'],
  ['?view=sequence#game=kayles'],
  ['?view=sequence&versus=game%3Ddawson#game=octal&code=0.16'],
  ...[...POSTED, ...OTHERS].map(([, text]) => [`embed/#${text}`]),
  ...['exercise=1', 'steps=reasons', 'steps=fill', 'steps=match'].map((query) => [
    `embed/?${query}#game=nim&piles=3,5,7`,
  ]),
])('on a phone nothing is wider than the window: %s', async (address) => {
  const page = await site.open(address, { width: 360, height: 740 });
  await until(page, `all('h1').length > 0 && all(':not(:defined)').length === 0`);
  await quiet();
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
});

it.each([360, 768, 1280])(
  'at %i px the board stays where it is while a piece is dragged and while a problem is shown',
  async (width) => {
    const page = await site.open(`#game=board&size=8x8&pieces=knight4@c5,knight4@f6`, { width, height: 740 });
    await untilThere(page, '[data-cell="0,0"]');
    await quiet();
    await ask(
      page,
      `(() => {
    window.places = new Set();
    const note = () => {
      window.places.add(Math.round(all('grundy-board-svg')[0].getBoundingClientRect().top + scrollY));
      requestAnimationFrame(note);
    };
    note();
  })()`,
    );
    await drag(page, '[data-piece="0"]', ...['a1', 'b1', 'a2', 'd4', 'h8', 'f6', 'g1'].map(cell));
    await untilPosition(page, 'game=board&size=8x8&pieces=knight4@g1,knight4@f6');
    await page.evaluate(() => (location.hash = '#game=board&size=8x8&pieces=knight4@z99&holes=q'));
    await untilThere(page, '.banner.over');
    expect(await ask(page, `[...window.places].length === 1 ? 'one' : [...window.places].join()`)).toBe('one');
  },
);

it('a projector of 1280 × 720 shows the whole board at once', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6', { width: 1280, height: 720 });
  await untilThere(page, '[data-cell="0,0"]');
  await quiet();
  expect(await ask(page, `all('grundy-board-svg')[0].getBoundingClientRect().bottom`)).toBeLessThanOrEqual(720);
});
