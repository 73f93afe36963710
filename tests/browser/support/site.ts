/**
 * The built site in a real browser, for tests in tests/browser/*.test.ts. `tests/run chromium firefox` runs every file once
 * in each; GRUNDY_BROWSER=firefox picks one by hand.
 *
 *   const site = useSite();                                     // once per file: starts the server, and the browser where none runs yet
 *   it('…', async () => {
 *     const page = await site.open('#game=nim&piles=7,4,1');    // a puppeteer Page with the playground loaded
 *     await page.locator('>>> .outcome').wait();                // `>>>` reaches into shadow roots; locators wait by themselves
 *   });
 *
 * useSite({ dark: true, reducedMotion: true }) sets what the browser reports for all pages of the file; useSite({ root }) serves another build.
 * site.open(address, { width, height, touch }) takes a fragment, a query, a file name or a whole address; 1280 × 900 unless told.
 * site.url(address) is the full address; site.browser is 'chromium' or 'firefox'; site.faults(page) lists the faults so far.
 *
 * The site is served from a sub-folder, as GitHub Pages does. After each test its pages are closed, and the test fails when one
 * of them had an error on its console, an uncaught error, or a request that failed or was answered with 400 or above. A request that
 * the browser itself gave up is none of these.
 */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser, Page } from 'puppeteer-core';
import { browserName, shared } from './launch.ts';
import type { BrowserName, Surroundings } from './launch.ts';
import { serveSite, withoutOffline } from './server.ts';
import type { SiteServer } from './server.ts';
import { resize } from './viewport.ts';

export interface Screen {
  width?: number;
  height?: number;
  touch?: boolean;
  /** Kinds of faults that are expected and not counted: of a policy that refuses our first attempt, or of a network that fails. */
  faults?: 'policy' | 'network' | undefined;
}

export interface Site {
  readonly browser: BrowserName;
  url(address?: string): string;
  open(address?: string, screen?: Screen): Promise<Page>;
  faults(page: Page): readonly string[];
}

/** Requests that the browser itself cancelled: whatever needed them reports an error of its own. */
const CANCELLED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!CANCELLED.has(reason)) faults.push(`failed: ${request.url()} ${reason}`);
  });
  return faults;
}

export function useSite({ root, ...surroundings }: Surroundings & { root?: string } = {}): Site {
  let server: SiteServer;
  let browser: Browser;
  const pages = new Map<Page, string[]>();

  beforeAll(async () => {
    server = await serveSite({ alter: withoutOffline, ...(root === undefined ? {} : { root }) });
    browser = await shared(surroundings);
  });

  afterEach(async () => {
    const faults = [...pages.values()].flat();
    await Promise.all([...pages.keys()].map((page) => page.close()));
    pages.clear();
    expect(faults).toEqual([]);
  });

  afterAll(async () => {
    await server?.close();
  });

  const url = (address = '') => new URL(address, server.folder).href;
  return {
    browser: browserName,
    url,
    faults: (page) => pages.get(page) ?? [],
    async open(address = '', { width = 1280, height = 900, touch = false, faults } = {}) {
      const page = await browser.newPage();
      pages.set(page, faults ? [] : watch(page));
      await resize(page, { width, height, touch });
      await page.goto(url(address), { waitUntil: 'load' });
      return page;
    },
  };
}
