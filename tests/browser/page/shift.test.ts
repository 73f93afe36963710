/** Nothing moves by itself: the cumulative layout shift of the playground with every game, the front page, the laboratory, the guides and a framed embed. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { loadModule } from '../../support/module.ts';
import { NIM, script } from '../support/embeds.ts';
import { useHost } from '../support/host.ts';
import { arrived, ask, cell, click, until } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const MOST = 0.02;

const firsts = (await loadModule()).catalogue().games.flatMap(({ key, examples }) => examples.slice(0, 1).map(({ text }): [string, string] => [key, text]));

/** What moved so far without the reader's doing, and what it was: all of it, which is more than the worst five seconds that browsers report. */
async function shiftOf(page: Page): Promise<{ sum: number; moved: string }> {
  await quiet();
  // What is drawn some frames later is drawn then.
  await new Promise((resolve) => setTimeout(resolve, 400));
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string }>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.map(({ value, sources }) => `${value.toFixed(3)} ${sources.map(({ node }) => (node instanceof Element ? node.localName : '?')).join('+')}`).join(', ') });
        }).observe({ type: 'layout-shift', buffered: true });
        // Without an entry an observer is never called.
        setTimeout(() => resolve({ sum: 0, moved: '' }), 100);
      }),
  );
}

async function expectStill(page: Page, when: string): Promise<void> {
  const { sum, moved } = await shiftOf(page);
  expect(sum, `${when}: ${moved}`).toBeLessThanOrEqual(MOST);
}

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

// Firefox does not measure layout shifts.
describe.skipIf(site.browser === 'firefox').each(SCREENS)('nothing moves by itself at $width × $height', (screen) => {
  it('on the front page, also while a board is played', async () => {
    const page = await site.open('', screen);
    await until(page, `all('grundy-queen-map')[0].shadowRoot.querySelector('canvas.drawn') !== null`);
    await expectStill(page, 'loaded');
    await click(page, cell('c2'));
    await until(page, `!all('grundy-miniature')[0].game.busy && all('grundy-miniature')[0].game.begun`);
    await expectStill(page, 'played');
  });

  it.each(firsts)('in the playground with %s, also when a winning move is made', async (_, text) => {
    const page = await site.open(`#${text}`, screen);
    await until(page, arrived);
    await expectStill(page, 'loaded');
    if (!(await ask<boolean>(page, `all('button.turn').length > 0`))) return;
    const before = await ask<string>(page, `location.hash`);
    await click(page, 'button.turn');
    await until(page, `location.hash !== ${JSON.stringify(before)} && ${arrived}`);
    await expectStill(page, 'edited');
  });

  it('in the laboratory', async () => {
    const page = await site.open('?view=sequence#game=kayles', screen);
    await until(page, `all('.proved, grundy-period').length > 0 && all('grundy-laboratory')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0`);
    await expectStill(page, 'loaded');
  });

  it.each(['embed', 'hosts', 'parameters', 'laboratory', 'licences'])('in the guide %s', async (name) => {
    await expectStill(await site.open(`docs/${name}.html`, screen), 'loaded');
  });

  it('in a page with an embed in a frame', async () => {
    const page = await host.open(site, `${script(site)}<p>Who wins?</p>${NIM}`, screen);
    await until(page, `document.querySelector('grundy-game').state !== ''`);
    await expectStill(page, 'loaded');
    await ask(page, `document.querySelector('grundy-game').setState('game=nim&piles=2,5,7')`);
    await expectStill(page, 'edited');
  });
});
