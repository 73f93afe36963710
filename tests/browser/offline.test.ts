import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, press, until, untilThere, untilVerdict } from './playground.ts';
import { useHost } from './support/host.ts';
import { serveSite } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const host = useHost();

const NIM = '#game=nim&piles=7,4,1';

/** The store is filled by now, and answers. */
const untilKept = (page: Page): Promise<void> => until(page, `navigator.serviceWorker.controller?.state === 'activated'`);

/** Browsers look for a newer version when a page is opened, and the page does when its reader comes back after an hour. */
const lookAgain = (page: Page): Promise<unknown> => page.evaluate(`navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null)`);

/** What is left while it loads is an error to some. */
const settled = (page: Page): Promise<void> => page.waitForNetworkIdle({ idleTime: 200 });

const sumOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** The same site, of which further builds can be published. */
function builds() {
  let title = '';
  const entitled = (body: Buffer): Buffer => (title === '' ? body : Buffer.from(String(body).replace('<html ', `<html data-build="${title}" `)));
  let first: Buffer | undefined;
  const alter = (path: string, body: Buffer): Buffer => {
    if (path === '') return entitled((first = body));
    if (path !== 'offline.js' || title === '') return body;
    // Of all sums the name of the build is the one that belongs to no file.
    return Buffer.from(String(body).replace(sumOf(first!), sumOf(entitled(first!))).replace(/(?<!:)`[0-9a-f]{16}`/, `\`${title}\``));
  };
  return { alter, publish: (name: string): void => void (title = name) };
}

it('works without a network once it was visited', async () => {
  const server = await serveSite();
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  await untilKept(page);
  await settled(page);
  await server.close();
  await page.reload();
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-pile]');
  await settled(page);
  // What no page has shown before.
  await page.goto(`${server.folder}?show=letter#game=board&size=8x8&pieces=knight4@c5,knight4@f6`);
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-cell]');
  await settled(page);
  await page.goto(server.folder);
  await untilThere(page, 'grundy-front');
  await untilThere(page, '[data-cell]');
});

it('a newer version waits until the reader asks for it, and comes whole', async () => {
  const { alter, publish } = builds();
  const server = await serveSite({ alter });
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  await untilKept(page);
  const stores = (): Promise<string[]> => page.evaluate(`caches.keys()`) as Promise<string[]>;
  const before = await stores();
  expect(before).toHaveLength(1);

  publish('second');
  await lookAgain(page);
  await untilThere(page, 'grundy-update');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `document.documentElement.dataset.build ?? ''`)).toBe('');
  await settled(page);
  await press(page, 'Reload');
  await until(page, `document.documentElement.dataset.build === 'second'`);
  await untilVerdict(page, 'wins');
  expect(await ask(page, `location.hash`)).toBe(NIM);
  expect(await ask(page, `all('grundy-update').length`)).toBe(0);
  // Windows of the build before may still ask for its files; older ones are gone.
  expect(await stores()).toEqual([...before, 'grundy /some/folder/ second']);

  publish('third');
  await lookAgain(page);
  await untilThere(page, 'grundy-update');
  await settled(page);
  await press(page, 'Reload');
  await until(page, `document.documentElement.dataset.build === 'third'`);
  await until(page, `navigator.serviceWorker.controller?.state === 'activated'`);
  expect(await stores()).toEqual(['second', 'third'].map((name) => `grundy /some/folder/ ${name}`));
  await server.close();
});

it('files of two builds are never kept as one', async () => {
  const server = await serveSite({ alter: (path, body) => (path === '' ? Buffer.concat([body, Buffer.from('<!-- newer -->')]) : body) });
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  // What is tried is given up.
  await until(page, `(window.tried ??= navigator.serviceWorker.register('./offline.js')).then((each) => (window.worker = each.installing ?? each.waiting ?? each.active), () => (window.worker = { state: 'redundant' })) && worker?.state === 'redundant'`);
  expect(await ask(page, `navigator.serviceWorker.controller`)).toBe(null);
  await server.close();
});

it('a frame keeps nothing', async () => {
  const page = await host.open(site, `<iframe src="${site.url(NIM)}"></iframe>`);
  const frame = await page.waitForFrame((each) => each.url() === site.url(NIM));
  await untilThere(frame, '[data-pile]');
  expect(await frame.evaluate(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`)).toBe(0);
});
