/** The script of the element as an imported module: from another origin, too, it finds its own site. */

import { expect, it } from 'vitest';
import { ask, until, untilFrame } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const game = (mode = ''): string => `<grundy-game ${mode} game="nim" piles="3,5,7">Nim.</grundy-game>`;
const script = (code: string): string => `<script type="module">${code}</script>`;
const won = `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`;

it.each([
  ['imported by a module', (address: string) => script(`import '${address}';`)],
  [
    'imported later, as Vue and MDX pages do',
    (address: string) => script(`addEventListener('load', () => import('${address}'))`),
  ],
  ['loaded as a module', (address: string) => `<script type="module" src="${address}"></script>`],
  [
    'put in by another script',
    (address: string) =>
      script(`document.head.append(Object.assign(document.createElement('script'), { src: '${address}' }))`),
  ],
])('%s, the element opens its frame from its own site', async (_, load) => {
  const page = await host.open(site, game() + load(site.url('v1/grundy-game.js')));
  const frame = await untilFrame(page, (address) => address.includes('/embed/'));
  expect(frame.url()).toBe(site.url('embed/#game=nim&piles=3,5,7'));
  await until(frame, won);
  await until(page, `all('.fallback').length === 0`);
});

it('imported by a module, an inline element is drawn and leads to its own site', async () => {
  const page = await host.open(site, game('mode="inline"') + script(`import '${site.url('v1/grundy-game.js')}';`));
  await until(page, won);
  expect(await ask(page, `all('.controls a').map(({ href }) => href)`)).toEqual([site.url('#game=nim&piles=3,5,7')]);
});
