/** The built page in Chromium: how soon a dragged knight's board is shaded, and whether the page answers while it computes. */

import type { Page } from 'puppeteer-core';
import { ask, cell, middle, untilThere, untilVerdict } from '../browser/playground.ts';
import { launch } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Notes for every cell that a drag enters when the pointer came there and when the board said that the knight stands there. */
const watchDrag = `(() => {
  const board = all('grundy-board-svg')[0];
  const steps = window.steps = [];
  let frame = 0;
  const count = () => { frame++; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const knightOn = () => [...board.shadowRoot.querySelectorAll('[data-cell]')]
    .find((cell) => /knight/i.test(cell.getAttribute('aria-label')))?.dataset.cell;
  board.addEventListener('board-gesture', ({ detail }) => {
    if (detail.kind === 'drag' && detail.cell !== null)
      steps.push({ cell: detail.cell % 8 + ',' + Math.floor(detail.cell / 8), began: performance.now(), frame });
  }, { capture: true });
  new MutationObserver(() => {
    const on = knightOn();
    const step = steps.findLast((step) => step.cell === on && step.took === undefined);
    if (step) Object.assign(step, { took: performance.now() - step.began, frames: frame - step.frame });
  }).observe(board.shadowRoot, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
})()`;

async function dragAcross(page: Page): Promise<void> {
  const start = await middle(page, '[data-piece="0"]');
  const box = await ask<{ width: number; x: number; y: number }>(
    page,
    `(() => { const { width, x, y } = all(${JSON.stringify(cell('a8'))})[0].getBoundingClientRect(); return { width, x, y }; })()`,
  );
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const across = row % 2 === 0 ? column : 7 - column;
      // oxlint-disable-next-line no-await-in-loop -- a pointer moves one step after the other
      await page.mouse.move(box.x + (across + 0.5) * box.width, box.y + (row + 0.5) * box.width);
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  await page.mouse.up();
}

interface Step {
  took?: number;
  frames?: number;
}

async function benchDrag(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#game=board&size=8x8&pieces=knight4@c5`);
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-piece="0"]');
  await ask(page, watchDrag);
  await dragAcross(page);
  const steps = await ask<Step[]>(page, 'window.steps');
  const done = steps.filter(({ took }) => took !== undefined);
  const times = done.map(({ took }) => took ?? 0).toSorted((a, b) => a - b);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN).toFixed(1);
  const late = done.filter(({ frames }) => (frames ?? 0) > 1).length;
  say(
    `knight dragged over an 8×8 board in Chromium: ${done.length} of ${steps.length} steps shaded after ${at(0.5)} ms (median), ` +
      `${at(0.98)} ms (98th percentile), ${at(1)} ms (longest); a frame is 16.7 ms; ${late} steps took more than one frame`,
  );
}

async function benchBigBoard(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#game=nim&piles=7,4,1`);
  await untilVerdict(page, 'wins');
  await ask(
    page,
    `(() => {
      window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      window.gaps = [];
      let last = performance.now();
      const tick = () => { const now = performance.now(); window.gaps.push(now - last); last = now; requestAnimationFrame(tick); };
      requestAnimationFrame(tick);
      window.began = performance.now();
      location.hash = '#game=board&size=1000x1000&pieces=queen@999,999&toward=left-down';
    })()`,
  );
  await untilVerdict(page, 'Grundy number 1516');
  const [took, gap, tasks] = await ask<[number, number, number[]]>(
    page,
    '[performance.now() - window.began, Math.max(...window.gaps), window.tasks]',
  );
  say(
    `queen on a 1000×1000 board in Chromium: on screen after ${took.toFixed(0)} ms; meanwhile the longest pause between two frames ` +
      `was ${gap.toFixed(0)} ms and ${tasks.length} tasks of the page ran over 50 ms${tasks.length ? ` (longest ${Math.max(...tasks).toFixed(0)} ms)` : ''}`,
  );
}

const site = await serveSite();
const browser = await launch({});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });
await benchDrag(page, site.folder);
await benchBigBoard(page, site.folder);
await browser.close();
await site.close();
