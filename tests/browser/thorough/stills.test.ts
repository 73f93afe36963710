/**
 * The still pictures of boards, shown without scripts and on paper, equal those that Share saves. GRUNDY_STILLS=1 writes them
 * again into web/lessons/stills/, in a folder for each lesson and with TikZ beside them; the site must be built again afterwards.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { stillOf } from '../../../web/build/lesson-list.ts';
import { lessonPages, toldBoards } from '../../contract/lesson-pages.ts';
import { ask, click, press, until, untilThere } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const FOLDER = new URL('../../../web/lessons/', import.meta.url);

const boards = lessonPages.flatMap((lesson) => toldBoards(lesson).map((text) => [lesson.name, text] as const));

const drawing = `all('grundy-share-picture')[0]?.files?.svg`;

const ENDINGS = ['-light.svg', '-dark.svg', '.tex'] as const;

async function saved(page: Page): Promise<string> {
  await until(page, `${drawing} !== undefined`);
  return ask(page, `${drawing}.text()`);
}

async function pictures(text: string): Promise<Record<(typeof ENDINGS)[number], string>> {
  const page = await site.open(`#${text}`);
  await click(page, 'button.share');
  await untilThere(page, 'dialog[open] #picture[role="tab"]');
  await click(page, 'dialog[open] #picture[role="tab"]');
  const light = await saved(page);
  const tikz = await ask<string>(page, `all('grundy-share-picture')[0].files.tikz.text()`);
  await ask(page, `(window.before = ${drawing}, null)`);
  await press(page, 'Dark');
  await until(page, `${drawing} !== window.before`);
  return { '-light.svg': light, '-dark.svg': await saved(page), '.tex': tikz };
}

/** The contents of a picture, independent of the machine's letter widths: shapes with their colours, and texts; for TikZ everything but coordinates. */
function shown(picture: string): string[] {
  if (!picture.startsWith('<')) return picture.replaceAll(/\(-?[\d.]+,-?[\d.]+\)/g, '…').split('\n');
  const shapes = Array.from(
    picture.matchAll(/<(rect|circle|ellipse|path|line|polygon)\b[^>]*?(?:fill="([^"]*)")?[^>]*>/g),
    ([, name, fill = '']) => `${name} ${fill}`,
  );
  const words = Array.from(picture.matchAll(/<text\b[^>]*>([^<]*)</g), ([, word = '']) => word);
  return [...shapes, ...words];
}

describe.skipIf(site.browser === 'firefox')('a board of a lesson has its picture', () => {
  it.each(boards)('%s: %s', async (lesson, text) => {
    const now = await pictures(text);
    for (const ending of ENDINGS) {
      const file = new URL(stillOf(lesson, text) + ending, FOLDER);
      if (process.env.GRUNDY_STILLS) {
        mkdirSync(new URL('.', file), { recursive: true });
        writeFileSync(file, now[ending]);
      }
      expect(existsSync(file), file.pathname).toBe(true);
      expect(shown(readFileSync(file, 'utf8'))).toEqual(shown(now[ending]));
    }
  });
});
