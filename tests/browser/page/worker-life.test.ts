/** Workers that browsers end, or that never start. */

import { expect, it } from 'vitest';
import { RECORD, script, verdictIn } from '../support/embeds.ts';
import { ask, press, until, untilThere, untilVerdict } from '../support/playground.ts';
import { serveSite, withoutOffline } from '../support/server.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

/** A position that takes a while. */
const LONG =
  'game=board&size=4096x4096&piece.rider=slide(-1,-2)slide(-2,-1)slide(-1,-3)slide(-3,-1)slide(-2,-3)slide(-3,-2)&pieces=rider@4000,4000,queen@4000,4000&toward=left-down';

const site = useSite();
const host = useHost();

/** Records the workers of a page. The first `silent` ones never say a word. */
const workers = (silent: number): string => `<script>
  window.made = [];
  const Real = Worker;
  window.Worker = class { constructor(url, options) {
    const real = new Real(made.length < ${silent} ? 'data:text/javascript,' : url, options);
    made.push(real);
    return real;
  } };
</script>`;

const KAYLES = '<grundy-game mode="inline" game="kayles" piles="12,5" sum="selective">Kayles.</grundy-game>';

it('a question to a worker that was ended while idle is answered by a new one', async () => {
  const page = await host.open(site, `${RECORD}${KAYLES}${script(site)}`, { head: workers(0) });
  await verdictIn(page);
  expect(await ask(page, 'made.length')).toBe(1);
  await ask(
    page,
    `(made[0].terminate(), window.asked = performance.now(), document.querySelector('grundy-game').setState('game=kayles&piles=13,5&sum=selective'))`,
  );
  await until(page, `told.at(-1).detail.text === 'game=kayles&piles=13,5&sum=selective'`);
  expect(await ask(page, 'made.length')).toBe(2);
});

it('where a worker never says a word the page answers by itself', async () => {
  const page = await host.open(site, `${RECORD}${KAYLES}${script(site)}`, { head: workers(1) });
  expect(await verdictIn(page)).toBe('The player to move wins');
});

it('where the page cannot compile a module the worker fetches it by itself', async () => {
  const head = '<script>delete WebAssembly.compileStreaming</script>';
  const page = await host.open(site, `${RECORD}${KAYLES}${script(site)}`, { head });
  expect(await verdictIn(page)).toBe('The player to move wins');
});

it('the playground also asks a new worker when its own was ended', async () => {
  const page = await site.open('#game=kayles&piles=12');
  await untilVerdict(page, 'wins');
  await ask(page, `all('grundy-playground')[0].session.solver.queues.of('heaps').port.port.terminate()`);
  await ask(page, `(location.hash = '#game=kayles&piles=3,3')`);
  await untilVerdict(page, 'loses');
});

it('where a worker is ended at its work the page says so, and answers the next position', async () => {
  const page = await site.open('#game=kayles&piles=12');
  await untilVerdict(page, 'wins');
  await ask(page, `(location.hash = '#${LONG}')`);
  await until(page, `all('grundy-playground')[0].session.solver.queues.of('boards').heard`);
  await until(page, `all('grundy-playground')[0].session.view.computing`);
  await ask(page, `all('grundy-playground')[0].session.solver.queues.of('boards').port.port.terminate()`);
  await until(
    page,
    `all('.banner').some((banner) => banner.textContent.includes('The solver stopped: the solver broke off at its work'))`,
  );
  expect(await ask(page, `all('grundy-playground')[0].session.view.computing`)).toBe(false);
  await ask(page, `(location.hash = '#game=kayles&piles=3,3')`);
  await untilVerdict(page, 'loses');
});

it('Cancel starts a new worker with the module that was fetched and compiled for the first', async () => {
  const sent: string[] = [];
  const server = await serveSite({
    alter: (path, body) => {
      if (path.endsWith('.wasm')) sent.push(path);
      return withoutOffline(path, body);
    },
  });
  try {
    const page = await site.open(`${server.folder}#game=board&size=8x8&pieces=queen@h8&toward=left-down`);
    await untilVerdict(page, 'wins');
    await ask(page, `(location.hash = '#${LONG}')`);
    await untilThere(page, '.busy');
    await press(page, 'Cancel');
    await ask(page, `(location.hash = '#game=board&size=8x8&pieces=queen@a1&toward=left-down')`);
    await untilVerdict(page, 'loses');
    expect(sent).toEqual([expect.stringMatching(/^assets\/grundy-boards-/)]);
  } finally {
    await server.close();
  }
});
