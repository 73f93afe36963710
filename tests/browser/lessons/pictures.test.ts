/** The page of pictures for authors: files to save, and lines that work in pages of other origins. */

import { expect, it } from 'vitest';
import { stillOf } from '../../../web/build/lesson-list.ts';
import { lessonPages, toldBoards } from '../../contract/lesson-pages.ts';
import { useHost } from '../support/host.ts';
import { ask, click, texts, until, untilThere } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();
const host = useHost();

it.each(someOf(lessonPages))('has each picture of $name as SVG and TikZ', async (lesson) => {
  const page = await site.open('lessons/pictures.html');
  const links = await ask<string[]>(
    page,
    `all('section[aria-labelledby="${lesson.name}"] .files a').map((link) => link.getAttribute('href'))`,
  );
  expect(links).toEqual(
    toldBoards(lesson).flatMap((text) =>
      ['-light.svg', '-dark.svg', '.tex'].map((ending) => `./${stillOf(lesson.name, text)}${ending}`),
    ),
  );
  for (const link of links) {
    const file = await ask<string>(page, `fetch('${link}').then((reply) => reply.ok && reply.text())`);
    expect(file).toContain(link.endsWith('.svg') ? '<svg' : String.raw`\begin{tikzpicture}`);
  }
});

it('names the site in every line to paste, and copies each', async () => {
  const page = await site.open('lessons/pictures.html');
  await untilThere(page, 'grundy-copy');
  const lines = await ask<string[]>(page, `all('pre').map(({ textContent }) => textContent)`);
  expect(lines).toHaveLength(3 * lessonPages.flatMap(toldBoards).length);
  expect(lines.filter((line) => !line.includes(site.url()) || line.includes('SITE'))).toEqual([]);
  expect(await ask(page, `all('grundy-copy').map(({ text }) => text)`)).toEqual(lines);
});

it('what is pasted shows the picture, and after a press the board', async () => {
  const own = await site.open('lessons/pictures.html');
  await untilThere(own, 'grundy-copy');
  const [lines = ''] = await texts(own, 'section[aria-labelledby="sums"] pre');
  const page = await host.open(site, lines);
  await until(
    page,
    `document.querySelector('grundy-game svg path') !== null && all('grundy-game')[0].shadowRoot !== null`,
  );
  expect(await ask(page, `all('grundy-stage').length`)).toBe(0);
  await click(page, 'grundy-game svg');
  await until(page, `all('grundy-stage').length > 0`);
});

it('is no wider than a phone, and found from the list of lessons', async () => {
  const page = await site.open('lessons/', { width: 360, height: 900 });
  await click(page, 'a[href$="pictures.html"]');
  await untilThere(page, 'grundy-copy');
  await ask(page, `all('details').forEach((each) => (each.open = true))`);
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
});
