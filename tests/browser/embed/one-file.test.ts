import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ask, drag, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const template = fileURLToPath(new URL('../../../web/dist/v1/one-file.html', import.meta.url));

it('one file on a disk is solved, changed and explained without a server', async () => {
  const html = await readFile(template, 'utf8');
  expect(html.split('<!--grundy-position-->')).toHaveLength(2);
  const element = '<grundy-game game="board" size="8x8" pieces="knight4@c5,knight4@f6">Two knights.</grundy-game>';
  const file = join(await mkdtemp(join(tmpdir(), 'grundy-')), 'knights.html');
  await writeFile(file, html.replace('<!--grundy-position-->', element));

  const page = await site.open(pathToFileURL(file).href);
  const headline = `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent`;
  await until(page, `${headline}.includes('wins')`);
  await until(page, `all('[data-cell="0,5"]').length === 1`);
  await drag(page, '[data-cell="2,4"]', '[data-cell="0,5"]');
  await until(page, `${headline}.includes('loses')`);
  await ask(page, `all('.controls button').find((button) => button.textContent === 'Why?').click()`);
  await until(page, `all('grundy-why')[0]?.shadowRoot.textContent.includes('nim-sum')`);
  expect(
    await ask(page, `performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('http')).length`),
  ).toBe(0);
});
