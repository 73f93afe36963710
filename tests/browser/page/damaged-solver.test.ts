/** A module of the solver that does not come as it was built. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD } from '../support/embeds.ts';
import { useHost } from '../support/host.ts';
import { ask, until, untilThere, untilVerdict } from '../support/playground.ts';
import { serveSite, withoutOffline, type SiteServer } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

interface Came {
  alter?(body: Buffer): Buffer;
  type?: string;
  /** What is said of it; null where the module can be opened all the same. */
  said: RegExp | null;
}

const NOTHING = /nothing came from the network: check your connection/;
const ELSE = /the network sent something else: check your connection/;
const DAMAGED = /its file came damaged: reload the page/;

const CAME: Record<string, Came> = {
  'with wrong bytes': {
    alter: (body) => Buffer.concat([body.subarray(0, 1000), Buffer.alloc(1000, 0xff), body.subarray(2000)]),
    said: DAMAGED,
  },
  'cut off': { alter: (body) => body.subarray(0, body.length >> 1), said: DAMAGED },
  empty: { alter: () => Buffer.alloc(0), said: ELSE },
  'as a page': { alter: () => Buffer.from('<!doctype html><title>Log in</title>'), type: 'text/html', said: ELSE },
  'as text, but whole': { type: 'text/plain', said: null },
  'not at all': {
    alter: () => {
      throw new Error('missing');
    },
    said: ELSE,
  },
};

const isModule = (path: string): boolean => path.endsWith('.wasm');

const PHRASES_OF_TOOLS = /Aborted|CompileError|RuntimeError|LinkError|ASSERTIONS|WebAssembly|wasm|magic/i;

describe.each(Object.entries(CAME))('a module that comes %s', (_, { alter, type, said }) => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveSite({
      alter: (path, body) => (alter && isModule(path) ? alter(body) : withoutOffline(path, body)),
      headers: (path) => (type && isModule(path) ? { 'content-type': type } : {}) as Record<string, string>,
    });
  });
  afterAll(() => server.close());

  const PLACES: Record<string, { address: string; shown: string }> = {
    'the front page': {
      address: '',
      shown: `all('grundy-miniature').map(({ shadowRoot }) => shadowRoot.querySelector('.said').textContent).join(' ')`,
    },
    'a position': {
      address: '#game=nim&piles=7,4,1',
      shown: `all('.banner').map((banner) => banner.textContent).join(' ')`,
    },
    'the laboratory': {
      address: '?view=sequence#game=kayles',
      shown: `all('grundy-run').map(({ shadowRoot }) => shadowRoot.textContent).join(' ')`,
    },
  };

  it.each(Object.entries(PLACES))('is told of in a sentence of ours: %s', async (_place, { address, shown }) => {
    const page = await site.open(server.folder + address, { faults: 'network' });
    if (said === null && address.startsWith('#')) return untilVerdict(page, 'wins');
    if (said === null) return untilThere(page, address === '' ? '[data-game]' : 'grundy-run');
    await until(page, `${said}.test(${shown})`);
    expect(await ask(page, shown)).not.toMatch(PHRASES_OF_TOOLS);
  });

  it('is told of by an embed', async () => {
    const body = `${RECORD}<grundy-game mode="inline" game="kayles" piles="12,5" sum="selective">Kayles.</grundy-game><script async src="${server.folder}v1/grundy-game.js"></script>`;
    const page = await host.open(site, body, { faults: 'network' });
    if (said === null) return until(page, `told.some(({ type }) => type === 'grundy-ready')`);
    await until(page, `told.some(({ type }) => type === 'grundy-error')`);
    const message = await ask<string>(page, `told.find(({ type }) => type === 'grundy-error').detail.message`);
    // To another origin a server that has no file says nothing.
    expect(message).toMatch(alter && said === ELSE && message.startsWith('nothing') ? NOTHING : said);
    expect(message).not.toMatch(PHRASES_OF_TOOLS);
  });
});
