/** The Share dialog: its text can be copied, its pictures and data saved as files, and the keyboard is enough. */

import type { Frame, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, keys, press, until, untilThere, untilVerdict } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

/** Keeps copies and saved files in the page; nothing leaves it. */
const CATCH = `(() => {
  window.copied = [];
  window.saved = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { if (window.refuse) throw new Error('no'); window.copied.push(text); } }, configurable: true });
  URL.createObjectURL = (file) => { window.saved.push({ file }); return 'blob:none'; };
  HTMLAnchorElement.prototype.click = function () { window.saved.at(-1).name = this.download; };
})()`;

const snippet = (name: string): string => `all('grundy-snippet').find((each) => each.name === '${name}')`;

async function shared(address: string, screen = {}): Promise<Page> {
  const page = await site.open(address, screen);
  await untilThere(page, 'button.share:not([disabled])');
  await page.evaluate(CATCH);
  await press(page, 'Share');
  await untilThere(page, 'dialog[open] [role="tab"]');
  return page;
}

it('a link holds no sign at which a chat or a mail program ends it, and opens the same position', async () => {
  const page = await shared('#game=graph&arcs=a-b&tokens=a&labels=a:%3CNorth%20%22bank%22%3E,b:%C3%84');
  const text = await ask<string>(page, `all('grundy-playground')[0].session.view.analysis.text`);
  expect(text).toContain('<');
  const link = await ask<string>(page, `${snippet('Link')}.text`);
  expect(link).toMatch(/^[!-~]+$/);
  expect(link).not.toMatch(/[<>"`]/);
  const opened = await site.open(new URL(link).hash);
  await until(opened, `all('grundy-playground')[0].session.view.analysis?.text === ${JSON.stringify(text)}`);
});

it('links, frames and elements name the position, and are copied by a button', async () => {
  const page = await shared('?show=letter#game=nim&piles=3,5,7');
  const folder = new URL('.', page.url()).href;
  expect(await ask(page, `${snippet('Link')}.text`)).toBe(`${folder}?show=letter#game=nim&piles=3,5,7`);
  await press(page, 'Copy Link');
  await until(page, `all('button').some((button) => button.textContent === 'Copied')`);
  expect(await ask(page, `copied`)).toEqual([`${folder}?show=letter#game=nim&piles=3,5,7`]);

  await press(page, 'Embed');
  await until(page, `${snippet('Frame')}.text.startsWith('<iframe src="${folder}embed/#game=nim&amp;piles=3,5,7"')`);
  expect(await ask(page, `${snippet('Element')}.text`)).toContain('<grundy-game game="nim" piles="3,5,7" poster=');
  const choosePage = (kind: string): Promise<unknown> =>
    ask(
      page,
      `(() => { const list = all('select.page')[0]; list.value = '${kind}'; list.dispatchEvent(new Event('change')); })()`,
    );
  await choosePage('vue');
  await until(page, `${snippet('Element')}.text.includes('<grundy-game v-pre game="nim"')`);
  await choosePage('mdx');
  await until(page, `${snippet('Frame')}.text.endsWith("colorScheme: 'inherit' }} />")`);
  await choosePage('html');
  const height = async (): Promise<number> =>
    Number(/ height="(\d+)"/.exec(await ask<string>(page, `${snippet('Frame')}.text`))![1]);
  const before = await height();
  await ask(
    page,
    `all('label').filter((label) => /^\\s*(legend|as an exercise|inline)/.test(label.textContent)).forEach((label) => label.click())`,
  );
  await ask(
    page,
    `(() => { const list = all('select').find((each) => each.value === 'auto'); list.value = 'dark'; list.dispatchEvent(new Event('change')); })()`,
  );
  await until(page, `${snippet('Frame')}.text.includes('embed/?hide=legend&amp;theme=dark&amp;exercise=1#')`);
  expect(await ask(page, `${snippet('Element')}.text`)).toContain(
    'hide="legend" theme="dark" exercise="1" mode="inline"',
  );
  // An exercise neither says who wins nor leads to the answer.
  expect(await ask(page, `${snippet('Element')}.text`)).toContain(
    `<a href="${folder}?show=letter&amp;exercise=1#game=nim&amp;piles=3,5,7">Nim with piles 3, 5, 7: who wins? <b>Tap to play</b></a>`,
  );
  // An exercise is higher, and a frame without a legend lower.
  expect((await height()) - before).toBe(420);
  // A browser reads the intended address and attributes from the markup.
  expect(
    await ask(
      page,
      `new DOMParser().parseFromString(${snippet('Frame')}.text.replace(/ style="[^"]*"/, ''), 'text/html').querySelector('iframe').src`,
    ),
  ).toBe(`${folder}embed/?hide=legend&theme=dark&exercise=1#game=nim&piles=3,5,7`);
});

it('what it prints shows the position in a page of another origin', async () => {
  const page = await shared('#game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8');
  await press(page, 'Embed');
  await untilThere(page, 'grundy-share-embed');
  const [frame, element] = await ask<string[]>(
    page,
    `['Frame', 'Element'].map((name) => all('grundy-snippet').find((each) => each.name === name).text)`,
  );
  const post = await host.open(site, `${frame}${element}`, { height: 2400 });
  await until(post, `customElements.get('grundy-game') !== undefined`);
  await post.click('grundy-game a');
  const frames = (): Frame[] => post.frames().filter((each) => each.url().includes('/embed/'));
  await expect.poll(() => frames().length, { timeout: 15_000 }).toBe(2);
  await Promise.all(
    frames().map((each) =>
      until(each, `all('grundy-verdict')[0].shadowRoot.textContent.includes('The player to move wins')`),
    ),
  );
});

it('a poster is a picture without its answers where readers are to find them, and the game comes when it is pressed', async () => {
  const page = await shared('#game=nim&piles=3,5,7');
  await press(page, 'Embed');
  await untilThere(page, 'grundy-share-embed');
  const lines = async (holds: string): Promise<string> => {
    await until(page, `${snippet('Element')}.text.includes(${JSON.stringify(holds)})`);
    return ask(page, `${snippet('Element')}.text`);
  };
  const told = await lines('<svg');
  expect(told).toContain('#3078c8');
  expect(told).toContain('the player to move wins; Grundy number 1; wins in at most 15 moves. <b>Tap to play</b></a>');
  await ask(page, `all('label').find((label) => /an exercise/.test(label.textContent)).click()`);
  const asked = await lines('exercise="1"');
  expect(asked).toContain('<svg');
  expect(asked).not.toMatch(/#3078c8|#c35700|wins;/);
  expect(asked).toContain('>Nim with piles 3, 5, 7: who wins? <b>Tap to play</b></a>');
  await ask(page, `all('input.poster')[0].click()`);
  await until(page, `!${snippet('Element')}.text.includes('poster')`);

  const post = await host.open(site, told, { height: 1200 });
  await until(post, `customElements.get('grundy-game') !== undefined`);
  expect(post.frames()).toHaveLength(1);
  await post.click('grundy-game svg');
  await until(post, `document.querySelector('grundy-game').shadowRoot.querySelector('iframe') !== null`);
  await ask(post, `document.querySelector('grundy-game').ready`);
});

it('a poster shows no answer that its author has hidden on the page', async () => {
  const page = await shared('?show=nothing#game=nim&piles=3,5,7');
  await press(page, 'Embed');
  await untilThere(page, 'grundy-share-embed');
  await until(page, `${snippet('Element')}.text.includes('<svg')`);
  expect(await ask(page, `${snippet('Element')}.text`)).not.toMatch(/#3078c8|#c35700|wins;/);
});

it('where the clipboard is refused the text is marked, and the reader is told', async () => {
  const page = await shared('#game=nim&piles=3,5,7');
  await page.evaluate('window.refuse = true');
  await press(page, 'Copy Link');
  await until(page, `all('[role="status"]').some((each) => !each.hidden && each.textContent.includes('Ctrl C'))`);
  expect(
    await ask(
      page,
      `(() => { const field = ${snippet('Link')}.shadowRoot.querySelector('textarea'); return field.value.slice(field.selectionStart, field.selectionEnd) === field.value; })()`,
    ),
  ).toBe(true);
});

it('one file is the template with the element in it, or the reader is told why not', async () => {
  const page = await shared('#game=nim&piles=3,5,7');
  await press(page, 'Embed');
  await untilThere(page, 'grundy-share-embed');
  await press(page, 'Download as one .html');
  await until(page, `saved.length === 1 && saved[0].name === 'nim-3-5-7.html'`);
  const file = (await page.evaluate('saved[0].file.text()')) as string;
  expect(file.startsWith('<!doctype html>')).toBe(true);
  expect(
    file.match(/<grundy-game game="nim" piles="3,5,7" height="\d+"><a href="[^"<]*">[^<]*<\/a><\/grundy-game>/g),
  ).toHaveLength(1);
  await page.evaluate(`window.fetch = async () => new Response('gone', { status: 404 })`);
  await press(page, 'Download as one .html');
  await until(page, `all('[role="alert"]').some((each) => each.textContent.includes('404'))`);
});

it('data come in every form, and what the core says stands in them', async () => {
  const page = await shared('#game=subtraction&take=1,3,4&piles=11');
  await press(page, 'Data');
  await until(page, `${snippet('CSV')}.text.startsWith('table,place,outcome,grundy')`);
  const choose = (index: number, value: string): Promise<unknown> =>
    ask(
      page,
      `(() => { const list = all('grundy-share-data')[0].shadowRoot.querySelectorAll('select')[${index}]; list.value = '${value}'; list.dispatchEvent(new Event('change')); })()`,
    );
  await choose(1, 'table-json');
  await until(page, `JSON.parse(${snippet('JSON')}.text).tables[0].outcomes === 'LWLWWWWLWLWW'`);
  await press(page, 'Download .json');
  await until(page, `saved.length === 1 && saved[0].name === 'subtraction-1-3-4_11-table-json.json'`);
  expect(await page.evaluate('saved[0].file.text()')).toBe(await ask(page, `${snippet('JSON')}.text`));
  await choose(0, '3');
  await until(page, `${snippet('Lost sizes')}.text === '0, 2, 7, 9'`);
});

it('of a large table there is a download alone, made while the page goes on', async () => {
  const page = await shared('#game=board&size=600x600&pieces=queen@h8&toward=left-down');
  await press(page, 'Data');
  await until(page, `all('grundy-share-data')[0].shadowRoot.textContent.includes('too many to show')`);
  await page.evaluate(
    `(() => { window.gaps = []; let last = performance.now(); const tick = () => { const now = performance.now(); gaps.push(now - last); last = now; if (!saved[0]?.name) setTimeout(tick); }; tick(); })()`,
  );
  await press(page, 'Download .csv');
  await until(page, `saved[0]?.name === 'board-600x600_queen-h8_left-down-table.csv'`);
  expect(await page.evaluate(`saved[0].file.text().then((text) => text.split('\\n').length)`)).toBe(600 * 600 + 2);
  // This does not depend on the clock: the page must get its turn again and again in between.
  expect(await ask<number>(page, 'gaps.length')).toBeGreaterThan(5);
});

it('keys alone open it, go through it and close it, and the focus comes back', async () => {
  const page = await site.open('#game=nim&piles=3,5,7');
  await untilVerdict(page, 'wins');
  await page.evaluate(CATCH);
  await ask(page, `all('button.share')[0].focus()`);
  await keys(page, 'Enter');
  await until(page, `all('grundy-share')[0].shadowRoot.activeElement?.id === 'link'`);
  await keys(page, 'Tab');
  await keys(page, 'Enter');
  await until(page, `copied.length === 1`);
  await page.keyboard.down('Shift');
  await keys(page, 'Tab');
  await page.keyboard.up('Shift');
  await keys(page, 'ArrowLeft');
  await until(page, `all('grundy-share')[0].shadowRoot.activeElement?.id === 'data'`);
  await until(page, `${snippet('CSV')} !== undefined`);
  await keys(page, 'Escape');
  await until(
    page,
    `all('dialog[open]').length === 0 && all('grundy-bar')[0].shadowRoot.activeElement?.matches('.share')`,
  );
  await page.keyboard.down('Control');
  await keys(page, 's');
  await page.keyboard.up('Control');
  await until(page, `all('dialog[open]').length === 1`);
});

it('an exercise is shared without its answers', async () => {
  const page = await shared('?exercise=1#game=board&size=4x4&pieces=knight4@c3');
  await press(page, 'Picture');
  await until(page, `all('grundy-share-picture')[0].files !== null`);
  expect(await ask(page, `${snippet('Markdown')}.text`)).toContain('who wins?');
  expect(await ask(page, `${snippet('HTML')}.text`)).toMatch(
    / width="\d+" height="\d+" style="max-width:100%;height:auto"><\/a>$/,
  );
  const words = await ask<string[]>(
    page,
    `all('grundy-share-picture')[0].files.drawing.shapes.filter(({ kind }) => kind === 'text').map(({ words }) => words)`,
  );
  // The only numbers are the names of the rows, and no letter says who wins.
  expect(words.filter((each) => /^[\dWLD]$/.test(each)).toSorted()).toEqual(['1', '2', '3', '4']);
  await press(page, 'Embed');
  await until(page, `${snippet('Frame')}.text.includes('exercise=1')`);
  await press(page, 'Data');
  await until(page, `all('[role="tabpanel"]')[0].textContent.includes('contain the answers of the exercise')`);
  await press(page, 'Show them');
  await until(page, `${snippet('CSV')}.text.includes('knight4,a1,L')`);
});

it('on a phone nothing of it is wider than the window', async () => {
  const page = await shared('#game=nim&piles=3,5,7', { width: 360, height: 740, touch: true });
  for (const tab of ['Picture', 'Embed', 'Data', 'Link']) {
    await press(page, tab);
    await until(page, `all('[role="tab"]').find((each) => each.textContent === '${tab}').ariaSelected === 'true'`);
    expect(
      await ask(
        page,
        `(() => { const dialog = all('dialog[open]')[0]; return dialog.scrollWidth <= dialog.clientWidth && document.documentElement.scrollWidth <= innerWidth; })()`,
      ),
    ).toBe(true);
  }
});
