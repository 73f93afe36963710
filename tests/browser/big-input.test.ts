import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, press, texts, until, untilPosition, untilThere, untilVerdict } from './playground.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** Drops a file with this many piles onto the page, made before anything is measured. */
async function drop(page: Page, count: number): Promise<void> {
  await ask(
    page,
    `(() => {
      const numbers = Array.from({ length: ${count} }, (_, index) => (index * 7919) % 1000000007);
      window.file = new File([${count} + '\\n' + numbers.join(' ')], 'piles.txt');
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
}

it('a million piles dropped as a file are answered, shown in pages, and left without a trace', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await page.waitForNetworkIdle({ idleTime: 300 });
  await drop(page, 1_000_000);
  await until(page, `all('.more').some((line) => line.textContent.includes('1\u202f000\u202f000 piles, the largest of'))`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tasks = await ask<number[]>(page, 'window.tasks.map(Math.round)');
  process.stdout.write(`tasks of the page over 50 ms while a million piles appeared: ${JSON.stringify(tasks)} (${site.browser})\n`);
  expect(await ask(page, 'location.hash.length')).toBeLessThan(2);
  await untilThere(page, 'grundy-long-text');
  await until(page, `all('grundy-long-text')[0].shadowRoot?.textContent.includes('characters')`);
  expect(await ask(page, `all('grundy-long-text')[0].shadowRoot.textContent`)).toContain('too long for a link');
  expect(await texts(page, 'p[role="status"]')).toContain('The first line, 1000000, counts the others and was left out.');
  await press(page, 'Later piles');
  await untilThere(page, '[data-pile="12"]');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await untilVerdict(page, 'Grundy number 2');
  await press(page, 'Pile 1: one less');
  await untilVerdict(page, 'Grundy number 3');
});

it('numbers pasted onto the page take the place of the piles, and a paste into a field does not', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  const paste = (target: string) =>
    ask(
      page,
      `(() => {
        const data = new DataTransfer();
        data.setData('text', '5 9\\n12');
        // Firefox makes no paste event with data of one's own.
        const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
        Object.defineProperty(event, 'clipboardData', { value: data });
        ${target}.dispatchEvent(event);
      })()`,
    );
  await paste(`all('textarea')[0]`);
  await paste('document.body');
  await untilPosition(page, 'game=nim&piles=5,9,12');
});
