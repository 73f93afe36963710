/**
 * The still pictures of boards, read where no script runs and on paper, are those that Share saves. GRUNDY_STILLS=1 writes them anew
 * into web/lessons/stills/; then the site is built again.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { stillOf } from '../../../web/build/lesson-list.ts';
import { lessonPages, tags } from '../../contract/lesson-pages.ts';
import { ask, click, press, until, untilThere } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const FOLDER = new URL('../../../web/lessons/stills/', import.meta.url);

/** The boards that do not keep their answers to themselves. */
const texts = [
  ...new Set(
    lessonPages.flatMap(({ html }) =>
      tags(html, 'grundy-game')
        .filter(({ attributes }) => !attributes['hide']?.includes('sum'))
        .map(({ body }) => (/href="\.\.\/#([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&')),
    ),
  ),
];

const drawing = `all('grundy-share-picture')[0]?.files?.svg`;

async function saved(page: Page): Promise<string> {
  await until(page, `${drawing} !== undefined`);
  return ask(page, `${drawing}.text()`);
}

async function pictures(text: string): Promise<Record<'light' | 'dark', string>> {
  const page = await site.open(`#${text}`);
  await click(page, 'button.share');
  await untilThere(page, 'dialog[open] #picture[role="tab"]');
  await click(page, 'dialog[open] #picture[role="tab"]');
  const light = await saved(page);
  await ask(page, `(window.before = ${drawing}, null)`);
  await press(page, 'Dark');
  await until(page, `${drawing} !== window.before`);
  return { light, dark: await saved(page) };
}

/** What a picture shows, however wide the letters of a machine are: its shapes with their colours, and its texts. */
function shown(svg: string): string[] {
  const shapes = Array.from(svg.matchAll(/<(rect|circle|ellipse|path|line|polygon)\b[^>]*?(?:fill="([^"]*)")?[^>]*>/g), ([, name, fill = '']) => `${name} ${fill}`);
  const words = Array.from(svg.matchAll(/<text\b[^>]*>([^<]*)</g), ([, word = '']) => word);
  return [...shapes, ...words];
}

describe.skipIf(site.browser === 'firefox')('a board of a lesson has its picture', () => {
  it.each(texts)('%s', async (text) => {
    const now = await pictures(text);
    for (const theme of ['light', 'dark'] as const) {
      const file = new URL(`${stillOf(text)}-${theme}.svg`, FOLDER);
      if (process.env.GRUNDY_STILLS) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(file, now[theme]);
      }
      expect(existsSync(file), file.pathname).toBe(true);
      expect(shown(readFileSync(file, 'utf8'))).toEqual(shown(now[theme]));
    }
  });
});
