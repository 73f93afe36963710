import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, press, until, untilFrame, untilKept, untilThere, untilVerdict } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { quiet, serveSite } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();
const host = useHost();

const NIM = '#game=nim&piles=7,4,1';

/** Looks for a newer version, as browsers do when a page is opened, and the page does when its reader comes back after an hour. */
const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null)`);

const sumOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** The same site, with further builds to publish. */
function builds() {
  let title = '';
  const entitled = (body: Buffer): Buffer =>
    title === '' ? body : Buffer.from(String(body).replace('<html ', `<html data-build="${title}" `));
  let first: Buffer | undefined;
  const alter = (path: string, body: Buffer): Buffer => {
    if (path === '') return entitled((first = body));
    if (path !== 'offline.js' || title === '') return body;
    // The name of the build is the one checksum that belongs to no file.
    return Buffer.from(
      String(body)
        .replace(sumOf(first!), sumOf(entitled(first!)))
        .replace(/(?<!:)`[0-9a-f]{16}`/, `\`${title}\``),
    );
  };
  return { alter, publish: (name: string): void => void (title = name) };
}

it('works without a network once it was visited', async () => {
  const server = await serveSite();
  const page = await site.open(server.folder + NIM);
  await untilVerdict(page, 'wins');
  await untilKept(page);
  await quiet();
  await server.close();
  await page.reload();
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-pile]');
  await quiet();
  // Something that no page has shown before.
  await page.goto(`${server.folder}?show=letter#game=board&size=8x8&pieces=knight4@c5,knight4@f6`);
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-cell]');
  await quiet();
  await page.goto(server.folder);
  await untilThere(page, 'grundy-front');
  await untilThere(page, '[data-cell]');
});

/** A network that answers some files with its own login page until the reader has logged in, and lets browsers keep that page for a day. */
function portal(names: RegExp) {
  let open = false;
  const held = (path: string): boolean => !open && names.test(path);
  return {
    alter: (path: string, body: Buffer): Buffer =>
      held(path) ? Buffer.from('<!doctype html><title>Log in</title>') : body,
    headers: (path: string): Record<string, string> =>
      names.test(path)
        ? { 'cache-control': 'max-age=86400', ...(held(path) ? { 'content-type': 'text/html' } : {}) }
        : {},
    login: (): void => void (open = true),
  };
}

it('a page that a network sent in place of the solver, to be kept for a day, does not outlive its login', async () => {
  const { login, ...network } = portal(/\.wasm$/);
  const server = await serveSite(network);
  const page = await site.open(server.folder + NIM, { faults: 'network' });
  await until(
    page,
    `all('.banner')[0].textContent.includes('check your connection, and whether your network asks for a password first, then reload the page')`,
  );
  login();
  await page.reload();
  await untilVerdict(page, 'wins');
  await quiet();
  await server.close();
});

it('a part that does not come leaves no dead button: the reader is told, and what came in its place does not come again', async () => {
  const { login, ...network } = portal(/share-dialog/);
  const server = await serveSite(network);
  const page = await site.open(server.folder + NIM, { faults: 'network' });
  await untilVerdict(page, 'wins');
  await press(page, 'Share');
  await until(
    page,
    `all('.missing[role="alert"]')[0].textContent.includes('Check your connection, then reload the page')`,
  );
  login();
  await page.evaluate('window.before = true');
  await press(page, 'Reload the page');
  await until(page, `!window.before && document.readyState === 'complete'`);
  await untilVerdict(page, 'wins');
  await press(page, 'Share');
  await untilThere(page, 'dialog[open] [role="tab"]');
  await quiet();
  await server.close();
});

const without =
  (names: RegExp) =>
  (path: string, body: Buffer): Buffer => {
    if (names.test(path)) throw new Error('missing');
    return body;
  };

it('where the script of the page does not come, it is not blank: a sentence says what to do', async () => {
  const server = await serveSite({ alter: without(/^assets\/views-/) });
  const page = await site.open(server.folder + NIM, { faults: 'network' });
  await until(page, `all('.late')[0].checkVisibility()`);
  // The notice waits while the script may still come.
  await page.evaluate(`document.querySelector('.late').getAnimations().forEach((each) => each.finish())`);
  await until(
    page,
    `getComputedStyle(all('.late')[0]).visibility === 'visible' && all('.late')[0].textContent.includes('check your connection')`,
  );
  await server.close();
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

  const published = someOf(['second', 'third'], 2);
  for (const name of published) {
    const showing = await ask(page, `document.documentElement.dataset.build ?? ''`);
    publish(name);
    await lookAgain(page);
    await untilThere(page, 'grundy-update');
    await untilVerdict(page, 'wins');
    expect(await ask(page, `document.documentElement.dataset.build ?? ''`)).toBe(showing);
    await quiet();
    await press(page, 'Reload');
    await until(page, `document.documentElement.dataset.build === '${name}'`);
    await untilVerdict(page, 'wins');
    expect(await ask(page, `location.hash`)).toBe(NIM);
    expect(await ask(page, `all('grundy-update').length`)).toBe(0);
    await untilKept(page);
  }
  // Windows of the previous build may still ask for its files; older builds are deleted.
  expect(await stores()).toEqual([...before, ...published.map((name) => `grundy /some/folder/ ${name}`)].slice(-2));
  await server.close();
});

it('a frame keeps nothing', async () => {
  const page = await host.open(site, `<iframe src="${site.url(NIM)}"></iframe>`);
  const frame = await untilFrame(page, (address) => address === site.url(NIM));
  await untilThere(frame, '[data-pile]');
  expect(await frame.evaluate(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`)).toBe(0);
});
