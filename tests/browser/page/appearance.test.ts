/** axe finds no fault beside families of different pictures, light or dark; and all text has the sizes, weights and figures of the site. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { faultsOfFamilies, ofFamilies } from '../support/every-picture.ts';
import { REFUSED } from '../support/families.ts';
import { ask, click, press, pressIn, type, until, untilStill, untilThere } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { GUIDES } from '../../../web/build/guides.ts';
import { LESSONS } from '../../../web/build/lesson-list.ts';

const site = useSite();

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { target: unknown[]; html: string; failureSummary: string }[];
}

interface AxeResult {
  violations: Finding[];
  incomplete: Finding[];
}

/** The faults that axe finds, and the contrasts that it leaves open. Contrasts of text in an SVG are left to svg-contrast.test.ts. */
async function looked(page: Page, only: readonly string[] = []): Promise<string[]> {
  await untilStill(page);
  const options = { resultTypes: ['violations', 'incomplete'], ...(only.length > 0 ? { runOnly: only } : {}) };
  const { violations, incomplete } = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as AxeResult;
  const open = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...open]
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
    // Signs in a formula have the colour of its letters, which axe can judge.
    .filter((fault) => !fault.startsWith('color-contrast: <text') && !/^color-contrast: <mo>.*\n.*(only non-text characters|too short to determine if it is actual text content)$/.test(fault));
}

/** Texts outside drawings that do not use the type of theme.css, such as a browser's own style of b, small, th or code. */
const oddType = `all(':not(option, script, style, title, svg *)').flatMap((element) => {
  const words = [...element.childNodes].filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '').map(({ data }) => data.trim());
  const { clipPath, fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(element);
  // What is clipped is there for screen readers alone.
  if (words.length === 0 || clipPath !== 'none' || !element.checkVisibility()) return [];
  const size = parseFloat(fontSize);
  const ours = ([14, 16, 20].includes(size) || (size >= 26 && size <= 36)) && ['400', '600'].includes(fontWeight) && fontVariantNumeric === 'tabular-nums';
  return ours ? [] : [[element.localName, fontSize, fontWeight, fontVariantNumeric, words[0]].join(' ')];
})`;

/** Only contrast can be worse in the dark. Firefox cannot change its scheme while it runs, but computes contrast from the same colours. */
async function faults(page: Page): Promise<string[]> {
  // The page's own policy forbids inline scripts, so the debugger injects axe.
  await page.evaluate(axe);
  const found = [...(await looked(page)), ...(await ask<string[]>(page, oddType))];
  if (site.browser === 'firefox') return found;
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  // The page reacts a little later, and its colours may fade.
  await until(page, `matchMedia('(prefers-color-scheme: dark)').matches`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const inTheDark = await looked(page, ['color-contrast']);
  await page.emulateMediaFeatures([]);
  return found.concat(inTheDark.map((fault) => `in the dark: ${fault}`));
}

it('axe finds nothing beside the families looked at', async () => {
  const page = await site.open(`#${itemAt(ofFamilies, 0)}`);
  expect(await faultsOfFamilies(page, faults)).toEqual({});
}, 600_000);

it('axe finds nothing with problems', async () => {
  const page = await site.open(`#${REFUSED}`);
  await untilThere(page, 'textarea');
  await quiet();
  expect(await faults(page)).toEqual([]);
});

it('axe finds nothing on the front page', async () => {
  const page = await site.open('', { height: 4200 });
  await untilThere(page, '[data-game]');
  await until(page, `all('grundy-mini-picture').length === all('grundy-miniature').length`);
  await click(page, '[data-pile="0"]');
  await click(page, '[data-piece="0"]');
  await quiet();
  expect(await faults(page)).toEqual([]);
});

describe.skipIf(site.browser === 'firefox')('beside the families', () => {
  it.each(someOf(GUIDES))('axe finds nothing in the guide %s', async (name) => {
    const page = await site.open(`docs/${name}.html`);
    if (name === 'embed') await untilThere(page, 'iframe');
    await quiet();
    expect(await faults(page)).toEqual([]);
  });

  it.each(someOf(['', ...LESSONS.map((name) => `${name}.html`), 'teachers.html?lesson=nim', 'exercises.html?lesson=nim', 'pictures.html']))('axe finds nothing in lessons/%s, with all of it open', async (name) => {
    const page = await site.open(`lessons/${name}`, { height: 9000 });
    await until(page, `all('grundy-question').every((each) => each.updateComplete !== undefined)`);
    await ask(page, `all('grundy-question').forEach(({ shadowRoot }) => shadowRoot.querySelector('[data-claim], [data-cell-of]')?.click())`);
    // An answer opens what stands under its question, and moves the rest down.
    await until(page, `all('grundy-question').every(({ waiting }) => !waiting) && all('grundy-game').every((each) => !each.checkVisibility() || all('grundy-stage', each.shadowRoot).length > 0)`);
    await quiet();
    expect(await faults(page)).toEqual([]);
  });

  it.each(['', '?exercise=1', '?theme=dark'])('axe finds nothing in the page of a frame: embed/%s', async (settings) => {
    const page = await site.open(`embed/${settings}#game=nim&piles=7,4,1`);
    await until(page, `all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0 && all('grundy-legend, grundy-exercise').length > 0`);
    await quiet();
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing in the gallery, with an answer and with a problem', async () => {
    // The window is so high that nothing lies below it.
    const page = await site.open('?view=problems', { height: 2400 });
    await click(page, '[data-judge="cses"]');
    await click(page, '[data-problem="cses-1730"] summary');
    await press(page, 'Answer');
    await untilThere(page, 'pre');
    expect(await faults(page)).toEqual([]);
    await type(page, '#input', 'x');
    await press(page, 'Answer');
    await untilThere(page, '.problem');
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing in the laboratory', async () => {
    const page = await site.open('?view=sequence&versus=game%3Doctal%26code%3D0.07#game=octal&code=0.77');
    await until(page, `all('.found')[0]?.textContent.includes('differ') && all('.proved').length > 0`);
    expect(await faults(page)).toEqual([]);
    await press(page, 'Rows');
    await untilThere(page, 'td.mark');
    expect(await faults(page)).toEqual([]);
    await press(page, 'Frequencies');
    await untilThere(page, '[role="rowheader"]');
    await type(page, '[data-key="code"]', '9');
    await until(page, `all('grundy-rule')[0].shadowRoot.querySelectorAll('.problem').length > 0`);
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing where a place is looked into and the whole position shades', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await pressIn(page, 'view', 'the whole position');
    await click(page, '[data-size="5"]');
    await untilThere(page, 'grundy-examine');
    await until(page, `all('grundy-examine')[0].shadowRoot?.textContent.includes('5 options')`);
    expect(await faults(page)).toEqual([]);
    await pressIn(page, 'explore', 'Exercise');
    await untilThere(page, 'grundy-exercise');
    await press(page, 'The other player');
    await press(page, 'Check');
    await untilThere(page, '.score p');
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing where nobody wins, while a piece is drawn and the table is filled', async () => {
    const page = await site.open('#game=board&size=4x4&pieces=knight@d4,knight@a1');
    await untilThere(page, '[data-cell]');
    await press(page, 'Your own piece');
    await untilThere(page, '[data-vector]');
    expect(await faults(page)).toEqual([]);
    await pressIn(page, 'view', 'Fill the table step by step');
    await until(page, `all('input[type="range"]').length > 0`);
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing while a table fills, while a reason stays lit and where nothing is shown', async () => {
    const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
    await pressIn(page, 'view', 'Fill the table step by step');
    await press(page, 'Pause');
    await press(page, 'Step on');
    await until(page, `all('.cell.aim').length > 0 && all('grundy-fill')[0].shadowRoot.textContent.includes('Play')`);
    await click(page, 'button.step');
    await until(page, `all('button.step')[0].ariaPressed === 'true'`);
    expect(await faults(page)).toEqual([]);
    await press(page, 'Done');
    await pressIn(page, 'view', 'Nothing');
    await until(page, `all('.cell.hidden').length === 12`);
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing while a match is played', async () => {
    const page = await site.open('#game=nim&piles=2,1');
    await press(page, 'Play');
    await press(page, 'Beginner');
    await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
    expect(await faults(page)).toEqual([]);
    await press(page, 'Another person');
    await ask(page, `all('grundy-match')[0].match.played({ notation: '1:0', item: 0, from: 2, to: 0 })`);
    await press(page, 'End turn');
    await until(page, `all('grundy-match')[0].view.entries.length === 2 && all('grundy-match')[0].view.turns.length > 0`);
    await click(page, 'button.hint[data-level="where"]');
    await until(page, `all('button.hint[data-level="move"]').length === 1`);
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing in the catalogue and in the list of keys', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await click(page, 'h1 button');
    await untilThere(page, 'dialog[open]');
    expect(await faults(page)).toEqual([]);
    await press(page, 'Close');
    await until(page, `all('dialog[open]').length === 0`);
    await pressIn(page, 'form', 'Many positions');
    await untilThere(page, 'dialog[open]');
    expect(await faults(page)).toEqual([]);
    await press(page, 'Close');
    await until(page, `all('dialog[open]').length === 0`);
    await pressIn(page, 'explore', 'Keys');
    await untilThere(page, 'dialog[open]');
    expect(await faults(page)).toEqual([]);
  });

  it('axe finds nothing in the dialog that shares', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await press(page, 'Share');
    for (const [tab, sign] of [
      ['Picture', '.preview img'],
      ['Embed', 'grundy-share-embed textarea, fieldset'],
      ['Data', 'grundy-share-data'],
    ] as const) {
      await press(page, tab);
      await untilThere(page, sign);
      expect(await faults(page)).toEqual([]);
    }
  });
});
