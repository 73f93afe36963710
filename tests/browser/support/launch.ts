import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launch as launchBrowser } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { note } from './browsers.ts';

export type BrowserName = 'chromium' | 'firefox';

/** What the reader's system asks of pages. */
export interface Surroundings {
  dark?: boolean;
  reducedMotion?: boolean;
}

export const browserName: BrowserName = process.env.GRUNDY_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const commands: Record<BrowserName, string[]> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
};

function isCommand(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(names: string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((command) => folders.map((folder) => join(folder, command))).find(isCommand);
  if (!found) throw new Error(`no ${names.join(' or ')} is installed`);
  return found;
}

function launchChromium({ dark, reducedMotion, shell }: Surroundings & { shell: boolean }): Promise<Browser> {
  return launchBrowser({
    browser: 'chrome',
    executablePath: find(shell ? ['chromium-headless-shell'] : commands.chromium),
    headless: shell ? 'shell' : true,
    args: [
      // Chromium's own sandbox does not start for root, and its shared memory does not suffice in a small container.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
      ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ],
  });
}

function launchFirefox({ dark, reducedMotion }: Surroundings): Promise<Browser> {
  return launchBrowser({
    browser: 'firefox',
    // Each page gets its size when it is opened.
    defaultViewport: null,
    executablePath: find(commands.firefox),
    headless: true,
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      // A default of Firefox that its driver switches off.
      'security.fileuri.strict_origin_policy': true,
    },
  });
}

/**
 * Starts a browser for measurements: the one that readers have. Tests take Chromium's `shell`, the same browser without its
 * own windows and services, which opens a page in two thirds of the processor time.
 */
export function launch(surroundings: Surroundings, shell = false): Promise<Browser> {
  return browserName === 'firefox' ? launchFirefox(surroundings) : launchChromium({ ...surroundings, shell });
}

const running = new Map<string, Promise<Browser>>();

/** The browser that all files of a run share: one for each kind of surroundings. It ends with the run. */
export async function shared(surroundings: Surroundings): Promise<Browser> {
  const kind = JSON.stringify(surroundings);
  const before = await running.get(kind);
  if (before?.connected) return before;
  const browser = launch(surroundings, true);
  running.set(kind, browser);
  note(await browser);
  return browser;
}
