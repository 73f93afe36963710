import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { families } from './appearance.ts';
import { ask, untilThere } from './playground.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const cases = [320, 360, 768, 1440].flatMap((width) => families.map(([name, address]) => [width, name, address] as const));

it.each(cases)('at %i px nothing is wider than the page and no target is too small: %s', async (width, _, address) => {
  const page = await site.open(`#${address}`, { width, height: 740 });
  await untilThere(page, 'textarea');
  await page.waitForNetworkIdle({ idleTime: 150 });
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
  const small = await ask(
    page,
    `all('button, select, input, textarea, [data-cell], [data-size], .disc')
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(([element, box]) => element.outerHTML.slice(0, 60) + ' ' + box.width + 'x' + box.height)`,
  );
  expect(small).toEqual([]);
});

it('in a frame the page shows the picture without its chrome, and a way to the playground', async () => {
  const page = await site.open();
  const host = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><link rel="icon" href="data:,"><iframe src="${site.url('#game=nim&piles=1,2,3')}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  host.close();
  const frame = await page.waitForFrame((candidate) => candidate.url().includes('game=nim'));
  await untilThere(frame, '.out a');
  await untilThere(frame, '[data-pile]');
  expect(await ask(frame, `all('grundy-bar, grundy-text, grundy-why').length`)).toBe(0);
  expect(await ask(frame, `all('grundy-legend, grundy-verdict').length`)).toBe(2);
  expect(await ask(frame, `all('.out a')[0].getAttribute('href')`)).toBe('#game=nim&piles=1,2,3');
});
