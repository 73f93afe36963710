import { expect, it } from 'vitest';
import { ask, click, type, until, untilThere } from './playground.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const GUIDES = ['embed', 'hosts', 'parameters', 'licences'];

it('the foot of the front page leads to every guide, and each has room on a phone', async () => {
  const page = await site.open('', { width: 360, height: 740 });
  await untilThere(page, 'footer nav a');
  expect(await ask(page, `all('footer nav a').map(({ pathname }) => pathname.split('/').pop())`)).toEqual(GUIDES.map((name) => `${name}.html`));
  for (const name of GUIDES) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(site.url(`docs/${name}.html`));
    // oxlint-disable-next-line no-await-in-loop -- a frame that is left while it loads is an error to some
    if (name === 'embed') await untilThere(await page.waitForFrame((frame) => frame.url().includes('/embed/')), '.controls');
    // oxlint-disable-next-line no-await-in-loop
    expect(await ask(page, `document.documentElement.scrollWidth`), name).toBeLessThanOrEqual(360);
    // oxlint-disable-next-line no-await-in-loop
    expect(await ask(page, `all('nav a').length + ' ' + all('[aria-current]').length`)).toBe('4 1');
  }
});

it('lines to paste name this site, and have a button that copies them', async () => {
  const page = await site.open('docs/hosts.html');
  await untilThere(page, 'grundy-copy');
  expect(await ask(page, `all('pre code').filter(({ textContent }) => textContent.includes('SITE')).length`)).toBe(0);
  expect(await ask(page, `all('pre code')[0].textContent`)).toContain(`<script async src="${site.url()}v1/grundy-game.js">`);
  expect(await ask(page, `all('grundy-copy').every(({ shadowRoot }) => shadowRoot.querySelector('button')?.ariaLabel.startsWith('Copy the lines below “'))`)).toBe(true);
});

const snippet = (name: string): string => `all('grundy-snippet').find((each) => each.name === '${name}')?.text`;
const preview = `all('iframe')[0]`;

it('a position and choices become lines to paste, and are seen beside them', async () => {
  const page = await site.open('docs/embed.html#game=nim&piles=7,4,1');
  await until(page, `${snippet('Frame')}?.includes('#game=nim&amp;piles=7,4,1')`);
  const frame = await page.waitForFrame((each) => each.url().includes('/embed/') && each.url().endsWith('piles=7,4,1'));
  await untilThere(frame, '.controls');
  await click(page, 'fieldset input');
  await until(page, `${snippet('Frame')}.includes('/embed/?hide=controls#')`);
  expect(await ask(page, `[${snippet('Frame')}, ${snippet('Element')}, ${snippet('Picture and link')}].every((text) => text.includes('${site.url()}'))`)).toBe(true);
  await until(page, `${preview}.src === '${site.url('embed/?hide=controls#game=nim&piles=7,4,1')}'`);
  await type(page, '.source input', 'game=nim&piles=x');
  await until(page, `all('.source .problem')[0]?.textContent.includes('piles')`);
  await type(page, '.source input', 'game=board&size=8x8&pieces=queen@h5&toward=left-down');
  await until(page, `${snippet('Element')}.includes('pieces="queen@h5"') && all('.source .problem').length === 0`);
  await ask(page, `(() => { const list = all('grundy-generator')[0].shadowRoot.querySelector('select'); list.value = 'game=nim&piles=1,2,3'; list.dispatchEvent(new Event('change')); })()`);
  await until(page, `${snippet('Element')}.includes('piles="1,2,3"')`);
});

it('the parameters are those of the catalogue, and all that ships has its licence', async () => {
  const page = await site.open('docs/parameters.html');
  const sections = await ask<string[]>(page, `all('h2[id]').map(({ id }) => id)`);
  await page.goto(site.url('#game=nim&piles=7,4,1'));
  await page.goto(site.url());
  await untilThere(page, '[data-game]');
  expect(sections).toEqual([...(await ask<string[]>(page, `all('grundy-games')[0].catalogue.games.map(({ key }) => key)`)), 'pieces']);
  await page.goto(site.url('docs/licences.html'));
  const listed = await ask<string>(page, `all('summary').map(({ textContent }) => textContent).join()`);
  for (const name of ['Grundy', 'lit-html', '@lit/reactive-element', 'd3-hierarchy', 'Emscripten', 'musl', 'LLVM']) expect(listed).toContain(name);
  expect(await ask(page, `all('.licence').every(({ textContent }) => textContent.length > 500)`)).toBe(true);
});
