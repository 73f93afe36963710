import { expect, it } from 'vitest';
import { ask, until, untilFrame } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { frameSnippet, PLAIN } from '../../../web/src/panels/share/share.model.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const element = (mode: string): string =>
  `<grundy-game ${mode} game="nim" piles="3,5,7">Nim with piles 3, 5, 7.</grundy-game><script async src="${site.url('v1/grundy-game.js')}"></script>`;

const origin = (): string => new URL(site.url()).origin;

/** Policies of embedding pages, with what each lets an embed do besides loading our script. */
const WORKS: [string, string, () => string][] = [
  [
    'a frame, by script-src and frame-src alone',
    '',
    () => `default-src 'none'; script-src ${origin()}; frame-src ${origin()}; img-src data:`,
  ],
  [
    'inline, on the page’s own thread where no worker is allowed',
    'mode="inline"',
    () =>
      `default-src 'none'; script-src ${origin()} 'wasm-unsafe-eval'; connect-src ${origin()}; worker-src 'none'; img-src data:`,
  ],
  [
    'inline, in a worker made of a blob',
    'mode="inline"',
    () =>
      `default-src 'none'; script-src ${origin()} 'wasm-unsafe-eval'; connect-src ${origin()}; worker-src blob:; img-src data:`,
  ],
];

for (const [name, mode, csp] of WORKS) {
  it(`a page whose policy is strict shows ${name}`, async () => {
    const page = await host.open(site, element(mode), { csp: csp(), faults: 'policy' });
    const where = mode === '' ? await untilFrame(page, (address) => address.includes('/embed/')) : page;
    await until(where, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`);
    await until(page, `all('.fallback').length === 0`);
  });
}

it('where the policy refuses WebAssembly the words of the author stay, and an event says why', async () => {
  const csp = `default-src 'none'; script-src ${origin()} 'unsafe-inline'; connect-src ${origin()}; worker-src blob:; img-src data:`;
  const record = `<script>window.told = []; addEventListener('grundy-error', ({ detail }) => told.push(detail.message))</script>`;
  const page = await host.open(site, record + element('mode="inline"'), { csp, faults: 'policy' });
  await until(page, `told.length > 0`);
  expect(await ask(page, `told[0].length`)).toBeGreaterThan(10);
  expect(await ask(page, `all('.fallback slot')[0].assignedNodes()[0].textContent`)).toBe('Nim with piles 3, 5, 7.');
});

it('a frame that Share prints keeps its size where the policy refuses styles', async () => {
  const shared = {
    site: site.url(),
    text: 'game=nim&piles=3,5,7',
    link: site.url('#game=nim&piles=3,5,7'),
    title: 'Nim',
    alt: 'Nim',
  };
  const frame = frameSnippet(shared, { ...PLAIN, height: 610 });
  const page = await host.open(site, frame, {
    csp: `default-src 'none'; frame-src ${origin()}; img-src data:`,
    faults: 'policy',
  });
  expect(
    await ask(
      page,
      `[document.querySelector('iframe').clientWidth === document.body.clientWidth, document.querySelector('iframe').clientHeight]`,
    ),
  ).toEqual([true, 610]);
});
