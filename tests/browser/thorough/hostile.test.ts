import type { Frame, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { INHERITED } from '../../support/inherited.ts';
import { loadModule } from '../../support/module.ts';
import { ask, until, untilFrame, untilThere } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const CODE = 'window.top.hacked=window.hacked=1';

/** Texts that would run or become markup if anything took them for code. */
const PAYLOADS = [
  `<script>${CODE}</script>`,
  `"><script>${CODE}</script>`,
  `'><img src=x onerror=${CODE}>`,
  `<img src=x onerror="${CODE}">`,
  `<svg onload=${CODE}>`,
  `<svg><script>${CODE}</script></svg>`,
  `<math><mi xlink:href="javascript:${CODE}">x</mi></math>`,
  `<iframe srcdoc="<script>${CODE}</script>"></iframe>`,
  `<a href="javascript:${CODE}">x</a>`,
  `<body onload=${CODE}>`,
  `<style>@import 'javascript:${CODE}'</style>`,
  `</textarea><script>${CODE}</script>`,
  `</title><script>${CODE}</script>`,
  `<!--><script>${CODE}</script>`,
  `<details open ontoggle=${CODE}>`,
  `<template><script>${CODE}</script></template>`,
  `javascript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `\${${CODE}}`,
  `{{constructor.constructor('${CODE}')()}}`,
  `');${CODE};('`,
  `";${CODE};"`,
  '`;' + CODE + ';`',
  ...INHERITED,
  `%3Cscript%3E${CODE}%3C/script%3E`,
  `%253Cscript%253E${CODE}%253C/script%253E`,
  `&lt;script&gt;${CODE}&lt;/script&gt;`,
  `\u202E<script>${CODE}</script>`,
  `\u0000<script>${CODE}</script>`,
  `<grundy-game mode="inline" onclick="${CODE}"></grundy-game>`,
  `${'9'.repeat(400)}`,
  `${'<'.repeat(3000)}`,
  `-1,1e309,NaN,Infinity,0x10`,
  `%`,
  `%E0%A4%A`,
  `%00%01%02`,
  `😀😀😀`,
];

/** The places in a text where these payloads are put. */
const PLACES: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `game=${payload}`,
  (payload) => `game=nim&piles=${payload}`,
  (payload) => `game=board&size=8x8&pieces=${payload}@a1`,
  (payload) => `game=board&size=8x8&piece.${payload}=leap(-1,-1)&pieces=king@b2&toward=left-down`,
  (payload) => `game=nim&piles=1,2&${payload}=1`,
];

const VALUES = PLACES.flatMap((place) => PAYLOADS.map(place));

const { games } = (await loadModule()).catalogue();

/** What queries are asked with, each in a page of its own. */
const IN_QUERIES = [...PAYLOADS.slice(0, 12), ...INHERITED];

/** Each key of each game with words that every object answers. */
const INHERITED_VALUES = games.flatMap(({ key: game, parameters, examples }) =>
  ['game', ...parameters.map(({ key }) => key.replace('NAME', 'constructor'))].flatMap((key) =>
    ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'].map((word) => {
      const others = (examples[0]?.text ?? `game=${game}`).split('&').filter((pair) => !pair.startsWith(`${key}=`));
      return [...others, `${key}=${word}`].join('&');
    }),
  ),
);

/** Nothing ran, no element could run it, and no link leads to code. */
async function expectUnharmed(page: Page | Frame): Promise<void> {
  expect(await ask(page, `window.hacked`)).toBeUndefined();
  const suspects = `all('*').filter((element) => element.localName === 'script' ? element.textContent.includes('hacked') && !element.hasAttribute('data-test') : [...element.attributes].some(({ name, value }) => name.startsWith('on') || (/^(href|src|action)$/.test(name) && value.trim().startsWith('javascript:'))))`;
  expect(await ask(page, `${suspects}.map((element) => element.outerHTML)`)).toEqual([]);
}

it('more than two hundred hostile values are fed', () => {
  expect(new Set(VALUES).size).toBeGreaterThan(200);
});

it('no hostile value in the address of the playground harms', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await until(page, `all('grundy-verdict').length === 1`);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void (dialogs.push(dialog.message()), dialog.dismiss()));
  await page.evaluate(
    async (values) => {
      for (const value of values) {
        location.hash = value;
        await new Promise((resolve) => setTimeout(resolve, 12));
      }
      location.hash = 'game=nim&piles=1,1';
    },
    [...VALUES, ...INHERITED_VALUES],
  );
  await until(page, `all('grundy-verdict')[0].shadowRoot.textContent.includes('loses')`);
  await expectUnharmed(page);
  expect(dialogs).toEqual([]);
});

it('no hostile value in the settings of a view harms', async () => {
  const page = await site.open();
  for (const value of IN_QUERIES) {
    for (const [folder, keys] of [
      ['', ['view', 'show', 'whole', 'place', 'exercise', value]],
      ['embed/', ['hide', 'theme', 'exercise', 'steps', value]],
    ] as const) {
      const query = keys.map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
      await page.goto(site.url(`${folder}?${query}#game=nim&piles=7,4,1`));
      await until(page, `all('grundy-verdict')[0].shadowRoot.textContent.includes('${folder !== '' ? '' : 'wins'}')`);
      await expectUnharmed(page);
    }
  }
});

it('no hostile value in the settings of the laboratory or of a set of exercises harms', async () => {
  const page = await site.open();
  for (const value of IN_QUERIES.map(encodeURIComponent)) {
    await page.goto(site.url(`?view=sequence&values=${value}&heaps=${value}&versus=${value}#game=kayles`));
    await untilThere(page, 'grundy-run');
    await expectUnharmed(page);
    await page.goto(site.url(`lessons/teachers.html?lesson=nim&seed=${value}&many=${value}`));
    await untilThere(page, 'select');
    await expectUnharmed(page);
    await page.goto(site.url(`lessons/exercises.html?lesson=${value}&${value}=1`));
    await expectUnharmed(page);
  }
});

for (const mode of ['frame', 'inline']) {
  it(`no hostile value in an attribute or a message to an element harms: ${mode}`, async () => {
    const body = `<grundy-game mode="${mode}" game="nim" piles="7,4,1">Nim.</grundy-game><script async src="${site.url('v1/grundy-game.js')}"></script>`;
    const page = await host.open(site, body);
    const inside = mode === 'frame' ? await untilFrame(page, (address) => address.includes('/embed/')) : page;
    await until(inside, `all('grundy-verdict')[0].shadowRoot.textContent.includes('wins')`);
    await page.evaluate(
      async (values, payloads) => {
        const element = document.querySelector('grundy-game') as HTMLElement & { setState(text: string): void };
        for (const value of values) {
          element.setState(value);
          await new Promise((resolve) => setTimeout(resolve, 12));
        }
        for (const payload of payloads) {
          for (const name of ['piles', 'game', 'hide', 'theme', 'height']) element.setAttribute(name, payload);
          await new Promise((resolve) => setTimeout(resolve, 12));
        }
        for (const name of ['hide', 'theme', 'height']) element.removeAttribute(name);
        element.setAttribute('game', 'nim');
        element.setAttribute('piles', '1,1');
      },
      VALUES,
      PAYLOADS,
    );
    await until(page, `all('iframe').length === ${mode === 'frame' ? 1 : 0}`);
    const last = mode === 'frame' ? await untilFrame(page, (address) => address.includes('/embed/')) : page;
    await until(last, `all('grundy-verdict')[0].shadowRoot.textContent.includes('loses')`);
    await expectUnharmed(last);
    await expectUnharmed(page);
  });
}
