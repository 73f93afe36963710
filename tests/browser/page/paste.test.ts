import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  focusPicture,
  FOCUSED,
  keys,
  openMenu,
  paste,
  position,
  press,
  pressIn,
  settled,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const PAGE = 'document.body';
const OFFER = `all('grundy-offer .offer, .offer')[0]`;
const said = `(${OFFER}?.textContent ?? '').replace(/\\s+/g, ' ')`;
const buttons = (page: Page) => texts(page, '.offer button');

async function shown(address: string, size?: { width: number; height: number }): Promise<Page> {
  const page = await site.open(`#${address}`, size);
  await untilVerdict(page, 'The player to move');
  return page;
}

const answers = (page: Page) =>
  ask<string[]>(
    page,
    `all('dialog[open] tbody tr').map((row) => row.querySelector('.tag').textContent + ' ' + row.querySelector('.position').textContent.trim())`,
  );

it('several lines on Nim are three positions, with their answers in Many positions, and the game stays until then', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  await paste(page, PAGE, '1 1\n2 2\n3');
  await until(page, `${said}.startsWith(' Read as 3 positions of Nim.')`);
  expect(await buttons(page)).toEqual(['Open as Many positions: 3', 'As one position with 5 numbers', 'Keep this one']);
  expect(await position(page)).toBe('game=nim&piles=7,4,1');
  await press(page, 'Open as Many positions: 3');
  await until(page, `all('dialog[open] tbody tr').length === 3`);
  expect(await answers(page)).toEqual(['lost game=nim&piles=1,1', 'lost game=nim&piles=2,2', 'won game=nim&piles=3']);
});

it('tests with sizes are that many positions', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  await paste(page, PAGE, '2\r\n3\r\n1 2 3\r\n2\r\n5 5\r\n');
  await press(page, 'Open as Many positions: 2, without the line 2 and the sizes');
  await until(page, `all('dialog[open] tbody tr').length === 2`);
  expect(await answers(page)).toEqual(['lost game=nim&piles=1,2,3', 'lost game=nim&piles=5,5']);
});

it('a line of parameters is left out, and towers below it are positions of the rule on screen', async () => {
  const page = await shown('game=subtraction&take=1,2,3&piles=5');
  await paste(page, PAGE, '2 3 2\n3 12');
  await until(page, `${said}.includes('The first line, 2 3 2, is left out.')`);
  await press(page, 'Open as Many positions: 2, without the line 2 3 2');
  await until(page, `all('dialog[open] tbody tr').length === 2`);
  expect(await answers(page)).toEqual([
    'won game=subtraction&take=1-3&piles=3',
    'lost game=subtraction&take=1-3&piles=12',
  ]);
});

it('one line takes the place of the list at once, a count before it is told, and undo brings back what was there', async () => {
  const page = await shown('game=kayles&piles=5');
  await paste(page, PAGE, '5 9 12');
  await untilPosition(page, 'game=kayles&piles=5,9,12');
  await paste(page, PAGE, '2\n3 4');
  await untilPosition(page, 'game=kayles&piles=3,4');
  await until(page, `all('p.note').some((note) => note.textContent === 'The first line, 2, is left out.')`);
  await press(page, 'Undo');
  await untilPosition(page, 'game=kayles&piles=5,9,12');
});

for (const [what, game] of [
  ['a graph', 'game=graph&arcs=a-b,b-c&tokens=a'],
  ['a tree', 'game=tree&parents=0,1,1&coins=0,1,2'],
  ['a board', 'game=board&size=8x8&pieces=queen@d5&toward=left-down'],
  ['a typed rule', 'game=rule&numbers=n&moves=n-1;_n-3&at=7'],
  ['Chomp', 'game=chomp&rows=3,2'],
] as const) {
  it(`plain numbers on ${what} are offered as piles of Nim, and the position stays until that is tapped`, async () => {
    const page = await shown(game);
    await paste(page, PAGE, '7 4 1 2');
    await until(page, `${said}.includes('As 4 piles of Nim')`);
    expect(await position(page)).toBe(game);
    await press(page, 'Keep this one');
    await until(page, `all('.offer').length === 0`);
    expect(await position(page)).toBe(game);
    await paste(page, PAGE, '7 4 1 2');
    await press(page, 'As 4 piles of Nim');
    await untilPosition(page, 'game=nim&piles=7,4,1,2');
    await press(page, 'Undo');
    await untilPosition(page, game);
  });
}

it('a graph on a graph is that graph, and says as what it was read', async () => {
  const page = await shown('game=graph&arcs=a-b&tokens=a');
  await paste(page, PAGE, '3 2\n1 2\n2 3');
  await untilPosition(page, 'game=graph&arcs=1-2,2-3&tokens=1');
  await until(page, `all('p.note').some((note) => note.textContent.includes('3 nodes, 2 arcs'))`);
});

it('a graph that reads in several ways is offered, with the dialog to choose', async () => {
  const page = await shown('game=graph&arcs=a-b&tokens=a');
  await paste(page, PAGE, '0 1 1');
  await until(page, `${said}.includes('The parents of nodes')`);
  expect(await position(page)).toBe('game=graph&arcs=a-b&tokens=a');
  await press(page, 'Choose how it is read');
  await untilThere(page, 'dialog[open] #graph');
  await until(
    page,
    `all('dialog[open] #graph')[0].value === '0 1 1' && all('dialog[open] select')[0].options.length > 1`,
  );
});

it.each([
  ['a whole link', 'https://example.org/play/?view=sequence#game=kayles&piles=3', 'game=kayles&piles=3'],
  ['a byte order mark', '\uFEFFgame=kayles&piles=3', 'game=kayles&piles=3'],
  [
    'pluses for blanks',
    'game=rule&numbers=n&moves=n-k+for+k+in+1..3&at=5',
    'game=rule&numbers=n&moves=n-k_for_k_in_1..3&at=5',
  ],
  ['letters of either case', 'GAME=Nim&piles=3&play=Misere', 'game=nim&piles=3&play=misere'],
  ['a capital digit', 'game=hexadecimal&code=0.3F&piles=5', 'game=hexadecimal&code=0.3f&piles=5'],
  ['a trailing point', 'game=octal&code=4.&piles=5', 'game=octal&code=4.0&piles=5'],
  ['a decimal comma', 'game=octal&code=0,77&piles=5', 'game=octal&code=0.77&piles=5'],
])('%s is read, pasted or typed', async (_, text, canonical) => {
  const page = await shown('game=nim&piles=7,4,1');
  await paste(page, PAGE, text);
  await untilPosition(page, canonical);
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await type(page, 'textarea', text);
  await untilPosition(page, canonical);
});

it('what cannot be read is said, and the position stays', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  await paste(page, PAGE, 'Some prose that nobody meant for a game.');
  await until(page, `${said}.includes('is not a position, a link, a list of numbers or a graph')`);
  expect(await buttons(page)).toEqual(['Close']);
  await press(page, 'Close');
  await until(page, `all('.offer').length === 0`);
  expect(await position(page)).toBe('game=nim&piles=7,4,1');
});

it('lines pasted into the line of the position are not run together, but offered', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  await paste(page, `all('textarea')[0]`, '5 9\n12');
  await until(page, `${said}.includes('Read as 2 positions of Nim.')`);
  await press(page, 'As one position with 3 numbers');
  await untilPosition(page, 'game=nim&piles=5,9,12');
});

it('numbers typed into the line on a game without a list are offered as piles', async () => {
  const page = await shown('game=chomp&rows=3,2');
  await type(page, 'textarea', '7 4 1');
  await until(page, `all('.said button').some((button) => button.textContent === 'As 3 piles of Nim')`);
  expect(await position(page)).toBe('game=chomp&rows=3,2');
  await press(page, 'As 3 piles of Nim');
  await untilPosition(page, 'game=nim&piles=7,4,1');
});

it('the offer is worked by keys, told to screen readers, and Escape closes it, at 360 px', async () => {
  const page = await shown('game=nim&piles=7,4,1', { width: 360, height: 740 });
  await focusPicture(page, 'grundy-stage');
  await paste(page, PAGE, '1 1\n2 2\n3');
  await until(page, `${FOCUSED}?.textContent === 'Open as Many positions: 3'`);
  await until(page, `all('grundy-live')[0].shadowRoot.textContent.includes('Read as 3 positions of Nim.')`);
  const [right, height, wide] = await ask<[number, number, number]>(
    page,
    `[${OFFER}.getBoundingClientRect().right, Math.min(...all('.offer button').map((button) => button.offsetHeight)), document.documentElement.scrollWidth]`,
  );
  // Firefox takes its scroll bar off the width of the page.
  expect([right <= 360, height >= 24, wide <= 360]).toEqual([true, true, true]);
  await keys(page, 'Escape');
  await until(page, `all('.offer').length === 0`);
  await until(page, settled);
  expect(await ask(page, 'location.hash')).toBe('#game=nim&piles=7,4,1');
  await paste(page, PAGE, '1 1\n2 2\n3');
  await until(page, `${FOCUSED}?.textContent === 'Open as Many positions: 3'`);
  await keys(page, 'Tab', 'Enter');
  await untilPosition(page, 'game=nim&piles=1,1,2,2,3');
  await until(page, `all('.offer').length === 0`);
});

it('numbers pasted onto the front page are piles, and several lines are offered above an example', async () => {
  const page = await site.open();
  await until(page, `all('grundy-front').length === 1`);
  await paste(page, PAGE, '1 1\n2 2\n3');
  await until(page, `${said}.includes('Read as 3 positions of Nim.')`);
  await press(page, 'As one position with 5 numbers');
  await untilPosition(page, 'game=nim&piles=1,1,2,2,3');
});

it('the generator reads a whole link, and copies nothing while the text is wrong, and says so', async () => {
  const page = await site.open('docs/embed.html#game=nim&piles=7,4,1');
  const field = `all('grundy-generator input#text')[0] ?? all('#text')[0]`;
  const write = (text: string) =>
    ask(
      page,
      `(() => { const field = ${field}; field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input')); })()`,
    );
  const snippets = `all('grundy-snippet').map((each) => each.text)`;
  await until(page, `${snippets}.length === 3 && ${snippets}.every((text) => text.includes('7,4,1'))`);
  await ask(
    page,
    `(() => { window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied.push(text); return Promise.resolve(); } } }); })()`,
  );
  await write('https://example.org/play/?view=sequence#game=kayles&piles=5,6');
  await until(page, `${snippets}.every((text) => text.includes('kayles') && !text.includes('7,4,1'))`);
  const copy = () =>
    ask(
      page,
      `all('grundy-snippet').forEach(({ shadowRoot }) => shadowRoot.querySelector('grundy-copy').shadowRoot.querySelector('button').click())`,
    );
  await copy();
  await until(page, `copied.length === 3`);
  await write('game=kayles&piles=5x');
  await until(page, `all('#problems .problem').length > 0`);
  await copy();
  await until(
    page,
    `all('grundy-snippet').every((each) => each.shadowRoot.textContent.includes('Not copied: the text of the position is not right.'))`,
  );
  expect(await ask(page, `copied.length`)).toBe(3);
  await write('game=kayles&piles=7');
  await until(page, `${snippets}.every((text) => text.includes('piles=7'))`);
  await copy();
  await until(page, `copied.length === 6`);
});

it('a list pasted into Many positions is read as on the page, and may stand as it was', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  await pressIn(page, 'form', 'Many positions');
  await untilThere(page, 'dialog[open] textarea');
  await ask(page, `all('dialog[open] textarea')[0].focus()`);
  const field = `all('dialog[open] textarea')[0]`;
  const text = '2\n3\n1 2 3\n2\n5 5';
  await paste(page, field, text);
  await until(page, `${field}.value === '1,2,3\\n5,5'`);
  expect(await texts(page, 'dialog[open] .read')).toEqual([
    'Read as 2 positions. The first line, 2, is left out. The sizes before the lists are left out. Take each line as it stands',
  ]);
  await press(page, 'Answer');
  await until(page, `all('dialog[open] tbody tr').length === 2`);
  expect(await answers(page)).toEqual(['lost game=nim&piles=1,2,3', 'lost game=nim&piles=5,5']);
  await press(page, 'Take each line as it stands');
  expect(await ask(page, `${field}.value`)).toBe(text);
});

const formField = (key: string): string =>
  `all('.field label').find((label) => label.querySelector('span')?.textContent === '${key}')?.querySelector('input')`;

it('lines pasted into a field of the form are not run together', async () => {
  const page = await shown('game=nim&piles=7,4,1');
  const into = async (key: string, text: string): Promise<void> => {
    await openMenu(page, 'form');
    await until(page, `Boolean(${formField(key)})`);
    await ask(page, `(${formField(key)}.focus(), ${formField(key)}.select(), null)`);
    await paste(page, formField(key), text);
  };
  await into('piles', '[5, 9, 12]');
  await untilPosition(page, 'game=nim&piles=5,9,12');
  await into('piles', '1 1\n2 2');
  await until(page, `${said}.includes('Read as 2 positions of Nim.')`);
  expect(await position(page)).toBe('game=nim&piles=5,9,12');
  await ask(page, `(location.hash = 'game=rule&numbers=n&moves=n-1&at=7', null)`);
  await untilPosition(page, 'game=rule&numbers=n&moves=n-1&at=7');
  await into('moves', 'n-1\nn-3');
  await untilPosition(page, 'game=rule&numbers=n&moves=n-1;_n-3&at=7');
});
