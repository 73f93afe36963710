/** A picture takes the place of the element until it is pressed. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { RECORD, script } from '../support/embeds.ts';
import { ask, until } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';
import { posterLine } from '../../support/poster.ts';
import { POSTED, weightOf } from '../support/weight.ts';

const site = useSite();
const host = useHost();

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#888"/></svg>')}`;
const element = (attributes: string): string =>
  `<grundy-game poster ${attributes} game="nim" piles="3,5,7"><a href="#elsewhere"><img src="${picture}" alt="Nim with piles 3, 5, 7"></a></grundy-game>`;

const fetched = async (page: Page): Promise<string[]> => {
  const addresses = await ask<string[]>(
    page,
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith('data:'))`,
  );
  return addresses.map((address) => address.replace(site.url(), ''));
};

for (const [kind, attributes] of [
  ['in a frame', ''],
  ['inline', 'mode="inline"'],
] as const) {
  it(`${kind} nothing but the element’s script is fetched until it is pressed, and then the game stands in its place`, async () => {
    const page = await host.open(site, element(attributes) + script(site), { height: 900 });
    await until(page, `customElements.get('grundy-game') !== undefined`);
    await ask(page, `document.querySelector('grundy-game').setAttribute('hide', 'legend')`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await fetched(page)).toEqual(['v1/grundy-game.js']);
    expect(await ask(page, `document.querySelector('img').getBoundingClientRect().width`)).toBe(120);

    await ask(page, `(document.querySelector('grundy-game').ready.then(() => (window.ready = true)), true)`);
    await page.focus('grundy-game a');
    await page.keyboard.press('Enter');
    await until(page, `window.ready === true`);
    expect(new URL(page.url()).hash).toBe('');
    await until(page, `document.querySelector('img').getBoundingClientRect().width === 0`);
    expect(await ask(page, `document.activeElement === document.querySelector('grundy-game')`)).toBe(true);
    expect(await ask(page, `document.querySelector('grundy-game').state`)).toBe('game=nim&piles=3,5,7');
    // A frame says what its picture said.
    expect(await ask(page, `all('iframe').map(({ title }) => title)`)).toEqual(
      kind === 'inline' ? [] : ['Nim with piles 3, 5, 7'],
    );
  });
}

it('with a key that asks for another window the link is followed as everywhere', async () => {
  const page = await host.open(site, element('') + script(site));
  await until(page, `customElements.get('grundy-game') !== undefined`);
  const event = `new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true })`;
  expect(
    await ask(
      page,
      `(() => { const event = ${event}; let refused = null; addEventListener('click', (each) => { refused = each.defaultPrevented; each.preventDefault(); }, { once: true }); document.querySelector('img').dispatchEvent(event); return refused; })()`,
    ),
  ).toBe(false);
  expect(await fetched(page)).toEqual(['v1/grundy-game.js']);
});

it('what Share gives has the element’s script alone until it is touched, of at most 5 KB', async () => {
  const lines = POSTED.map(([, text]) => posterLine(site.url(), text));
  const page = await host.open(site, lines.join('') + script(site), { height: 2000 });
  await until(page, `customElements.get('grundy-game') !== undefined`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await fetched(page)).toEqual(['v1/grundy-game.js']);
  expect(weightOf('v1/grundy-game.js')).toBeLessThanOrEqual(5000);
});

it('without scripts what Share gives is a picture above a link', async () => {
  const page = await host.open(site, posterLine(site.url(), 'game=nim&piles=3,5,7'), { width: 360 });
  const [shown, link] = await ask<{ width: number; bottom: number; top: number }[]>(
    page,
    `['svg', 'a'].map((name) => { const { width, top, bottom } = document.querySelector('grundy-game ' + name).getBoundingClientRect(); return { width, top, bottom }; })`,
  );
  expect(shown!.width).toBeLessThanOrEqual(360);
  expect(shown!.bottom).toBeLessThanOrEqual(link!.top + 8);
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
});

describe('where the game does not come', () => {
  /** Who presses again, and whether the browser then follows the link. */
  const pressedAgain = `(() => { let followed = null; addEventListener('click', (each) => { followed = !each.defaultPrevented; each.preventDefault(); }, { once: true }); document.querySelector('img').click(); return followed; })()`;

  it('inline, the link of the picture works again', async () => {
    const page = await host.open(site, `${RECORD}${element('mode="inline"')}${script(site)}`, { faults: 'network' });
    await until(page, `customElements.get('grundy-game') !== undefined`);
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) => void (request.url().endsWith('v1/embed.js') ? request.abort() : request.continue()),
    );
    await ask(page, `document.querySelector('img').click()`);
    await until(page, `told.some(({ type }) => type === 'grundy-error')`);
    expect(await ask(page, pressedAgain)).toBe(true);
  });

  it('in a frame too, after a while', async () => {
    // All that takes seconds takes tenths of them.
    const hurry = `<script>const wait = setTimeout; window.setTimeout = (does, time, ...rest) => wait(does, time / 20, ...rest);</script>`;
    const page = await host.open(
      site,
      `${hurry}${RECORD}${element(`site="${site.url('nowhere/')}"`)}<p id="next">Next.</p>${script(site)}`,
      { faults: 'network' },
    );
    await until(page, `customElements.get('grundy-game') !== undefined`);
    await ask(page, `document.querySelector('img').click()`);
    expect(await ask(page, pressedAgain)).toBe(false);
    await until(page, `told.some(({ type, detail }) => type === 'grundy-error' && detail.message.length > 10)`);
    expect(await ask(page, pressedAgain)).toBe(true);
    // What could not be loaded takes no room.
    expect(
      await ask(
        page,
        `document.querySelector('#next').getBoundingClientRect().top - document.querySelector('img').getBoundingClientRect().bottom`,
      ),
    ).toBeLessThan(60);
  });
});
