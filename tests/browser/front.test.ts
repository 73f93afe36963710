import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ask, click, texts, type, until, untilPosition, untilThere, untilVerdict } from './playground.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const untilFront = (page: Parameters<typeof until>[0]) => until(page, `all('grundy-front').length === 1 && all('[data-game]').length > 0 && location.hash === ''`);

it('a bare address shows what this is; the catalogue is searched there and opens a game, and Back returns', async () => {
  const page = await site.open();
  await untilFront(page);
  expect(await texts(page, 'h1')).toEqual(['See who wins, and why']);
  expect(await page.title()).toBe('Grundy: a playground for impartial games');
  expect(await ask(page, `performance.getEntriesByType('resource').filter(({ name }) => /editor|playground|heat-map/.test(name)).length`)).toBe(0);

  await type(page, '[role="search"] input', 'xyzzy');
  await until(page, `all('[data-game]').length === 0 && all('.said')[0].textContent.includes('No game here speaks of “xyzzy”')`);
  await type(page, '[role="search"] input', 'wythoff');
  await until(page, `all('a.example').length === 1`);
  await click(page, 'a.example');
  await untilPosition(page, 'game=board&size=12x12&pieces=queen@h5&toward=left-down');
  await untilVerdict(page, 'loses');
  expect(await ask(page, `all('grundy-front').length + scrollY`)).toBe(0);
  expect(await page.title()).toContain('loses');

  await page.goBack();
  await untilFront(page);
  expect(await page.title()).toBe('Grundy: a playground for impartial games');
  expect(await ask(page, `all('[role="search"] input')[0].value`)).toBe('wythoff');
  await page.goForward();
  await untilVerdict(page, 'loses');
});

it('the name in the bar leads from a position to the front page, and Back to the position', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `all('grundy-front').length`)).toBe(0);
  await click(page, 'a.brand');
  await untilFront(page);
  await page.goBack();
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-pile]');
});

it('a position pasted onto the front page opens', async () => {
  const page = await site.open();
  await untilFront(page);
  await ask(page, `(() => {
    const data = new DataTransfer();
    data.setData('text', 'game=nim&piles=1,2,3');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  })()`);
  await untilPosition(page, 'game=nim&piles=1,2,3');
  await untilVerdict(page, 'loses');
  await page.goBack();
  await untilFront(page);
});

it('a frame shows a position and no front page, whatever its address', async () => {
  const page = await site.open();
  const host = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><link rel="icon" href="data:,"><iframe src="${site.url()}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  host.close();
  const frame = await page.waitForFrame((candidate) => candidate.url().startsWith(site.url()));
  await untilThere(frame, '.out a');
  expect(await ask(frame, `all('grundy-front, grundy-bar').length`)).toBe(0);
});
