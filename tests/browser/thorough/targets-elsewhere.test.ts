/** What targets.test.ts does not look at: guides, lessons, the gallery, the laboratory, frames with settings, matches, exercises, dialogs and menus. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { GUIDES } from '../../../web/build/guides.ts';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { arrived, ask, click, openMenu, press, pressIn, until, untilThere } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { targetsOf } from '../support/targets.ts';

const site = useSite();
const NIM = '#game=nim&piles=7,4,1';

const embedDrawn = (page: Page): Promise<void> =>
  until(
    page,
    `all('grundy-stage').length > 0 && all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0`,
  );
const boardsDrawn = (page: Page): Promise<void> =>
  until(
    page,
    `all('grundy-game').every((each) => !each.checkVisibility() || all('grundy-stage', each.shadowRoot).length > 0)`,
  );
const opened = (page: Page): Promise<void> => until(page, arrived);

async function menu(page: Page, name: 'view' | 'explore' | 'rule' | 'form'): Promise<void> {
  await opened(page);
  await openMenu(page, name);
}

/** A name, an address, and what is done there. */
const PLACES: readonly [string, string, ((page: Page) => Promise<unknown>)?][] = [
  ['the front page', '', (page) => until(page, `all('grundy-mini-picture, grundy-miniature').length > 0`)],
  ['the gallery', '?view=problems'],
  [
    'a problem of the gallery',
    '?view=problems',
    async (page) => (
      await click(page, '[data-judge="cses"]'),
      await click(page, '[data-problem="cses-1730"] summary'),
      await press(page, 'Answer'),
      await untilThere(page, 'pre')
    ),
  ],
  ['the laboratory', '?view=sequence#game=octal&code=0.77', (page) => until(page, `all('.proved').length > 0`)],
  ...GUIDES.map((name): [string, string] => [`the guide ${name}`, `docs/${name}.html`]),
  ...[
    '',
    ...LESSONS.map((name) => `${name}.html`),
    'teachers.html?lesson=nim',
    'exercises.html?lesson=nim',
    'pictures.html',
  ].map((name): [string, string, typeof boardsDrawn] => [`lessons/${name}`, `lessons/${name}`, boardsDrawn]),
  ...['?exercise=1', '?steps=reasons', '?steps=fill', '?steps=match'].map(
    (query): [string, string, typeof embedDrawn] => [
      `a frame ${query}`,
      `embed/${query}#game=nim&piles=3,5,7`,
      embedDrawn,
    ],
  ),
  [
    'a frame with reasons',
    'embed/#game=nim&piles=3,5,7',
    async (page) => (await embedDrawn(page), await press(page, 'Why?'), await untilThere(page, 'grundy-why')),
  ],
  [
    'a frame with a match',
    'embed/#game=nim&piles=3,5,7',
    async (page) => (await embedDrawn(page), await press(page, 'Play'), await untilThere(page, 'grundy-match')),
  ],
  [
    'a match',
    NIM,
    async (page) => (
      await opened(page),
      await press(page, 'Play'),
      await until(page, `all('grundy-match')[0].view.turns.length > 0`)
    ),
  ],
  [
    'an exercise',
    NIM,
    async (page) => (await pressIn(page, 'explore', 'Exercise'), await untilThere(page, 'grundy-exercise')),
  ],
  [
    'a place looked into',
    NIM,
    async (page) => (
      await opened(page),
      await click(page, '[data-size="5"]'),
      await untilThere(page, 'grundy-examine')
    ),
  ],
  [
    'a table that fills',
    '#game=subtraction&take=1,3,4&piles=11',
    async (page) => (await pressIn(page, 'view', 'Fill the table step by step'), await press(page, 'Pause')),
  ],
  ...(['view', 'explore', 'rule', 'form'] as const).map((name): [string, string, (page: Page) => Promise<unknown>] => [
    `the menu ${name}`,
    NIM,
    (page) => menu(page, name),
  ]),
  [
    'the list of games',
    NIM,
    async (page) => (await opened(page), await click(page, 'h1 button'), await untilThere(page, 'dialog[open]')),
  ],
  [
    'many positions',
    NIM,
    async (page) => (await pressIn(page, 'form', 'Many positions'), await untilThere(page, 'dialog[open]')),
  ],
  ['the keys', NIM, async (page) => (await pressIn(page, 'explore', 'Keys'), await untilThere(page, 'dialog[open]'))],
  [
    'the dialog that shares',
    NIM,
    async (page) => (await opened(page), await click(page, 'button.share'), await untilThere(page, 'dialog[open]')),
  ],
];

describe.each([360, 1440])('no target is under 24 pixels at %i', (width) => {
  it.each(PLACES)('%s', async (_, address, act) => {
    const page = await site.open(address, { width, height: 900 });
    await act?.(page);
    await quiet();
    await ask(page, `Promise.all(all('*').map(({ updateComplete }) => updateComplete)).then(() => {})`);
    const { count, faults } = await targetsOf(page);
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
