/** What is kept for a visit without a network: it is whole, is mended where it is not, and is enough for what nobody has visited. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, press, until, untilKept, untilThere, untilVerdict } from '../support/playground.ts';
import { quiet, serveSite } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const NIM = '#game=nim&piles=7,4,1';

/** A page that was visited, and then loses the network. */
async function away(screen: { faults?: 'network' } = {}): Promise<{ page: Page; folder: string }> {
  const server = await serveSite();
  const page = await site.open(server.folder + NIM, screen);
  await untilVerdict(page, 'wins');
  await untilKept(page);
  await quiet();
  await server.close();
  return { page, folder: server.folder };
}

it('one file can be saved without a network', async () => {
  const { page } = await away();
  await page.evaluate(
    `URL.createObjectURL = (file) => { window.saved = file; return 'blob:none'; }; HTMLAnchorElement.prototype.click = () => {};`,
  );
  await press(page, 'Share');
  await untilThere(page, 'dialog[open] [role="tab"]');
  await press(page, 'Embed');
  await press(page, 'Download as one .html');
  await until(page, `window.saved`);
  const file = (await page.evaluate('saved.text()')) as string;
  expect(file).toContain('<grundy-game game="nim" piles="7,4,1"');
  expect(file.length).toBeGreaterThan(500_000);
});

it('an embed that nobody has visited is there without a network, whatever its game', async () => {
  // Browsers ask for an icon where a page names none.
  const { page, folder } = await away({ faults: 'network' });
  const headline = `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`;
  await page.goto(`${folder}embed/?hide=legend#game=nim&piles=3,5,7`);
  await until(page, headline);
  await quiet();
  await page.goto(`${folder}embed/#game=kayles&piles=12,5&sum=selective`);
  await until(page, headline);
});

/** Does something to the stored copies of the files that match, and returns their number. */
const tamper = (page: Page, names: RegExp, deed: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const requests = (await cache.keys()).filter(({ url }) => ${names}.test(url));
    await Promise.all(requests.map((request) => ${deed}));
    return requests.length;
  })()`);

/** How many bytes are stored of each file that matches. */
const keptOf = (page: Page, names: RegExp): Promise<unknown> =>
  page.evaluate(`(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const requests = (await cache.keys()).filter(({ url }) => ${names}.test(url));
    return (await Promise.all(requests.map(async (request) => (await (await cache.match(request)).arrayBuffer()).byteLength))).toSorted().join();
  })()`);

const SOLVER = /assets\/(grundy-piles-[^/]*\.wasm|playground-[^/]*)$/;

it.each([
  [
    'a wrong entry is mended',
    `cache.put(request, new Response('<!doctype html>Log in', { headers: { 'content-type': 'text/html' } }))`,
  ],
  ['an entry that was dropped is put back', `cache.delete(request)`],
])('of what is kept %s', async (_, deed) => {
  const server = await serveSite();
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  await untilKept(page);
  await quiet();
  const before = await keptOf(page, SOLVER);
  expect(await tamper(page, SOLVER, deed)).toBe(2);
  expect(await keptOf(page, SOLVER)).not.toBe(before);
  await page.reload();
  await untilVerdict(page, 'wins');
  expect(await keptOf(page, SOLVER)).toBe(before);
  await quiet();
  await server.close();
  await page.reload();
  await untilVerdict(page, 'wins');
});

it('a wrong entry is not shown where there is no network to mend it, and the reader is told what to do', async () => {
  const server = await serveSite();
  const page = await site.open(server.folder + NIM, { faults: 'network' });
  await untilVerdict(page, 'wins');
  await untilKept(page);
  await quiet();
  await tamper(
    page,
    /share-dialog/,
    `cache.put(request, new Response('void 0', { headers: { 'content-type': 'text/javascript' } }))`,
  );
  await server.close();
  await press(page, 'Share');
  await until(
    page,
    `all('.missing[role="alert"]')[0].textContent.includes('Check your connection, then reload the page')`,
  );
});

it('where the part that keeps the site does not come, no error is left uncaught', async () => {
  const server = await serveSite({
    alter: (path, body) => {
      if (/keep-offline/.test(path)) throw new Error('missing');
      return body;
    },
  });
  const page = await site.open('favicon.svg', { faults: 'network' });
  await page.evaluateOnNewDocument(
    `window.uncaught = []; addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))`,
  );
  await page.goto(server.folder + NIM, { waitUntil: 'load' });
  await untilVerdict(page, 'wins');
  await until(page, `all('.missing').length === 1`);
  await quiet();
  expect(await ask(page, 'uncaught')).toEqual([]);
  await server.close();
});

it('files of two builds are never kept as one', async () => {
  const server = await serveSite({
    alter: (path, body) => (path === '' ? Buffer.concat([body, Buffer.from('<!-- newer -->')]) : body),
  });
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  // The attempt to register the worker fails.
  await until(
    page,
    `(window.tried ??= navigator.serviceWorker.register('./offline.js')).then((each) => (window.worker = each.installing ?? each.waiting ?? each.active), () => (window.worker = { state: 'redundant' })) && worker?.state === 'redundant'`,
  );
  expect(await ask(page, `navigator.serviceWorker.controller`)).toBe(null);
  await server.close();
});
