import { expect, it } from 'vitest';
import { moduleFor } from '../../../web/src/solver/module-for.model.ts';
import { firstExamples } from '../support/every-picture.ts';
import { arrived, ask, click, type, until, untilFrame, untilThere, untilVerdict } from '../support/playground.ts';
import { quiet, serveSite, withoutOffline } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { weightOf } from '../support/weight.ts';
import { GUIDES } from '../../../web/build/guides.ts';

const site = useSite();

it('the page loads from a sub-folder without a missing file or an error, and leads to the guides', async () => {
  const page = await site.open();
  await quiet();
  expect(await page.title()).toContain('Grundy');
  await untilThere(page, 'footer nav a');
  expect(await ask(page, `all('footer nav a').map(({ href }) => href)`)).toEqual(
    GUIDES.map((name) => site.url(`docs/${name}.html`)),
  );
});

it.each(someOf(GUIDES))('the guide %s leads to the others and to the lessons', async (name) => {
  const page = await site.open(`docs/${name}.html`);
  expect(await ask(page, `all('nav a').length + ' ' + all('[aria-current]')[0].href`)).toBe(
    `${GUIDES.length + 1} ${site.url(`docs/${name}.html`)}`,
  );
});

it('lines to paste name this site, and have a button that copies them', async () => {
  const page = await site.open('docs/hosts.html');
  await untilThere(page, 'grundy-copy');
  expect(await ask(page, `all('pre code').filter(({ textContent }) => textContent.includes('SITE')).length`)).toBe(0);
  expect(await ask(page, `all('pre code')[0].textContent`)).toContain(
    `<script async src="${site.url()}v1/grundy-game.js">`,
  );
  expect(
    await ask(
      page,
      `all('grundy-copy').every(({ shadowRoot }) => shadowRoot.querySelector('button')?.ariaLabel.startsWith('Copy the lines below “'))`,
    ),
  ).toBe(true);
});

const snippet = (name: string): string => `all('grundy-snippet').find((each) => each.name === '${name}')?.text`;
const preview = `all('iframe')[0]`;

it('a position and choices become lines to paste, and are seen beside them', async () => {
  const page = await site.open('docs/embed.html#game=nim&piles=7,4,1');
  await until(page, `${snippet('Frame')}?.includes('#game=nim&amp;piles=7,4,1')`);
  const frame = await untilFrame(page, (address) => address.includes('/embed/') && address.endsWith('piles=7,4,1'));
  await untilThere(frame, '[data-pile]');
  // Some browsers report an error when a frame is left while it loads.
  await quiet();
  await click(page, 'fieldset input');
  await until(page, `${snippet('Frame')}.includes('/embed/?hide=controls#')`);
  expect(
    await ask(
      page,
      `[${snippet('Frame')}, ${snippet('Element')}, ${snippet('Picture and link')}].every((text) => text.includes('${site.url()}'))`,
    ),
  ).toBe(true);
  await until(page, `${preview}.src === '${site.url('embed/?hide=controls#game=nim&piles=7,4,1')}'`);
  await type(page, '.source input', 'game=nim&piles=x');
  await until(page, `all('.source .problem')[0]?.textContent.includes('piles')`);
  await type(page, '.source input', 'game=board&size=8x8&pieces=queen@h5&toward=left-down');
  await until(page, `${snippet('Element')}.includes('pieces="queen@h5"') && all('.source .problem').length === 0`);
  await ask(
    page,
    `(() => { const list = all('grundy-generator')[0].shadowRoot.querySelector('select'); list.value = 'game=nim&piles=1,2,3'; list.dispatchEvent(new Event('change')); })()`,
  );
  await until(page, `${snippet('Element')}.includes('piles="1,2,3"')`);
  // Nor do the lines of an exercise give its answer away.
  await untilFrame(page, (address) => address.endsWith('piles=1,2,3'));
  await quiet();
  await ask(page, `all('label').find((label) => /an exercise/.test(label.textContent)).click()`);
  await until(
    page,
    `[${snippet('Element')}, ${snippet('Picture and link')}].every((text) => text.includes('who wins?') && text.includes('?exercise=1#game=nim'))`,
  );
});

/** The most bytes for the first view of a position, without the code of other kinds of games. The rule language is larger than a game. */
const MOST = 295_000;
const MOST_OF_RULES = 360_000;

/** Files beside the first view or after it: the icon, the offline store, and on a busy machine the replacement of a slow worker. */
const AFTER = /^favicon\.svg$|^offline\.js$|keep-offline|solver-here|grundy-\w+-[\w-]+\.js$/;

/** One game of each module, which is most of what is fetched; all of them with tests/run --all. */
const weighed = firstExamples.filter(
  ([, text], place) =>
    process.env.GRUNDY_ALL || firstExamples.findIndex(([, other]) => moduleFor(other) === moduleFor(text)) === place,
);

it.each(weighed)('the first view of %s weighs little', async (_, text) => {
  const server = await serveSite({ alter: withoutOffline });
  try {
    const page = await site.open(`${server.folder}#${text}`);
    await untilVerdict(page, '');
    await until(page, arrived);
    await quiet();
    const files = [...server.asked].filter((file) => !AFTER.test(file));
    expect(files.filter((file) => /^assets\/grundy-\w+-[\w-]+\.wasm$/.test(file))).toHaveLength(1);
    expect(files.length, files.join()).toBeLessThanOrEqual(20);
    const weights = files.map((file): [string, number] => [file, weightOf(file)]);
    expect(
      weights.reduce((sum, [, each]) => sum + each, 0),
      weights.map((each) => each.join(' ')).join(', '),
    ).toBeLessThanOrEqual(moduleFor(text) === 'typed' ? MOST_OF_RULES : MOST);
  } finally {
    await server.close();
  }
});
