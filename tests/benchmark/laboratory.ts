/** The laboratory in Chromium: whether the page stays smooth during a run of 10^8 values, how soon Cancel answers, and whether memory is given back. */

import { readdirSync, readFileSync } from 'node:fs';
import { ask, press, until } from '../browser/support/playground.ts';
import { launch } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';
import { pausesOf, watchPauses } from '../browser/support/smoothness.ts';
import { say } from './report.ts';

const WANTED = 100_000_000;
/** A game with a sparse space. */
const RULE = 'game=octal&code=0.104';
/** Values of the second run before it is cancelled. */
const ENOUGH = 20_000_000;
const LONGEST_WAIT = 180_000;

const computed = `Number(all('[data-figure="computed"]')[0].textContent.replaceAll('\\u202f', ''))`;

const verdictOf = (kept: boolean, goal: string): string => `goal ${goal}: ${kept ? 'kept' : 'NOT KEPT'}`;

/** The memory of all processes of the browser in MB. Shared memory counts once. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const [, , parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
      sizes.set(
        Number(name),
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
      );
    } catch {
      // The process has ended meanwhile.
    }
  }
  const below = (id: number): boolean => id === root || (parents.has(id) && below(parents.get(id)!));
  return [...sizes].filter(([id]) => below(id)).reduce((sum, [, size]) => sum + size, 0) / 1000;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const site = await serveSite();
const browser = await launch({});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });
// The page asks before it discards a long run.
page.on('dialog', (dialog) => void dialog.accept());
const session = await page.createCDPSession();

async function memory(): Promise<number> {
  // Garbage counts as memory until it is collected.
  await session.send('HeapProfiler.collectGarbage');
  await pause(1500);
  return memoryOf(browser.process()!.pid!);
}

await page.goto(`${site.folder}?view=sequence&values=${WANTED}#${RULE}`);
await until(page, `all('.status')[0].textContent.includes('are ready')`);
const before = await memory();
await watchPauses(page);
await press(page, 'Start');
const began = performance.now();
let far = 0;
for (let look = 0; far < WANTED && performance.now() - began < LONGEST_WAIT; ++look) {
  await pause(250);
  // Zooms in three times, then shows the whole plot again.
  await press(page, look % 4 === 3 ? 'Show all' : 'Zoom in');
  far = await ask<number>(page, computed);
}
const seconds = (performance.now() - began) / 1000;
const words = await ask<string>(
  page,
  `all('[data-figure]').map(({ dataset, textContent }) => dataset.figure + ': ' + textContent).join('; ')`,
);
const { task, gap } = await pausesOf(page);
const held = await memory();
await press(page, far < WANTED ? 'Cancel' : 'Clear');
await press(page, 'Start');
await until(page, `${computed} > ${ENOUGH}`);
const cancelled = await ask<number>(
  page,
  `(async () => {
    const before = performance.now();
    all('button').find(({ textContent }) => textContent.trim() === 'Cancel').click();
    while (!all('.status')[0].textContent.startsWith('Nothing is computed')) await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - before;
  })()`,
);
const after = await memory();
await press(page, 'Start');
await until(page, `${computed} > ${ENOUGH}`);
await ask(page, `all('a.brand')[0].click()`);
await until(page, `all('grundy-front').length === 1 && all('grundy-laboratory').length === 0`);
const left = await memory();
/** Whether at most 30% of the run's memory is left, and 20 MB for the front page's own pictures. */
const isGiven = (now: number): boolean => now - before < 0.3 * (held - before) + 20;
say(
  `0.104 in Chromium, ${WANTED} values wanted: ${far} after ${seconds.toFixed(1)} s, ${(far / seconds / 1e6).toFixed(1)} million a second (${words})`,
);
say(
  `  the page meanwhile, while its plot is zoomed: longest task ${task === 0 ? 'under 50' : task.toFixed(0)} ms (${verdictOf(task < 50, 'under 50')}), longest time between frames ${gap.toFixed(0)} ms`,
);
say(`  Cancel: answered after ${cancelled.toFixed(0)} ms (${verdictOf(cancelled <= 100, 'at most 100')})`);
say(
  `  memory of the browser: ${before.toFixed(0)} MB before, ${held.toFixed(0)} MB at ${far} values, ${after.toFixed(0)} MB after Cancel (${verdictOf(isGiven(after), 'given back')}), ${left.toFixed(0)} MB after another run was left for the front page (${verdictOf(isGiven(left), 'given back')})`,
);
await browser.close();
await site.close();
