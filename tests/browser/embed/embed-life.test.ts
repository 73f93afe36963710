/** The life of an embed: early and frequent calls, a return after it was away, and what it leaves behind. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BOTH, frameOf, NIM, INLINE_NIM, RECORD, script, verdictIn } from '../support/embeds.ts';
import { ask, until } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { browserName } from '../support/launch.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const last = (id: string): string =>
  `told.findLast((each) => each.id === '${id}' && each.type === 'grundy-change')?.detail.text`;

describe('a position asked for before the embed is ready', () => {
  const early = `<script>
    customElements.whenDefined('grundy-game').then(() => {
      for (const game of document.querySelectorAll('grundy-game')) {
        for (const piles of ['1,1', '2,2', '6,1']) game.setState('game=nim&piles=' + piles);
        game.ready.then(() => told.push({ type: 'promised', id: game.id }));
      }
    });
  </script>`;

  it('is kept, the last one wins, and a promise tells when the embed is ready', async () => {
    const page = await host.open(site, `${RECORD}${early}${BOTH}${script(site)}`, { height: 2000 });
    for (const id of ['framed', 'inline']) {
      await until(
        page,
        `${last(id)} === 'game=nim&piles=6,1' && told.some((each) => each.type === 'promised' && each.id === '${id}')`,
      );
    }
    expect(await ask(page, `all('grundy-game').map(({ state }) => state)`)).toEqual([
      'game=nim&piles=6,1',
      'game=nim&piles=6,1',
    ]);
    expect(await ask(page, `told.some(({ detail }) => /piles=[12],[12]/.test(detail?.text))`)).toBe(false);
    await ask(page, `all('grundy-game').forEach((game) => game.reset())`);
    for (const id of ['framed', 'inline']) {
      await until(page, `${last(id)} === 'game=nim&piles=3,5,7'`);
    }
  });

  it('is shown by an element that script makes, although its attributes name another', async () => {
    const page = await host.open(site, `${RECORD}${script(site)}`, { height: 2000 });
    await until(page, `customElements.get('grundy-game') !== undefined`);
    await ask(
      page,
      `['framed', 'inline'].forEach((id) => {
        const game = document.createElement('grundy-game');
        Object.entries({ id, mode: id, game: 'nim', piles: '3,5,7' }).forEach(([name, value]) => game.setAttribute(name, value));
        game.setState('game=nim&piles=9');
        document.body.append(game);
      })`,
    );
    await Promise.all(['framed', 'inline'].map((id) => until(page, `${last(id)} === 'game=nim&piles=9'`)));
    expect(await ask(page, `all('grundy-game').map(({ state }) => state)`)).toEqual([
      'game=nim&piles=9',
      'game=nim&piles=9',
    ]);
    await ask(page, `all('grundy-game').forEach((game) => game.reset())`);
    await Promise.all(['framed', 'inline'].map((id) => until(page, `${last(id)} === 'game=nim&piles=3,5,7'`)));
  });

  it('waits until the embed comes near the window', async () => {
    const page = await host.open(site, `${RECORD}${early}<div style="height: 20000px"></div>${BOTH}${script(site)}`);
    await until(page, `document.querySelector('grundy-game').shadowRoot !== null`);
    await ask(page, `document.querySelector('#framed').scrollIntoView()`);
    await until(page, `${last('framed')} === 'game=nim&piles=6,1'`);
    await until(page, `${last('inline')} === 'game=nim&piles=6,1'`);
  });
});

it('an element that is put elsewhere, or gets other settings, keeps the reader’s position', async () => {
  const page = await host.open(site, `${RECORD}${BOTH}<main></main>${script(site)}`, { height: 2000 });
  const shown = (text: string): Promise<void[]> =>
    Promise.all(
      ['framed', 'inline'].map((id) =>
        until(page, `${last(id)} === '${text}' && document.querySelector('#${id}').state === '${text}'`),
      ),
    );
  await shown('game=nim&piles=3,5,7');
  await ask(page, `all('grundy-game').forEach((game) => game.setState('game=nim&piles=3,5,6'))`);
  await shown('game=nim&piles=3,5,6');
  await ask(page, `(told.length = 0, document.querySelector('main').append(...all('grundy-game')))`);
  await until(page, `${last('framed')} === 'game=nim&piles=3,5,6'`);
  expect(await ask(page, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.trim()`)).toBe(
    'The player to move loses',
  );
  await ask(page, `(told.length = 0, all('grundy-game').forEach((game) => game.setAttribute('hide', 'legend')))`);
  await shown('game=nim&piles=3,5,6');
  await ask(page, `all('grundy-game').forEach((game) => game.reset())`);
  await shown('game=nim&piles=3,5,7');
});

// The words for what was wrong once came after the position that mended it.
it('what was wrong goes with it, and is told once', async () => {
  const page = await host.open(site, `${RECORD}${BOTH}${script(site)}`, { height: 2000 });
  const frame = await frameOf(site, page, 'piles=3,5,7');
  const each = (does: string): Promise<unknown> => ask(page, `all('grundy-game').forEach((game) => game.${does})`);
  const shown = (text: string): Promise<void[]> =>
    Promise.all(['framed', 'inline'].map((id) => until(page, `${last(id)} === '${text}'`)));
  const errors = `told.filter(({ type }) => type === 'grundy-error').length`;
  const clear = async (count: number): Promise<void> => {
    await ask(page, `new Promise((resolve) => setTimeout(resolve, 300))`);
    expect([
      await ask(page, `all('.problems').length`),
      await ask(frame, `all('.problems').length`),
      await ask(page, errors),
    ]).toEqual([0, 0, count]);
  };
  await shown('game=nim&piles=3,5,7');
  await each(`setState('game=nim&piles=1,1')`);
  await shown('game=nim&piles=1,1');
  await each(`setAttribute('piles', 'bad')`);
  await until(page, `${errors} === 2`);
  // Nothing else is on screen yet.
  expect(await ask(page, `all('grundy-game').map(({ state }) => state)`)).toEqual([
    'game=nim&piles=1,1',
    'game=nim&piles=1,1',
  ]);
  await each(`setAttribute('piles', '4,2')`);
  await shown('game=nim&piles=4,2');
  await clear(2);
  await each(`setState('game=nim&piles=x')`);
  await until(page, `${errors} === 4`);
  await each(`reset()`);
  await clear(4);
});

interface Leftovers {
  nodes: number;
  listeners: number;
  heap: number;
}

async function leftovers(page: Page): Promise<Leftovers> {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await page.metrics();
  await session.detach();
  return { nodes: Nodes, listeners: JSEventListeners, heap: JSHeapUsedSize };
}

// Only Chromium reports what a page still holds.
it.skipIf(browserName === 'firefox')('inline elements that are added and taken away leave nothing behind', async () => {
  const page = await host.open(site, `${RECORD}<main></main>${script(site)}`, { height: 3000 });
  // So low that all of them are in the window.
  const few = INLINE_NIM.replace(' mode=', ' height="100" mode=').repeat(20);
  const round = async (): Promise<Leftovers> => {
    await ask(page, `(told.length = 0, document.querySelector('main').innerHTML = ${JSON.stringify(few)})`);
    await until(page, `told.filter(({ type }) => type === 'grundy-change').length === 20`);
    await ask(page, `(told.length = 0, document.querySelector('main').replaceChildren())`);
    await ask(page, `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`);
    return leftovers(page);
  };
  await round();
  const first = await round();
  await round();
  await round();
  const later = await round();
  process.stdout.write(`after 40 and after 100 elements: ${JSON.stringify([first, later])}\n`);
  // A single element has over a thousand nodes.
  expect(later.nodes - first.nodes).toBeLessThan(500);
  expect(later.listeners - first.listeners).toBeLessThan(50);
  expect(later.heap - first.heap).toBeLessThan(500_000);
});

it('of a flood of messages from an embedder only the last position counts', async () => {
  const page = await host.open(site, `<iframe src="${site.url('embed/#game=nim&piles=7,4,1')}"></iframe>`);
  const frame = await frameOf(site, page, 'piles=7,4,1');
  await verdictIn(frame);
  await ask(
    frame,
    `(() => { const { postMessage } = Worker.prototype; window.asked = 0; Worker.prototype.postMessage = function (...given) { asked++; return postMessage.apply(this, given); }; })()`,
  );
  await ask(
    page,
    `(() => {
      for (let count = 1; count <= 20_000; count++) document.querySelector('iframe').contentWindow.postMessage({ type: 'grundy:show', text: 'game=nim&piles=' + count + ',4' }, '*');
      document.querySelector('iframe').contentWindow.postMessage({ type: 'grundy:show', text: 'game=nim&piles=4,4' }, '*');
    })()`,
  );
  await until(frame, `all('.controls a')[0].href.endsWith('#game=nim&piles=4,4')`);
  const asked = await ask<number>(frame, 'asked');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(2000);
});

it('a frame that asks for no height stays as it is', async () => {
  const page = await host.open(site, `${RECORD}${NIM}${script(site)}`);
  const frame = await frameOf(site, page, 'piles=3,5,7');
  await verdictIn(frame);
  await until(page, `told.length === 2`);
  const height = await ask<number>(page, `all('iframe')[0].clientHeight`);
  await ask(frame, `[0, 1, 1e9].forEach((height) => parent.postMessage({ type: 'grundy:height', height }, '*'))`);
  await ask(frame, `parent.postMessage({ type: 'grundy:error', message: 'the last word' }, '*')`);
  await until(page, `told.at(-1).type === 'grundy-error'`);
  expect(await ask(page, `all('iframe')[0].clientHeight`)).toBe(height);
});
