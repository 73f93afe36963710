/** What keeps a page from its next frame, as the page itself sees it; figures to print, which decide no test. */

import type { Page } from 'puppeteer-core';
import { ask } from './playground.ts';

/** Makes a file of so many piles, which `dropPiles` drops; its first line counts them. */
export async function makePiles(page: Page, count: number): Promise<void> {
  await ask(
    page,
    `(() => {
      const numbers = Array.from({ length: ${count} }, (_, index) => (index * 7919) % 1000000007);
      window.file = new File([${count} + '\\n' + numbers.join(' ')], 'piles.txt');
    })()`,
  );
  // Clearing up after that is not what is measured.
  await new Promise((resolve) => setTimeout(resolve, 300));
}

export function dropPiles(page: Page): Promise<void> {
  return ask(
    page,
    `(() => {
      const data = new DataTransfer();
      data.items.add(window.file);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
    })()`,
  );
}

export interface Pauses {
  /** The longest task in milliseconds; 0 where none took 50, or where the browser does not say. */
  task: number;
  /** The longest time from one frame to the next. */
  gap: number;
}

/** Notes from now on how long the page is kept from its next frame. */
export function watchPauses(page: Page): Promise<void> {
  return ask(
    page,
    `(() => {
      window.pauses = { task: 0, gap: 0 };
      if (window.watched) return;
      window.watched = true;
      if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
        new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (pauses.task = Math.max(pauses.task, duration)))).observe({ type: 'longtask' });
      let last = performance.now();
      const frame = (now) => {
        pauses.gap = Math.max(pauses.gap, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame((now) => frame((last = now)));
    })()`,
  );
}

/** The pauses since they are watched, after what was begun has settled. */
export async function pausesOf(page: Page): Promise<Pauses> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return ask(page, 'pauses');
}
