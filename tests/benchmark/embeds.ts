/** Embeds in Chromium: what one costs to download, and how soon twelve on a page are ready. */

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { POSTED, weighEmbed } from '../browser/support/weight.ts';
import { until } from '../browser/support/playground.ts';
import { launch } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The memory of a browser and all its processes in MB. Shared memory counts once. */
function memoryOf(browser: Browser): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const [, parent] = /^\d+ \(.*\) . (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!;
      parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  const root = browser.process()!.pid!;
  const inside = (pid: number | undefined): boolean => pid !== undefined && (pid === root || inside(parents.get(pid)));
  let total = 0;
  for (const pid of parents.keys()) {
    if (!inside(pid)) continue;
    try {
      total += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return total / 1024;
}

const POSITIONS = [
  'game="board" size="8x8" pieces="knight4@c5,knight4@f6"',
  'game="nim" piles="3,5,7"',
  'game="tree" parents="0,1,1,3,3,4" coins="0,2,2,1,3,2"',
  'game="staircase" stairs="0,3,1,2"',
];

/** A window high enough for all twelve: embeds far below the window do not load until scrolled near. */
const ALL_IN_SIGHT = { width: 1280, height: 2600 };

async function twelve(
  page: Page,
  browser: Browser,
  address: string,
): Promise<{ took: number; more: number; workers: number }> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const before = memoryOf(browser);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = (document.body.dataset as { script: string }).script;
    script.addEventListener('load', () => Object.assign(window, { loaded: performance.now() }));
    document.body.append(script);
  });
  await until(page, `window.ready.length === 12`);
  const took = await page.evaluate(() => {
    const { ready, loaded } = window as unknown as { ready: number[]; loaded: number };
    return Math.max(...ready) - loaded;
  });
  return { took, more: memoryOf(browser) - before, workers: page.workers().length };
}

async function run(): Promise<void> {
  const server = await serveSite({ compressed: true });
  const browser = await launch({});
  try {
    for (const [name, address] of POSTED) {
      const fresh = await serveSite({ compressed: true });
      const page = await browser.newPage();
      await page.goto(`${fresh.folder}embed/#${address}`);
      const { files, bytes } = await weighEmbed(page, fresh);
      say(`embed of ${name}: ${(bytes / 1000).toFixed(1)} KB gzip in ${files.length} requests (goal: 200 KB)`);
      await page.close();
      await fresh.close();
    }
    const games = Array.from(
      { length: 12 },
      (_, index) => `<grundy-game mode="inline" ${POSITIONS[index % POSITIONS.length]}></grundy-game>`,
    ).join('');
    const html = `<!doctype html><title>-</title><link rel="icon" href="data:,"><script>window.ready = []; addEventListener('grundy-ready', () => ready.push(performance.now()))</script><style>main { display: grid; grid-template-columns: repeat(4, 1fr) }</style><body data-script="${server.folder}v1/grundy-game.js"><main>${games}</main>`;
    const host = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html));
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
    const rounds = [];
    for (let round = 0; round < 3; round++) {
      const page = await browser.newPage();
      await page.setViewport(ALL_IN_SIGHT);
      rounds.push(await twelve(page, browser, address));
      await page.close();
    }
    host.close();
    const best = itemAt(
      rounds.toSorted((one, other) => one.took - other.took),
      0,
    );
    say(
      `twelve boards inline: ready ${best.took.toFixed(0)} ms after the script (goal: 1000), ${Math.min(...rounds.map(({ more }) => more)).toFixed(0)} MB more (goal: 40), ${best.workers} workers (goal: at most 1)`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

await run();
