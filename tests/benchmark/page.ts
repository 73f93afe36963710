/** The built page in Chromium: how soon it shows what was dragged, typed or edited, and whether it stays responsive while it computes. */

import type { Page } from 'puppeteer-core';
import { ask, cell, middle, press, until, untilThere, untilVerdict } from '../browser/support/playground.ts';
import { launch } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';
import { dropPiles, makePiles, pausesOf, watchPauses } from '../browser/support/smoothness.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The number below which the given share of the numbers lies. */
function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Records for each cell that a drag enters the time from the pointer's arrival until the board labels the cell with the knight. */
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
      await page.mouse.move(box.x + (across + 0.5) * box.width, box.y + (row + 0.5) * box.width);
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
  const at = (share: number): string =>
    percentile(
      done.map(({ took }) => took ?? 0),
      share,
    ).toFixed(1);
  const late = done.filter(({ frames }) => (frames ?? 0) > 1).length;
  say(
    `knight dragged over an 8×8 board in Chromium: ${done.length} of ${steps.length} steps shaded after ${at(0.5)} ms (median), ` +
      `${at(0.98)} ms (98th percentile), ${at(1)} ms (longest); a frame is 16.7 ms; ${late} steps took more than one frame`,
  );
}

/** Milliseconds for each of these keys, from its press to the frame after the page shows the new position. */
const pressAndWait = `async (keys) => {
  const page = all('grundy-playground')[0];
  const target = all('[role=gridcell][tabindex="0"], [role=treeitem][tabindex="0"], [role=row] [tabindex="0"]')[0];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const times = [];
  for (const key of keys) {
    const before = page.session.view.analysis;
    const began = performance.now();
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    while (page.session.view.analysis === before && performance.now() - began < 3000) await new Promise((done) => setTimeout(done, 1));
    await page.updateComplete;
    // What was changed in this frame is painted at its end, before the next one begins.
    await frame();
    await frame();
    times.push(performance.now() - began);
  }
  return times;
}`;

const GALLERY: Record<string, { address: string; keys: string[] }> = {
  'two knights': { address: '#game=board&size=8x8&pieces=knight4@c5,knight4@f6', keys: ['x', 'x'] },
  'a queen on 12×12': { address: '#game=board&size=12x12&pieces=queen@h5&toward=left-down', keys: ['x', 'x'] },
  'Nim 7, 4, 1': { address: '#game=nim&piles=7,4,1', keys: ['ArrowUp', 'ArrowDown'] },
  'coins on a tree': { address: '#game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2', keys: ['+', '-'] },
  'a staircase': { address: '#game=staircase&stairs=0,3,1,2', keys: ['+', '-'] },
};

/** A phone is about four times slower than the machine that runs this. */
const SLOWER = 4;

async function benchEdits(page: Page, address: string): Promise<void> {
  const times: number[] = [];
  for (const [name, { address: fragment, keys }] of Object.entries(GALLERY)) {
    await page.goto('about:blank');
    await page.goto(`${address}${fragment}`);
    await untilVerdict(page, 'The player');
    await page.emulateCPUThrottling(SLOWER);
    const some = await ask<number[]>(
      page,
      `(${pressAndWait})(${JSON.stringify(Array.from({ length: 20 }, () => keys).flat())})`,
    );
    await page.emulateCPUThrottling(1);
    times.push(...some);
    say(`  ${name}: longest ${Math.max(...some).toFixed(0)} ms`);
  }
  const at = percentile(times, 0.98);
  say(
    `edits of gallery positions in Chromium, ${SLOWER}× slower: painted within ${at.toFixed(0)} ms at the 98th percentile of ${times.length} (${verdictOf(at <= 100, 'at most 100')})`,
  );
}

const TYPED: Record<string, { text: string; from: string; to: string }> = {
  'a row of 10^4 places': { text: 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=9999', from: '3,4', to: '3,5' },
  '100×100 places, one step each way': {
    text: 'game=rule&numbers=a,b&moves=(a-1,b);_(a,b-1);_(a-2,b-2)&at=(99,99)',
    from: 'a-2,b-2',
    to: 'a-2,b-3',
  },
  'Euclid on 100×100 places': {
    text: 'game=rule&numbers=a,b&moves=(a-k*b,b)_for_k_in_1..9_if_b>0;_(a,b-k*a)_for_k_in_1..9_if_a>0&at=(99,98)',
    from: '1..9 if a',
    to: '1..8 if a',
  },
  'Wythoff on 100×100 places': {
    text: 'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(99,99)',
    from: '1..min',
    to: '2..min',
  },
};

/** Changes a passage of a typed rule, and back, `times` times. Returns the frames and milliseconds until its places are shaded again, for each change. */
const typeAndCount = `async (from, to, times) => {
  const page = all('grundy-playground')[0];
  const field = all('grundy-formula')[0].shadowRoot.querySelector('textarea');
  let frame = 0;
  const count = () => { frame++; counting = requestAnimationFrame(count); };
  let counting = requestAnimationFrame(count);
  // Resolves when the picture of another analysis is drawn. Nothing is polled: that would take time from the page.
  const shaded = (before) => new Promise((done) => {
    const map = all('grundy-heat-map')[0];
    if (!map) {
      const observer = new MutationObserver(() => {
        if (page.session.view.analysis === before) return;
        observer.disconnect();
        done();
      });
      return observer.observe(all('grundy-coin-strip')[0].shadowRoot, { subtree: true, attributes: true, childList: true, characterData: true });
    }
    // A map is painted beside the rest, and composed last.
    const { screen } = map;
    const { picture, compose } = screen;
    screen.compose = () => {
      compose.call(screen);
      if (screen.picture === picture) return;
      delete screen.compose;
      done();
    };
  });
  const found = [];
  for (let time = 0; time < times; time++) {
    const [old, fresh] = time % 2 === 0 ? [from, to] : [to, from];
    const at = field.value.lastIndexOf(old);
    if (at < 0) throw new Error('the rule has no ' + old + ': ' + field.value);
    await new Promise((done) => setTimeout(done, 100 + 7 * (time % 5)));
    const drawn = shaded(page.session.view.analysis);
    const [began, first] = [performance.now(), frame];
    field.setRangeText(fresh, at, at + old.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: fresh.at(-1), inputType: 'insertText' }));
    await Promise.race([drawn, new Promise((done) => setTimeout(done, 5000))]);
    await page.updateComplete;
    found.push({ took: performance.now() - began, frames: frame - first + 1 });
  }
  cancelAnimationFrame(counting);
  return found;
}`;

const KEYS = 40;
const IN_TIME = 38;

/** How soon all places of a typed rule are shaded again after a key. */
async function benchTyping(page: Page, address: string): Promise<void> {
  for (const [name, { text, from, to }] of Object.entries(TYPED)) {
    await page.goto('about:blank');
    await page.goto(`${address}#${text}`);
    await untilVerdict(page, 'The player');
    const found = await ask<{ took: number; frames: number }[]>(
      page,
      `(${typeAndCount})(${JSON.stringify(from)}, ${JSON.stringify(to)}, ${KEYS})`,
    );
    const at = (share: number): string =>
      percentile(
        found.map(({ took }) => took),
        share,
      ).toFixed(1);
    const within = found.filter(({ frames }) => frames <= 2).length;
    say(
      `a rule typed, ${name}: shaded after ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile); within two frames ${within} of ${KEYS} times (${verdictOf(within >= IN_TIME, `at least ${IN_TIME}`)})`,
    );
  }
}

function verdictOf(kept: boolean, goal: string): string {
  return kept ? `goal ${goal}: kept` : `goal ${goal}: NOT KEPT`;
}

/** Whether the page stays responsive while it computes something large. */
async function benchLarge(page: Page, address: string, name: string, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}#game=nim&piles=7,4,1`);
  await untilVerdict(page, 'wins');
  await ask(
    page,
    `(() => {
      window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      window.began = performance.now();
      location.hash = ${JSON.stringify(fragment)};
    })()`,
  );
  await until(page, `all('grundy-playground')[0].session.view.analysis.text === ${JSON.stringify(fragment.slice(1))}`);
  const [took, tasks] = await ask<[number, number[]]>(page, '[performance.now() - window.began, window.tasks]');
  const longest = Math.max(0, ...tasks);
  say(
    `${name} in Chromium: on screen after ${took.toFixed(0)} ms; the longest task of the page ran ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms (${verdictOf(longest <= 50, 'under 50')})`,
  );
}

async function benchCancel(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}#game=nim&piles=7,4,1`);
  await untilVerdict(page, 'wins');
  await ask(page, `location.hash = '#game=board&size=3000x3000&pieces=queen@2999,2999&toward=left-down'`);
  await untilThere(page, '.busy button');
  const took = await ask<number>(
    page,
    `(async () => {
      const began = performance.now();
      all('.busy button')[0].click();
      while (all('.busy').length > 0) await new Promise((done) => setTimeout(done));
      await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - began;
    })()`,
  );
  say(`Cancel in Chromium: answered after ${took.toFixed(0)} ms (${verdictOf(took <= 100, 'at most 100')})`);
}

/** The JavaScript heap of the page's main thread in MB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.createCDPSession();
  // The page releases the data of the last answer a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

const ANALYSIS = `all('grundy-playground')[0].session.view.analysis`;

interface Doing {
  name: string;
  act: () => Promise<void>;
  /** A condition that holds once the action is done. */
  done: string;
}

/** Whether the page stays smooth with 10^6 piles, and their memory is given back. */
async function benchPiles(page: Page, address: string): Promise<void> {
  const count = 1_000_000;
  const second = `${ANALYSIS}.position.piles[1]`;
  const doings: Doing[] = [
    { name: 'dropped as a file', act: () => dropPiles(page), done: `${second} === 7919 && all('.more').length > 0` },
    { name: 'one of them stepped', act: () => press(page, 'Pile 2: one less'), done: `${second} === 7918` },
    { name: 'that undone', act: () => press(page, 'Undo'), done: `${second} === 7919` },
    { name: 'left', act: () => press(page, 'Undo'), done: `${ANALYSIS}.grundy === 2` },
  ];
  const least = doings.map(() => ({ task: Infinity, gap: Infinity }));
  const heaps: number[] = [];
  for (let round = 0; round < 3; ++round) {
    await page.goto('about:blank');
    await page.goto(`${address}#game=nim&piles=7,4,1`);
    await untilVerdict(page, 'wins');
    await makePiles(page, count);
    if (round === 0) heaps.push(await heapOf(page));
    for (const [place, { act, done }] of doings.entries()) {
      await watchPauses(page);
      await act();
      await until(page, done);
      const { task, gap } = await pausesOf(page);
      least[place] = { task: Math.min(itemAt(least, place).task, task), gap: Math.min(itemAt(least, place).gap, gap) };
    }
  }
  heaps.push(await heapOf(page));
  await press(page, 'Redo');
  await until(page, `${second} === 7919`);
  for (let edit = 1; edit <= 10; ++edit) {
    await press(page, 'Pile 2: one less');
    await until(page, `${second} === ${7919 - edit}`);
  }
  heaps.push(await heapOf(page));
  for (const [place, { name }] of doings.entries()) {
    const { task, gap } = itemAt(least, place);
    say(
      `10^6 piles in Chromium, ${name}: longest task ${task === 0 ? 'under 50' : task.toFixed(0)} ms (${verdictOf(task < 50, 'under 50')}), ` +
        `longest time between frames ${gap.toFixed(0)} ms (${verdictOf(gap <= 50, 'at most 50')})`,
    );
  }
  const [before, left, edited] = heaps.map((heap) => heap.toFixed(0));
  say(
    `heap of the page in Chromium: ${before} MB before 10^6 piles, ${edited} MB after ten edits of them, ${left} MB after they were left (their text, for Redo, is some 10 MB)`,
  );
}

/** The address of a grid of 20×15 nodes, with arcs from each to the next in its row and in its column. */
function gridOfNodes(): string {
  const [columns, rows] = [20, 15];
  const name = (column: number, row: number): string => `n${row * columns + column}`;
  const cells = Array.from(
    { length: columns * rows },
    (_, place) => [place % columns, Math.floor(place / columns)] as const,
  );
  const arcs = cells.flatMap(([x, y]) => [
    ...(x + 1 < columns ? [`${name(x, y)}-${name(x + 1, y)}`] : []),
    ...(y + 1 < rows ? [`${name(x, y)}-${name(x, y + 1)}`] : []),
  ]);
  return `#game=graph&arcs=${arcs.join(',')}&tokens=n0&at=${cells.map(([x, y]) => `${name(x, y)}@${x * 60}.${y * 60}`).join(',')}`;
}

/** Whether a dragged node of a graph of 300 nodes follows the pointer in every frame. */
async function benchGraph(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}${gridOfNodes()}`);
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-node="150"]');
  const start = await middle(page, '[data-node="150"]');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await ask(
    page,
    `(() => {
      const gaps = window.gaps = [];
      let before = performance.now();
      const count = (now) => { gaps.push(now - before); before = now; window.counting = requestAnimationFrame(count); };
      requestAnimationFrame((now) => { before = now; requestAnimationFrame(count); });
    })()`,
  );
  for (let step = 1; step <= 120; ++step) {
    const angle = step / 10;
    await page.mouse.move(start.x + 40 * Math.sin(angle), start.y + 40 * (1 - Math.cos(angle)));
  }
  const gaps = await ask<number[]>(page, '(cancelAnimationFrame(window.counting), window.gaps)');
  await page.mouse.up();
  const at = (share: number): number => percentile(gaps, share);
  say(
    `a node of a graph of 300 dragged in Chromium: ${gaps.length} frames, ${at(0.5).toFixed(1)} ms apart (median), ${at(1).toFixed(1)} ms (longest), ${at(0.98).toFixed(1)} ms (98th percentile; ${verdictOf(at(0.98) <= 17.7, 'a frame, 16.7')})`,
  );
}

/** The largest Cram board that the page must solve within a minute. The test waits only half a minute. */
async function benchCram(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(`${address}#game=cram&size=7x4`);
  await untilVerdict(page, 'The player to move');
  const took = (performance.now() - began) / 1000;
  say(`Cram 7×4 in Chromium: answered after ${took.toFixed(1)} s`);
}

const site = await serveSite();
const browser = await launch({});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });
await benchDrag(page, site.folder);
await benchTyping(page, site.folder);
await benchGraph(page, site.folder);
await benchCram(page, site.folder);
await benchEdits(page, site.folder);
await benchLarge(
  page,
  site.folder,
  'a queen on 2000×2000',
  '#game=board&size=2000x2000&pieces=queen@1999,1999&toward=left-down',
);
await benchLarge(page, site.folder, 'a pile of 10^7 coins', '#game=subtraction&take=2,3,7&piles=10000000');
await benchPiles(page, site.folder);
await benchCancel(page, site.folder);
await browser.close();
await site.close();
