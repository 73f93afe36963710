import type { Page } from 'puppeteer-core';
import { browserName } from './launch.ts';

/** The part of puppeteer's page with which Firefox's driver sets the size of its window. */
interface Driven {
  browsingContext: {
    setViewport(options: { viewport: { width: number; height: number }; devicePixelRatio: null }): Promise<void>;
  };
}

/**
 * Gives a page this size, in CSS pixels. Puppeteer's own way also turns the screen, by a command that Firefox 140 ESR
 * lacks. In Firefox `touch` has no effect.
 */
export async function resize(
  page: Page,
  { width, height, touch = false }: { width: number; height: number; touch?: boolean },
): Promise<void> {
  if (browserName === 'chromium') await page.setViewport({ width, height, hasTouch: touch });
  else
    await (page.mainFrame() as unknown as Driven).browsingContext.setViewport({
      viewport: { width, height },
      devicePixelRatio: null,
    });
}
