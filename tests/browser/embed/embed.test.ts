import { expect, it } from 'vitest';
import { frameOf, NIM, RECORD, script, verdictIn } from '../support/embeds.ts';
import { ask, until, untilThere } from '../support/playground.ts';
import { checkSamplePost } from '../support/sample-post.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

it('a frame shows the position without the chrome of the site, and a way into the playground', async () => {
  const page = await host.open(
    site,
    `<iframe src="${site.url('#game=nim&piles=1,2,3')}"></iframe><iframe src="${site.url('embed/#game=nim&piles=7,4,1')}"></iframe>`,
  );
  const [plain, embed] = [await frameOf(site, page, 'piles=1,2,3'), await frameOf(site, page, 'piles=7,4,1')];
  expect(await verdictIn(plain)).toBe('The player to move loses');
  expect(await verdictIn(embed)).toBe('The player to move wins');
  await untilThere(embed, '[data-pile]');
  expect(await ask(plain, `all('grundy-bar, grundy-front, grundy-text').length`)).toBe(0);
  expect(await ask(plain, `all('.controls a')[0].href`)).toBe(site.url('#game=nim&piles=1,2,3'));
  expect(await ask(embed, `all('.controls a')[0].href`)).toBe(site.url('#game=nim&piles=7,4,1'));
});

it('a frame without a position shows an example', async () => {
  const page = await host.open(site, `<iframe src="${site.url('embed/')}"></iframe>`);
  expect(await verdictIn(await frameOf(site, page, 'embed/'))).toContain('The player to move');
});

it('an element makes a frame as high as what is in it, and the fallback goes', async () => {
  const page = await host.open(site, `${RECORD}${NIM}${script(site)}`);
  const frame = await frameOf(site, page, 'piles=3,5,7');
  expect(await verdictIn(frame)).toBe('The player to move wins');
  await until(page, `told.some(({ type }) => type === 'grundy-change')`);
  expect(await ask(page, `told.map(({ type, detail }) => [type, detail])`)).toEqual([
    ['grundy-ready', { text: 'game=nim&piles=3,5,7' }],
    ['grundy-change', { text: 'game=nim&piles=3,5,7', outcome: 'win', grundy: 1 }],
  ]);
  await until(page, `all('.fallback').length === 0`);
  const inside = await ask<number>(frame, `Math.ceil(document.documentElement.getBoundingClientRect().height)`);
  await until(page, `all('iframe')[0].getBoundingClientRect().height === ${inside}`);
  expect(inside).toBeGreaterThan(150);
});

it('an element works whether it or its script comes first, and when the script is loaded twice', async () => {
  const page = await host.open(site, `${script(site)}${NIM}${script(site)}`);
  expect(await verdictIn(await frameOf(site, page, 'piles=3,5,7'))).toBe('The player to move wins');
  await ask(
    page,
    `document.body.insertAdjacentHTML('beforeend', '<grundy-game game="nim" piles="2,2"></grundy-game>')`,
  );
  expect(await verdictIn(await frameOf(site, page, 'piles=2,2'))).toBe('The player to move loses');
});

it('what the reader changes goes into the playground, and Reset brings the author’s position back', async () => {
  const page = await host.open(site, `${RECORD}${NIM}${script(site)}`);
  const frame = await frameOf(site, page, 'piles=3,5,7');
  await verdictIn(frame);
  await ask(page, `document.querySelector('grundy-game').setState('game=nim&piles=3,5,6')`);
  await until(frame, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('loses')`);
  expect(await ask(frame, `all('.controls a')[0].href`)).toBe(site.url('#game=nim&piles=3,5,6'));
  await until(page, `document.querySelector('grundy-game').state === 'game=nim&piles=3,5,6'`);
  await ask(frame, `all('.controls button').find((button) => button.textContent === 'Reset').click()`);
  await until(frame, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`);
  await ask(page, `document.querySelector('grundy-game').setAttribute('piles', '4,4')`);
  await until(frame, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('loses')`);
  await ask(page, `document.querySelector('grundy-game').setState('game=nim&piles=3,oops')`);
  await until(page, `told.at(-1).type === 'grundy-error'`);
  expect(await ask(page, `told.at(-1).detail.message`)).toContain('oops');
  expect(await ask(frame, `all('[data-pile]').length`)).toBe(2);
});

it('a message counts only when the element’s own frame sent it', async () => {
  const page = await host.open(
    site,
    `${RECORD}${NIM}<iframe id="other" srcdoc="<p>other</p>"></iframe>${script(site)}`,
  );
  await verdictIn(await frameOf(site, page, 'piles=3,5,7'));
  await until(page, `told.length === 2`);
  const height = await ask<number>(
    page,
    `all('iframe').find((frame) => frame.id === '').getBoundingClientRect().height`,
  );
  await ask(
    page,
    `(() => {
      const lie = { type: 'grundy:height', height: 9000 };
      window.postMessage(lie, '*');
      window.postMessage({ type: 'grundy:error', message: 'a lie' }, '*');
      document.querySelector('#other').contentWindow.eval("parent.postMessage({ type: 'grundy:height', height: 9000 }, '*')");
    })()`,
  );
  await ask(page, `new Promise((resolve) => setTimeout(resolve, 200))`);
  expect(await ask(page, `all('iframe').find((frame) => frame.id === '').getBoundingClientRect().height`)).toBe(height);
  expect(await ask(page, `told.length`)).toBe(2);
});

it('an embed far below is not loaded until the reader comes near', async () => {
  const far = '<div style="height: 20000px"></div>';
  const page = await host.open(site, `${script(site)}${far}${NIM}${NIM.replace('game=', 'mode="inline" game=')}`);
  await until(
    page,
    `customElements.get('grundy-game') !== undefined && document.querySelector('grundy-game').shadowRoot !== null`,
  );
  await ask(page, `new Promise((resolve) => setTimeout(resolve, 500))`);
  const fetched = (): Promise<boolean> =>
    ask(page, `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('v1/embed.js'))`);
  expect(page.frames().filter((frame) => frame.url().includes('embed/'))).toHaveLength(0);
  expect(await fetched()).toBe(false);
  await ask(page, `document.querySelector('grundy-game').scrollIntoView()`);
  expect(await verdictIn(await frameOf(site, page, 'piles=3,5,7'))).toBe('The player to move wins');
  await until(page, `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('v1/embed.js'))`);
});

it('a sandboxed frame works without an origin of its own', async () => {
  const page = await host.open(
    site,
    `<iframe sandbox="allow-scripts" src="${site.url('embed/#game=nim&piles=7,4,1')}"></iframe>`,
  );
  expect(await verdictIn(await frameOf(site, page, 'piles=7,4,1'))).toBe('The player to move wins');
});

it('inline embeds share one worker, tell what happens, and leave the page’s own style alone', async () => {
  const inline = ['3,5,7', '1,2,3']
    .map((piles, index) => `<grundy-game id="e${index}" mode="inline" game="nim" piles="${piles}">Nim.</grundy-game>`)
    .join('');
  const page = await host.open(site, `${RECORD}<p id="own">text</p>${inline}${script(site)}`, {
    head: '<style>button { color: red } :root { --ink: lime } #e0 { --won: rgb(1, 2, 3) } #e0::part(legend) { display: none }</style>',
  });
  await until(page, `told.filter(({ type }) => type === 'grundy-change').length === 2`);
  expect(
    await ask(page, `all('grundy-verdict').map((line) => line.shadowRoot.querySelector('h2').textContent.trim())`),
  ).toEqual(['The player to move wins', 'The player to move loses']);
  expect(await ask(page, `getComputedStyle(all('.controls button')[0]).color`)).not.toBe('rgb(255, 0, 0)');
  expect(await ask(page, `getComputedStyle(document.querySelector('#own')).fontFamily`)).not.toContain('system-ui');
  // Authors may style colours, by name, and parts.
  const legends = `all('grundy-legend').map((legend) => legend.getBoundingClientRect().height > 0)`;
  expect(await ask(page, legends)).toEqual([false, true]);
  expect(await ask(page, `getComputedStyle(all('grundy-stage')[0]).getPropertyValue('--won').trim()`)).toBe(
    'rgb(1, 2, 3)',
  );
  await ask(page, `document.querySelector('#e1').setState('game=nim&piles=1,2,4')`);
  await until(page, `told.at(-1).id === 'e1' && told.at(-1).detail.outcome === 'win'`);
  expect(page.workers().length).toBeLessThanOrEqual(1);
  expect(await ask(page, `location.hash`)).toBe('');
});

it('parts that the author hides are not there', async () => {
  const all = 'controls,numbers,shading,play,sum,legend';
  const page = await host.open(
    site,
    `<iframe src="${site.url(`embed/?hide=${all}#game=nim&piles=7,4,1`)}"></iframe><iframe src="${site.url('embed/?hide=controls,legend#game=nim&piles=3,4,1')}"></iframe>`,
  );
  const bare = await frameOf(site, page, 'piles=7,4,1');
  const some = await frameOf(site, page, 'piles=3,4,1');
  await untilThere(bare, '[data-pile]');
  expect(await ask(bare, `all('.controls, grundy-legend, grundy-verdict, .win, .lose').length`)).toBe(0);
  expect(await ask(bare, `all('.stage')[0].inert`)).toBe(true);
  // Nor are there controls around piles.
  expect(await ask(bare, `all('button, grundy-number').length`)).toBe(0);
  await verdictIn(some);
  expect(await ask(some, `all('.controls, grundy-legend').length`)).toBe(0);
  expect(await ask(some, `all('button, grundy-number').length`)).toBe(0);
  expect(await ask(some, `all('.win, .lose').length > 0`)).toBe(true);
});

it.each(['nim&piles=3,4,1', 'kayles&piles=7,5'])(
  'without its controls %s is still played, and not edited',
  async (game) => {
    const page = await host.open(
      site,
      `<iframe width="700" height="900" src="${site.url(`embed/?hide=controls#game=${game}`)}"></iframe>`,
    );
    const frame = await frameOf(site, page, game);
    await verdictIn(frame);
    await untilThere(frame, '.face');
    expect(await ask(frame, `all('button, input, grundy-number').length`)).toBe(0);
  },
);

it.each(['tree&parents=0,1,1&coins=0,2,1', 'staircase&stairs=0,3,1'])(
  'where %s cannot be played nothing says how to',
  async (game) => {
    const page = await host.open(
      site,
      `<iframe width="700" height="900" src="${site.url(`embed/?hide=play#game=${game}`)}"></iframe>`,
    );
    const frame = await frameOf(site, page, game);
    await verdictIn(frame);
    await until(frame, `all('grundy-stage svg, svg').length > 0`);
    expect(
      await ask(
        frame,
        `all('p').filter((each) => each.checkVisibility() && /\\b(drag|tap)\\b/i.test(each.textContent)).length`,
      ),
    ).toBe(0);
  },
);

it('reasons, and a match, are a press away', async () => {
  const page = await host.open(
    site,
    `<iframe width="700" height="900" src="${site.url('embed/#game=nim&piles=7,4,1')}"></iframe>`,
  );
  const frame = await frameOf(site, page, 'piles=7,4,1');
  await verdictIn(frame);
  const press = (words: string): Promise<unknown> =>
    ask(frame, `all('.controls button').find((button) => button.textContent.trim() === '${words}').click()`);
  await press('Why?');
  await until(frame, `all('grundy-why')[0]?.shadowRoot.textContent.includes('nim-sum')`);
  await press('Play');
  await untilThere(frame, 'grundy-match');
  await press('Play');
  await untilThere(frame, 'grundy-verdict');
});

it('an exercise does not give the answer away', async () => {
  const page = await host.open(
    site,
    `<iframe width="700" height="900" src="${site.url('embed/?exercise=1#game=subtraction&take=1,3,4&piles=11')}"></iframe>`,
  );
  const frame = await frameOf(site, page, 'piles=11');
  await untilThere(frame, 'grundy-exercise');
  await untilThere(frame, 'grundy-strip');
  expect(await ask(frame, `all('grundy-verdict, .win, .lose').length`)).toBe(0);
  expect(await ask(frame, `all('.controls a')[0].href`)).toBe(
    site.url('?exercise=1#game=subtraction&take=1,3,4&piles=11'),
  );
});

checkSamplePost(site, host, 'light', 'dark');
