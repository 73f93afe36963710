/**
 * Ends the browsers that all files of a run share. A folder lists them, with a file for each process. Vitest calls
 * `setup` before the run and `teardown` after it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

const FOLDER = 'GRUNDY_BROWSERS';

export function setup(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'grundy-browsers-'));
}

/** Records a browser of this run and the place of its profile. */
export function note(browser: Browser): void {
  const started = browser.process();
  const folder = process.env[FOLDER];
  if (!started?.pid || !folder) return;
  const { spawnargs } = started;
  const profile = spawnargs[spawnargs.indexOf('--profile') + 1] ?? '';
  const option = spawnargs.find((each) => each.startsWith('--user-data-dir='));
  writeFileSync(join(folder, String(started.pid)), option?.split('=')[1] ?? profile);
}

/** A browser is a group of processes; `pid` leads the group. */
function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

export function teardown(): void {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error(`${FOLDER} was not set`);
  for (const pid of readdirSync(folder)) {
    end(Number(pid));
    const profile = readFileSync(join(folder, pid), 'utf8');
    if (profile.includes('puppeteer_dev_')) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  rmSync(folder, { recursive: true });
}
