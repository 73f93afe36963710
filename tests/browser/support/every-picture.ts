/** The positions that readers meet, and a way to show one after the other on one page. */

import type { Page } from 'puppeteer-core';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { loadModule } from '../../support/module.ts';
import { everyFamily } from './families.ts';
import { arrived, ask, IDLE, until } from './playground.ts';
import { quiet } from './server.ts';

const grundy = await loadModule();
const { games } = grundy.catalogue();

/** Each game with its first example. */
export const firstExamples: [string, string][] = games.map(({ key, examples }) => [key, itemAt(examples, 0).text]);

/** The positions of `everyFamily`, as the address bar has them. */
export const ofFamilies: readonly string[] = everyFamily.map(([name, text]) => {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(name);
  return reply.analysis.text;
});

/** The same, and every example, in a list for each family: opening a page takes longer than showing ten positions. */
export const pictures: [string, readonly string[]][] = [
  ['the families', ofFamilies],
  ...[...new Set(games.map(({ family }) => family))].map((family): [string, readonly string[]] => [
    family,
    games.filter((game) => game.family === family).flatMap(({ examples }) => examples.map(({ text }) => text)),
  ]),
];

/** Leads the page to a position by its address, and waits for the picture. */
export async function show(page: Page, text: string): Promise<void> {
  await ask(
    page,
    `new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
    if (location.hash === ${JSON.stringify(`#${text}`)}) resolve();
    location.hash = ${JSON.stringify(text)};
  })`,
  );
  const wanted = JSON.stringify(text);
  await until(
    page,
    `all('grundy-playground, grundy-embed').length > 0 && ${arrived}
    && all('grundy-playground').every(({ session: { view, solver } }) => view.text === ${wanted} && view.analysis.text === view.text && ${IDLE}(solver))
    && all('.dimmed').every((each) => getComputedStyle(each).opacity === '1')
    && all('grundy-embed').every(({ analysis, shadowRoot }) => analysis.text === ${wanted} && shadowRoot.querySelectorAll(':not(:defined)').length === 0)`,
  );
  await ask(page, `Promise.all(all('*').map(({ updateComplete }) => updateComplete)).then(() => {})`);
}

/** The faults found on the page with each of these positions that has any. */
export async function faultsBeside(
  page: Page,
  texts: readonly string[],
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const text of texts) {
    await show(page, text);
    await quiet();
    const faults = await faultsOf(page);
    if (faults.length > 0) found[text] = faults;
  }
  return found;
}
