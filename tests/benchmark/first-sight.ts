/** How long a reader on a phone with a slow network waits: for the first verdict of a link, and from the touch of a posted embed to its shading. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { launch } from '../browser/support/launch.ts';
import { LINKS } from '../browser/support/link.ts';
import { ask, until } from '../browser/support/playground.ts';
import { serveSite } from '../browser/support/server.ts';
import { say } from './report.ts';

/** A phone is about four times slower than the machine that runs this. */
const SLOWER = 4;
const ROUNDS = 3;
const PHONE = { width: 360, height: 740, hasTouch: true, isMobile: true };

const POSITIONS = {
  Nim: 'game=nim&piles=7,4,1',
  'two knights': 'game=board&size=8x8&pieces=knight4@c5,knight4@f6',
  'a typed rule': 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11',
};

const attributes = (text: string): string =>
  text
    .split('&')
    .map((entry) => entry.replace('=', '="') + '"')
    .join(' ');

async function timeToVerdict(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await until(page, `/\\b(?:wins|loses|draw)/i.test(all('grundy-verdict')[0]?.shadowRoot?.textContent ?? '')`);
  return performance.now() - began;
}

async function timeToShading(page: Page, address: string): Promise<number> {
  await page.goto(address, { timeout: 60_000 });
  await until(page, `customElements.get('grundy-game') !== undefined`);
  await ask(page, `(addEventListener('grundy-ready', () => (window.isReady = true)), true)`);
  const began = performance.now();
  await page.click('grundy-game img');
  await until(page, `window.isReady === true`);
  return performance.now() - began;
}

async function run(): Promise<void> {
  const browser = await launch({});
  /** The least time of some rounds in seconds, each in a browser that has nothing kept. */
  const least = async (measured: (page: Page) => Promise<number>): Promise<string> => {
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(PHONE);
      await page.emulateCPUThrottling(SLOWER);
      best = Math.min(best, await measured(page));
      await context.close();
    }
    return (best / 1000).toFixed(1);
  };
  try {
    for (const [network, link] of Object.entries(LINKS)) {
      const server = await serveSite({ compressed: true, link });
      const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>')}`;
      const host = createServer(({ url }, response) => {
        const text = decodeURIComponent((url ?? '').slice(1));
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(
          `<!doctype html><meta name="viewport" content="width=device-width"><title>-</title><link rel="icon" href="data:,"><grundy-game poster mode="inline" ${attributes(text)}><a href="#"><img src="${picture}" alt="-"></a></grundy-game><script async src="${server.folder}v1/grundy-game.js"></script>`,
        );
      });
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
      const post = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
      for (const [name, text] of Object.entries(POSITIONS)) {
        const linked = await least((page) => timeToVerdict(page, `${server.folder}#${text}`));
        const posted = await least((page) => timeToShading(page, post + encodeURIComponent(text)));
        say(
          `${name} over ${network}, ${SLOWER} times slower: a linked page tells who wins after ${linked} s, a posted embed is shaded ${posted} s after the touch`,
        );
      }
      host.close();
      host.closeAllConnections();
      await server.close();
    }
  } finally {
    await browser.close();
  }
}

await run();
