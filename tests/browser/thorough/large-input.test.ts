import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, press, until, untilPosition, untilVerdict } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { dropPiles, makePiles } from '../support/smoothness.ts';

const site = useSite();

/** Counts the workers that the page terminates from this point on. */
function countStopped(page: Page): Promise<void> {
  return ask(
    page,
    `(() => {
      window.stopped = 0;
      const { terminate } = Worker.prototype;
      Worker.prototype.terminate = function () {
        window.stopped += 1;
        terminate.call(this);
      };
    })()`,
  );
}

it('a large position is edited ten times, taken back edit by edit, left with its worker, and found again', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await countStopped(page);
  await makePiles(page, 120_000);
  await dropPiles(page);
  const second = `all('grundy-playground')[0].session.view.analysis.position.piles[1]`;
  const click = (words: string): Promise<void> =>
    ask(
      page,
      `all('button').find((button) => button.ariaLabel === '${words}' || button.textContent.trim() === '${words}').click()`,
    );
  await until(page, `${second} === 7919`);
  for (let edit = 1; edit <= 10; ++edit) {
    await click('Pile 2: one less');
    await until(page, `${second} === ${7919 - edit}`);
  }
  for (let edit = 9; edit >= 0; --edit) {
    await click('Undo');
    await until(page, `${second} === ${7919 - edit}`);
  }
  expect(await ask(page, 'stopped')).toBe(0);
  await press(page, 'Undo');
  await untilVerdict(page, 'Grundy number 2');
  // On a busy machine the next worker may have to be asked twice.
  await until(page, 'stopped > 0');
  await press(page, 'Redo');
  await until(page, `${second} === 7919`);
  await press(page, 'Redo');
  await until(page, `${second} === 7918`);
});

it('a million nodes with a million questions are told in numbers, and left again', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await quiet();
  await ask(
    page,
    `(() => {
      const count = 1000000;
      const list = (item) => Array.from({ length: count }, (_, index) => item(index)).join(',');
      const text = 'game=tree&parents=' + list((node) => Math.ceil(node / 3)) + '&coins=' + list((node) => node % 3) +
        '&rehang=' + list((index) => (index + 1) + ':' + (index % 7 + 1));
      window.file = new File([text], 'tree.txt');
    })()`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await ask(
    page,
    `(() => {
      window.tasks = [];
      if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
        new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      const data = new DataTransfer();
      data.items.add(window.file);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
    })()`,
  );
  await until(
    page,
    `all('grundy-tree-summary').some((each) => each.shadowRoot?.textContent.includes('1\u202f000\u202f000'))`,
  );
  await until(page, `all('grundy-rehang')[0].shadowRoot.textContent.includes('1\u202f000\u202f000 questions: ')`);
  const tasks = await ask<number[]>(page, 'window.tasks.map(Math.round)');
  process.stdout.write(
    `tasks of the page over 50 ms while a tree of a million nodes appeared: ${JSON.stringify(tasks)} (${site.browser})\n`,
  );
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
});
