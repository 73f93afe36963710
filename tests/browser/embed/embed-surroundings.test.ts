/** What the surrounding page does to an embed: its colours apply; text style and the way back stay the embed's and the reader's own. */

import type { Frame, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BOTH, frameOf, NIM, RECORD, script, verdictIn } from '../support/embeds.ts';
import { ask, until } from '../support/playground.ts';
import { INK } from '../support/sample-post.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';
import { browserName } from '../support/launch.ts';
import { resize } from '../support/viewport.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { someOf } from '../../support/some-of.ts';

// Embeds notice a change of colour by transitions, so that must work with reduced motion too.
const site = useSite({ reducedMotion: true });
const host = useHost();

const STYLE = `<style>
  html { background: white }
  .dark, [data-theme=dark], [data-bs-theme=dark], [data-md-color-scheme=slate], [any-name] { color: #e3e3e3; background: #1b1b1d }
  [data-scheme=dark] { color-scheme: dark }
  [data-slow] { transition: color 0.2s; color: #e3e3e3 }
  @media (max-width: 900px) { body { color: oklch(90% 0.05 200) } }
</style><style id="night" media="not all">body { color: rgb(255 255 255 / 87%) }</style>`;

/** The ways in which pages turn dark, and light again. */
const WAYS: readonly [string, string, string][] = [
  [
    'data-theme of the root',
    `document.documentElement.dataset.theme = 'dark'`,
    `delete document.documentElement.dataset.theme`,
  ],
  ['class of the root', `document.documentElement.className = 'dark'`, `document.documentElement.className = ''`],
  ['class of the body', `document.body.className = 'dark'`, `document.body.className = ''`],
  [
    'data-bs-theme',
    `document.documentElement.dataset.bsTheme = 'dark'`,
    `delete document.documentElement.dataset.bsTheme`,
  ],
  [
    'data-md-color-scheme',
    `document.body.dataset.mdColorScheme = 'slate'`,
    `document.body.dataset.mdColorScheme = 'default'`,
  ],
  [
    'an attribute of a box around',
    `document.querySelector('article').setAttribute('any-name', '')`,
    `document.querySelector('article').removeAttribute('any-name')`,
  ],
  ['the style of the body', `document.body.style.color = 'white'`, `document.body.style.color = ''`],
  [
    'the style of the root',
    `document.documentElement.style.colorScheme = 'dark'`,
    `document.documentElement.style.colorScheme = ''`,
  ],
  [
    'color-scheme alone',
    `document.documentElement.dataset.scheme = 'dark'`,
    `delete document.documentElement.dataset.scheme`,
  ],
  [
    'another style sheet',
    `document.querySelector('#night').media = 'all'`,
    `document.querySelector('#night').media = 'not all'`,
  ],
  ['a slow transition', `document.body.dataset.slow = ''`, `delete document.body.dataset.slow`],
  [
    'while it is not shown',
    `(document.querySelector('article').hidden = true, document.body.className = 'dark', document.body.offsetTop, requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('article').hidden = false)))`,
    `document.body.className = ''`,
  ],
];

const colour = `getComputedStyle(all('grundy-verdict')[0]).color`;

async function bothAre(page: Page, frame: Frame, look: keyof typeof INK, why = ''): Promise<void> {
  await until(page, `${colour} === '${INK[look]}' /* ${why} */`);
  await until(frame, `${colour} === '${INK[look]}' /* ${why} */`);
}

describe('embeds follow a page that turns dark after the first drawing', () => {
  it('by whatever it does so, inline and in a frame', async () => {
    const page = await host.open(site, `<article>${BOTH}</article>${script(site)}`, { head: STYLE, height: 2000 });
    const frame = await frameOf(site, page, 'piles=3,5,7');
    await Promise.all([verdictIn(page), verdictIn(frame)]);
    await bothAre(page, frame, 'light');
    for (const [name, on, off] of WAYS) {
      await ask(page, on);
      await bothAre(page, frame, 'dark', name);
      await ask(page, off);
      await bothAre(page, frame, 'light', `${name}, back`);
    }
    await resize(page, { width: 800, height: 2000 });
    await bothAre(page, frame, 'dark');
  });

  it('within two frames of the clock of animations', async () => {
    const page = await host.open(site, `<article>${BOTH}</article>${script(site)}`, { head: STYLE, height: 2000 });
    await verdictIn(page);
    const frames = `new Promise((resolve) => {
      let count = 0;
      const look = () => (${colour} === '${INK.dark}' ? resolve(count) : (count++, requestAnimationFrame(look)));
      requestAnimationFrame(() => { document.documentElement.dataset.theme = 'dark'; look(); });
    })`;
    expect(await ask(page, frames)).toBeLessThanOrEqual(2);
  });

  it('under a strict content policy', async () => {
    const csp = `default-src 'none'; img-src data:; script-src ${new URL(site.url()).origin} 'wasm-unsafe-eval'; connect-src ${new URL(site.url()).origin}; worker-src blob:; frame-src ${new URL(site.url()).origin}`;
    const page = await host.open(site, `${BOTH}${script(site)}`, { csp, height: 2000 });
    const frame = await frameOf(site, page, 'piles=3,5,7');
    await Promise.all([verdictIn(page), verdictIn(frame)]);
    await ask(page, `document.body.style.color = 'white'`);
    await bothAre(page, frame, 'dark');
  });

  it('but not where the author chose', async () => {
    const page = await host.open(
      site,
      `<article>${BOTH.replaceAll(' game=', ' theme="light" game=')}</article>${script(site)}`,
      { head: STYLE, height: 2000 },
    );
    const frame = await frameOf(site, page, 'piles=3,5,7');
    await Promise.all([verdictIn(page), verdictIn(frame)]);
    await ask(page, `document.documentElement.dataset.theme = 'dark'`);
    await ask(
      page,
      `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))`,
    );
    await bothAre(page, frame, 'light');
  });
});

/** Columns that are as wide as what is in them, and one that is not. */
const COLUMNS: readonly [string, string][] = [
  ['a block', ''],
  ['a table', 'display: table'],
  ['an inline block', 'display: inline-block'],
  ['a float', 'float: left'],
  ['a row', 'display: flex'],
  ['a centred column', 'display: flex; flex-direction: column; align-items: center'],
  ['a grid', 'display: grid; justify-items: start'],
  ['a cell', 'display: table-cell'],
  ['a box that fits', 'width: fit-content'],
];

it.each(
  someOf([
    [1000, 720],
    [720, 720],
    [360, 360],
  ]),
)('in a window of %i pixels a frame fills any column up to %i', async (width, most) => {
  const boxes = COLUMNS.map(
    ([name, style]) =>
      `<section style="overflow: hidden"><div class="box" style="${style}" title="${name}"><grundy-game game="nim" piles="3,5">Nim.</grundy-game></div></section>`,
  );
  const page = await host.open(site, boxes.join('') + script(site), {
    head: '<style>html, body { margin: 0 } section { font-size: 16px }</style>',
    width,
    height: 900,
  });
  await until(page, `all('iframe').length === ${COLUMNS.length}`);
  const room = await ask<number>(page, 'document.documentElement.clientWidth');
  const found = await ask<[string, number][]>(
    page,
    `all('grundy-game').map((game) => [game.parentElement.title, game.shadowRoot.querySelector('iframe').getBoundingClientRect().width])`,
  );
  expect(found).toEqual(COLUMNS.map(([name]) => [name, name === 'a block' ? room : Math.min(room, most)]));
  expect(
    await ask(
      page,
      `all('.box').filter(({ parentElement }) => parentElement.scrollWidth > parentElement.clientWidth).length`,
    ),
  ).toBe(0);
});

// Only Chromium shows tests how a page is printed.
it.skipIf(browserName === 'firefox')('what is dark on the screen is printed light', async () => {
  const chosen = BOTH.replaceAll(' game=', ' theme="dark" game=').replaceAll('id="', 'id="chosen-');
  const page = await host.open(site, `<article>${BOTH}${chosen}</article>${script(site)}`, {
    head: `${STYLE}<style>body { color: white; background: black }</style>`,
    height: 4000,
  });
  const places = [page, await frameOf(site, page, 'embed/#'), await frameOf(site, page, 'theme=dark')];
  await Promise.all(places.map(verdictIn));
  const colours = async (): Promise<string[]> =>
    (
      await Promise.all(
        places.map((place) =>
          ask<string[]>(place, `all('grundy-verdict').map((line) => getComputedStyle(line).color)`),
        ),
      )
    ).flat();
  await expect.poll(colours).toEqual(Array.from({ length: 4 }, () => INK.dark));
  await page.emulateMediaType('print');
  await expect.poll(colours).toEqual(Array.from({ length: 4 }, () => INK.light));
});

/** Inherited styles that would be visible, each unlike our own pages. Visibility and pointer events are left out: these are up to the page. */
const ODD = `
  border-collapse: collapse; border-spacing: 7px; caption-side: bottom; cursor: wait; direction: rtl; dominant-baseline: hanging; empty-cells: hide;
  fill: lime; fill-opacity: 0.3; font: italic small-caps 900 31px/3 cursive; font-feature-settings: 'zero'; font-kerning: none; font-size-adjust: 0.9;
  font-variant: small-caps; hyphens: auto; letter-spacing: 0.3em; line-break: anywhere; list-style: square inside; orphans: 5; overflow-wrap: anywhere;
  paint-order: stroke; quotes: none; shape-rendering: crispEdges; stroke: red; stroke-dasharray: 3 1; stroke-linejoin: bevel; stroke-width: 4px; tab-size: 40;
  text-align: right; text-align-last: center; text-anchor: end; text-combine-upright: all; text-emphasis: dot; text-indent: 3em; text-rendering: geometricPrecision;
  text-shadow: 2px 2px red; text-transform: uppercase; text-underline-offset: 9px; text-wrap: balance; white-space: pre; widows: 5; word-break: break-all;
  word-spacing: 2em; -webkit-text-stroke: 2px red; -webkit-text-fill-color: red;`;

/** All computed styles of each element of the embed, and its place inside the embed. */
const COMPUTED = `(() => {
  const embed = all('grundy-embed')[0];
  const origin = embed.getBoundingClientRect();
  return [embed, ...all('*', embed.shadowRoot)].map((element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const place = [box.x - origin.x, box.y - origin.y, box.width, box.height].map((each) => Math.round(each * 8) / 8).join();
    return [element.localName, place, ...Array.from(style, (name) => name.startsWith('--') ? '' : name + ':' + style.getPropertyValue(name))].join(';');
  });
})()`;

it.each(
  someOf([
    ['a board', 'game="board" size="4x4" pieces="knight2@c4"'],
    ['piles', 'game="nim" piles="3,5,7"'],
    ['a tree', 'game="tree" parents="0,1,1" coins="0,2,1"'],
  ]),
)('an odd page changes nothing in the picture of %s: a page says nothing of the text in it', async (_, attributes) => {
  const open = async (style: string): Promise<string[]> => {
    const body = `<div style="width: 600px" dir="ltr"><div id="odd"><grundy-game mode="inline" ${attributes}></grundy-game></div></div>${script(site)}`;
    const page = await host.open(site, body, { head: `<style>#odd { ${style} }</style>` });
    await verdictIn(page);
    await until(page, `all('grundy-legend')[0].getBoundingClientRect().height > 0`);
    return ask(page, COMPUTED);
  };
  const [plain, odd] = [await open(''), await open(ODD)];
  expect(odd.length).toBe(plain.length);
  const differing = odd.flatMap((element, index) => {
    const before = itemAt(plain, index).split(';');
    return element
      .split(';')
      .filter(
        (each, place) =>
          each !== before[place] && !each.startsWith('perspective-origin') && !each.startsWith('transform-origin'),
      );
  });
  expect([...new Set(differing)]).toEqual([]);
});

it('an embed has a language and a direction of its own', async () => {
  const page = await host.open(
    site,
    `<div dir="rtl" lang="ar"><grundy-game mode="inline" game="nim" piles="3,5,7"></grundy-game></div>${script(site)}`,
  );
  await verdictIn(page);
  expect(
    await ask(page, `[all('grundy-embed')[0].lang, getComputedStyle(all('grundy-verdict')[0]).direction]`),
  ).toEqual(['en-GB', 'ltr']);
});

it('an author’s changes make no steps on the reader’s way back', async () => {
  const page = await host.open(site, `${RECORD}${NIM}${script(site)}`);
  await frameOf(site, page, 'piles=3,5,7');
  const steps = await ask<number>(page, 'history.length');
  const game = `document.querySelector('grundy-game')`;
  const change = (from: number): Promise<unknown> =>
    ask(
      page,
      `(async () => { for (let pile = ${from}; pile < ${from} + 20; pile++) { ${game}.setAttribute('piles', pile + ',1'); await new Promise(requestAnimationFrame); } })()`,
    );
  // First while the embed loads, then once it has loaded.
  await change(10);
  await until(page, `${game}.state === 'game=nim&piles=29,1' && told.at(-1)?.detail.text === 'game=nim&piles=29,1'`);
  await change(30);
  await until(page, `told.at(-1).detail.text === 'game=nim&piles=49,1'`);
  await change(50);
  await ask(page, `${game}.setAttribute('hide', 'legend')`);
  await until(
    page,
    `told.at(-1).detail.text === 'game=nim&piles=69,1' && told.filter(({ type }) => type === 'grundy-ready').length > 1`,
  );
  expect(await ask(page, 'history.length')).toBe(steps);
});
