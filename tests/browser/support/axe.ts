/** What axe finds wrong on a page, light or dark, and texts without the sizes, weights and figures of the site. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { browserName } from './launch.ts';
import { ask, until, untilStill } from './playground.ts';

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
  const { violations, incomplete } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)})`,
  )) as AxeResult;
  const open = incomplete.filter(({ id }) => id === 'color-contrast');
  return (
    [...violations, ...open]
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
      // Signs in a formula have the colour of its letters, which axe can judge.
      .filter(
        (fault) =>
          !fault.startsWith('color-contrast: <text') &&
          !/^color-contrast: <mo>.*\n.*(only non-text characters|too short to determine if it is actual text content)$/.test(
            fault,
          ),
      )
  );
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
export async function faultsOfAxe(page: Page): Promise<string[]> {
  // The page's own policy forbids inline scripts, so the debugger injects axe.
  await page.evaluate(axe);
  const found = [...(await looked(page)), ...(await ask<string[]>(page, oddType))];
  if (browserName === 'firefox') return found;
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  // The page reacts a little later, and its colours may fade.
  await until(page, `matchMedia('(prefers-color-scheme: dark)').matches`);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const inTheDark = await looked(page, ['color-contrast']);
  await page.emulateMediaFeatures([]);
  return found.concat(inTheDark.map((fault) => `in the dark: ${fault}`));
}
