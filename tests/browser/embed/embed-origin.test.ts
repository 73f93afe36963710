/** Embeds whose script or site is not in the expected place. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameOf, RECORD, verdictIn } from '../support/embeds.ts';
import { ask, until, untilFrame } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { serveSite, type SiteServer } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const element = (attributes: string): string =>
  `<grundy-game ${attributes} game="nim" piles="3,5,7">Nim with piles 3, 5, 7.</grundy-game>`;

/** The script as bundlers leave it: part of a script of the page, without an address of its own. */
const bundled = (): string =>
  `<script type="module">${readFileSync(new URL('../../../web/dist/v1/grundy-game.js', import.meta.url), 'utf8')}</script>`;

function withoutScript(path: string, body: Buffer): Buffer {
  if (path === 'v1/embed.js') throw new Error('it is not there');
  return body;
}

describe('an element whose script was put into a bundle', () => {
  it('takes its frame from the site that the author names, and from another one when that is named', async () => {
    const page = await host.open(site, `${RECORD}${element(`site="${site.url().slice(0, -1)}"`)}${bundled()}`);
    const frame = await frameOf(site, page, 'piles=3,5,7');
    expect(await verdictIn(frame)).toBe('The player to move wins');
    await until(page, `told.some(({ type }) => type === 'grundy-ready')`);
    expect(await ask(page, `all('iframe')[0].src`)).toBe(site.url('embed/#game=nim&piles=3,5,7'));
    const other = await serveSite();
    await ask(page, `document.querySelector('grundy-game').setAttribute('site', '${other.folder}')`);
    await until(
      page,
      `all('iframe')[0].src === '${other.folder}embed/#game=nim&piles=3,5,7' && told.filter(({ type }) => type === 'grundy-ready').length === 2`,
    );
    await other.close();
  });

  it.each(['', 'site="javascript:alert(1)//"', 'site="https://"', 'mode="inline"'])(
    'says what is missing, and keeps the words of the author: %s',
    async (attributes) => {
      const page = await host.open(site, `${RECORD}${element(attributes)}${bundled()}`);
      await until(page, `told.some(({ type }) => type === 'grundy-error')`);
      expect(await ask(page, `told[0].detail.message`)).toContain(
        attributes.includes('inline') ? 'the address of its script' : 'site="https://…/"',
      );
      expect(await ask(page, `[all('iframe').length, all('.fallback').length]`)).toEqual([0, 1]);
    },
  );
});

describe('a frame whose script does not come', () => {
  let broken: SiteServer;
  beforeAll(async () => {
    broken = await serveSite({ alter: withoutScript });
  });
  afterAll(() => broken.close());

  it('says in a sentence what to do', async () => {
    const page = await site.open(`${broken.folder}embed/#game=nim&piles=3,5,7`, { faults: 'network' });
    expect(await ask(page, 'document.body.innerText.trim()')).toMatch(/reload the page/);
  });

  it('is not seen through the words of the author', async () => {
    const page = await host.open(site, `${element(`site="${broken.folder}"`)}${bundled()}`, { faults: 'network' });
    const frame = await untilFrame(page, (address) => address.startsWith(broken.folder));
    await until(frame, `document.body.innerText.includes('reload')`);
    expect(await ask(page, `[getComputedStyle(all('iframe')[0]).opacity, all('.fallback').length]`)).toEqual(['0', 1]);
  });
});

describe('a site that does not send Access-Control-Allow-Origin', () => {
  let closed: SiteServer;
  beforeAll(async () => {
    closed = await serveSite({ headers: () => ({ 'access-control-allow-origin': 'https://example.org' }) });
  });
  afterAll(() => closed.close());

  const tag = (): string => `<script async src="${closed.folder}v1/grundy-game.js"></script>`;

  it('serves frames, and elements by a tag', async () => {
    const page = await host.open(
      site,
      `${RECORD}<iframe src="${closed.folder}embed/#game=nim&piles=7,4,1"></iframe>${element('')}${tag()}`,
      { height: 1500 },
    );
    for (const piles of ['7,4,1', '3,5,7']) {
      expect(
        await verdictIn(
          await untilFrame(page, (address) => address.startsWith(closed.folder) && address.endsWith(piles)),
        ),
      ).toBe('The player to move wins');
    }
  });

  it.each([
    [
      'no element without a frame',
      () => element('mode="inline"') + tag(),
      `told.some(({ type }) => type === 'grundy-error')`,
    ],
    [
      'no module',
      () =>
        `<script type="module">import('${closed.folder}v1/grundy-game.js').catch(() => (window.refused = true));</script>`,
      'window.refused',
    ],
  ])('but %s, as the guide says', async (_, body, refused) => {
    const page = await host.open(site, RECORD + body(), { faults: 'network' });
    await until(page, refused);
  });

  it('nor a sandboxed frame', async () => {
    const page = await host.open(
      site,
      `<iframe sandbox="allow-scripts" src="${closed.folder}embed/#game=nim&piles=7,4,1"></iframe>`,
      { faults: 'network' },
    );
    const frame = await untilFrame(page, (address) => address.startsWith(closed.folder));
    await until(frame, `document.body.innerText.includes('reload the page')`);
    await ask(page, `new Promise((resolve) => setTimeout(resolve, 500))`);
    expect(await ask(frame, `all('grundy-embed').length`)).toBe(0);
  });
});
