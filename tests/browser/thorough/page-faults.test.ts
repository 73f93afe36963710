/** Tests against faults that readers met on the page. The comment at each test names the fault. */
import { expect, it } from 'vitest';
import {
  FOCUSED,
  ask,
  cell,
  click,
  keys,
  openMenu,
  position,
  press,
  pressIn,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** The text of the match line. */
const said = `all('grundy-match-line')[0]?.shadowRoot.textContent`;
const status = `all('grundy-match-line')[0]?.shadowRoot.querySelector('.status')?.textContent`;

async function add(page: Parameters<typeof press>[0], kind: string, where: string): Promise<void> {
  await press(page, 'Add');
  await ask(
    page,
    `(() => { const list = all('select[aria-label="Piece to add"]')[0]; list.value = '${kind}'; list.dispatchEvent(new Event('change')); })()`,
  );
  await click(page, cell(where));
}

// A piece just added must be the one in the heading of the panel, not another piece.
it('a piece just added is the one the panel and the shading speak of', async () => {
  const page = await site.open('#game=board&size=6x6&pieces=knight4@c5,queen@f1&toward=left-down');
  await untilVerdict(page, '');
  await add(page, 'queen', 'c3');
  await until(page, `all('grundy-place h2, h2').some((title) => title.textContent === 'Queen on c3')`);
  await add(page, 'king', 'd4');
  await until(page, `all('h2').some((title) => title.textContent === 'King on d4')`);
  expect(await ask(page, `all('grundy-board-svg')[0].table`)).toBe(2);
});

// A tap must not leave `?place=…` in the address, where it would pass through Random into Share.
it('a tap writes nothing into the address, and Share names no place', async () => {
  const page = await site.open('?place=0:3#game=board&size=6x6&pieces=knight4@c5');
  await untilVerdict(page, '');
  await until(page, `all('h2').some((title) => title.textContent === 'Knight on d1')`);
  await click(page, cell('b2'));
  await until(page, `all('h2').some((title) => title.textContent === 'Knight on b2') && location.search === ''`);
  await pressIn(page, 'explore', 'Random');
  await until(page, `location.hash !== '#game=board&size=6x6&pieces=knight4@c5' && location.search === ''`);
  await press(page, 'Share');
  await untilThere(page, 'grundy-snippet');
  await until(
    page,
    `all('grundy-snippet').some((each) => [...each.shadowRoot.querySelectorAll('input, textarea')].some(({ value }) => value.includes('#game=board')))`,
  );
  expect(
    await ask<string>(
      page,
      `all('grundy-snippet').flatMap((each) => [...each.shadowRoot.querySelectorAll('input, textarea')].map(({ value }) => value)).join(' ')`,
    ),
  ).not.toContain('place=');
});

// An error must not be shown twice, nor over the help.
it('what is wrong with what was typed is said once, under its field, and given up with one press', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await openMenu(page, 'form');
  await type(page, '.fields input', 'x7');
  await untilThere(page, '.field .problem');
  const shown = `all('p, li').filter((each) => each.textContent.includes('«x7» in piles') && each.getClientRects().length > 0).length`;
  expect(await ask(page, `[all('.banner').length, ${shown}]`)).toEqual([0, 1]);
  await press(page, 'Go back');
  await until(page, `all('textarea')[0].value === 'game=nim&piles=7,4,1' && all('.problem').length === 0`);
  await page.evaluate(() => (location.hash = '#game=nim&piles=8x'));
  await untilThere(page, '.banner');
  expect(
    await ask(
      page,
      `[all('.banner').length, all('p, li').filter((each) => each.textContent.includes('«8x» in piles')).length]`,
    ),
  ).toEqual([1, 1]);
});

// A new pile must have the focus, so that nobody has to look for it.
it.each([
  ['game=nim&piles=7,4,1', '+ Add a pile', 2, 'pile 4'],
  ['game=kayles&piles=5', '+ Add a row', 2, 'row 2'],
])('in %s a new one has the focus, so that its number can be typed', async (text, words, digit, name) => {
  const page = await site.open(`#${text}`);
  await untilVerdict(page, '');
  await press(page, words);
  await until(page, `${FOCUSED}?.matches('.face') && ${FOCUSED}.textContent.toLowerCase().includes('${name}')`);
  await keys(page, `Digit${digit}`);
  await untilPosition(page, text === 'game=kayles&piles=5' ? 'game=kayles&piles=5,2' : 'game=nim&piles=7,4,1,2');
});

// Bare numbers such as `3 4 5` must be accepted while Nim is open.
it('lines of numbers alone are answered by the rules on screen', async () => {
  const page = await site.open('#game=nim&piles=7,4,1&play=misere');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'form', 'Many positions');
  await untilThere(page, 'dialog[open] #list');
  await type(page, '#list', '3 4 5\n1,1');
  await press(page, 'Answer');
  await until(page, `(all('.state')[0]?.textContent ?? '').includes('2 positions answered.')`);
  expect((await texts(page, 'dialog[open] tbody tr')).map((row) => row.split(' ').at(-1))).toEqual([
    'game=nim&piles=3,4,5&play=misere',
    'game=nim&piles=1,1&play=misere',
  ]);
});

// A full queen draws: the page must say why, and offer a corner.
it('a board that draws says why, and a corner that is offered ends the draw', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=queen@d4');
  await untilVerdict(page, 'A draw');
  await untilThere(page, '#why');
  expect((await texts(page, '#why')).join(' ')).toContain('The queen can take back every move');
  await press(page, '↙ left-down');
  await untilPosition(page, 'game=board&size=8x8&pieces=queen@d4&toward=left-down');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('grundy-corners').length`)).toBe(0);
});

// The front page must not mark legal and winning moves alike.
it('on the front page a winning move has a mark of its own, and the key says which', async () => {
  const page = await site.open();
  const strip = `all('grundy-miniature').find(({ entry }) => entry.title === 'Take 1, 3 or 4').shadowRoot`;
  await ask(page, `all('grundy-miniature')[3].scrollIntoView()`).catch(() => null);
  await until(page, `(all('grundy-miniature')[3].scrollIntoView(), all('.cell.reach', ${strip}).length === 3)`);
  // From 11 coins a turn leaves 10, 8 or 7. Only 7 is lost.
  expect(
    await ask(
      page,
      `all('.cell.reach', ${strip}).map((each) => [each.dataset.size, each.classList.contains('target')])`,
    ),
  ).toEqual([
    ['7', true],
    ['8', false],
    ['10', false],
  ]);
  expect(await ask(page, `all('.cell.aim', ${strip}).length`)).toBe(0);
  expect((await texts(page, '.key')).join(' ')).toContain('a winning move a legal move');
});

// A search for "queen" must not list its game sixth.
it.each([
  ['queen', 'One queen: Wythoff’s game'],
  ['wythoff', 'One queen: Wythoff’s game'],
  ['kayles', 'kayles'],
  ['nim', 'nim'],
  ['staircase', 'staircase'],
  ['northcott', 'northcott'],
])('the first answer to a search for %s is %s', async (word, name) => {
  const page = await site.open();
  await untilThere(page, '[data-game]');
  await type(page, '[role="search"] input', word);
  await until(page, `(all('.found')[0]?.textContent ?? '').includes('“${word}”')`);
  expect(await ask(page, `[all('[data-game]')[0].dataset.game, all('a.example b')[0].textContent]`)).toContain(name);
});

// A reload must not end a match or empty undo.
it('undo and redo outlast a reload, and so does the place looked into', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await press(page, 'Pile 1: one more');
  await untilPosition(page, 'game=nim&piles=8,4,1');
  await press(page, 'Pile 2: one more');
  await untilPosition(page, 'game=nim&piles=8,5,1');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=8,4,1');
  await click(page, '[data-size="3"]');
  await until(page, `all('h2').some((title) => title.textContent === 'A pile of 3')`);
  await page.reload();
  await untilVerdict(page, 'wins');
  await until(page, `all('h2').some((title) => title.textContent === 'A pile of 3')`);
  await press(page, 'Redo');
  await untilPosition(page, 'game=nim&piles=8,5,1');
  await press(page, 'Undo');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
});

it('a match outlasts a reload, with its moves and its opponent', async () => {
  const page = await site.open('#game=nim&piles=3,2');
  await untilVerdict(page, 'wins');
  await press(page, 'Play');
  await press(page, 'Another person');
  await press(page, 'Pile 1: one less');
  await press(page, 'End turn');
  await until(page, `${status} === 'The second player is to move.'`);
  await page.reload();
  await until(page, `${status} === 'The second player is to move.'`);
  await untilThere(page, 'footer');
  expect(await texts(page, 'li button')).toEqual(['Start', '1. The first player: take 1 from pile 1 (3 → 2)']);
  await press(page, 'Take back');
  await untilPosition(page, 'game=nim&piles=3,2');
});

it('what lies in the session’s storage is checked as it is read', async () => {
  const page = await site.open('#game=nim&piles=3,2');
  await untilVerdict(page, 'wins');
  for (const nonsense of [
    '{',
    '{"texts":["game=nim&piles=3,2"],"at":7}',
    '{"texts":["game=nim&piles=3,2","<b>"],"at":0,"match":{"texts":{"length":1e9}},"looked":"x"}',
  ]) {
    await page.evaluate((written) => {
      addEventListener('pagehide', () => sessionStorage.setItem('grundy-session', written));
    }, nonsense);
    await page.reload();
    await untilVerdict(page, 'wins');
    expect([await position(page), await ask(page, `all('grundy-match').length`)]).toEqual(['game=nim&piles=3,2', 0]);
  }
});

// Hint must not be silent in a lost position, and a match that was left can be played again.
it('a hint in a lost position shows the longest resistance, and a match that was left is played once more', async () => {
  const page = await site.open('#game=nim&piles=1,1');
  await untilVerdict(page, 'loses');
  await press(page, 'Play');
  await until(page, `${status} === 'Your move.'`);
  await click(page, 'button.hint[data-level="where"]');
  await click(page, 'button.hint[data-level="move"]');
  await until(page, `${said}.includes('Every move loses. This one holds out longest: take')`);
  await press(page, 'Pile 1: one less');
  await press(page, 'End turn');
  await until(page, `${status} === 'Your opponent made the last move and won.'`);
  await press(page, 'Leave');
  await untilVerdict(page, 'loses');
  await press(page, 'Play');
  await until(page, `${status} === 'Your opponent made the last move and won.'`);
  await click(page, 'button.again');
  await untilPosition(page, 'game=nim&piles=1,1');
  await until(page, `${status} === 'Your move.' && all('grundy-match li, li button').length === 1`);
});

// A tap on a pin of Kayles must not end the turn.
it('a tap on a coin of Kayles begins a turn, which the reader ends', async () => {
  const page = await site.open('#game=kayles&piles=5');
  await untilVerdict(page, 'wins');
  await press(page, 'Play');
  await press(page, 'Another person');
  await until(page, `${status} === 'The first player is to move.'`);
  await click(page, '[data-coin="0:2"]');
  await until(page, `${said}.includes('Your move: knock down 1 in row 1 (5 → 2 + 2)')`);
  expect(await position(page)).toBe('game=kayles&piles=5');
  await press(page, 'End turn');
  await untilPosition(page, 'game=kayles&piles=2+2');
});

// Compare must not open with the same game twice.
it('the laboratory compares with another game than the one that is open', async () => {
  const page = await site.open('?view=sequence#game=kayles');
  await until(page, `all('grundy-rule').length === 1 && all('[role=tab]').length > 0`);
  await press(page, 'Compare');
  await press(page, 'Compare with a second game');
  // A game may have several names, so the test checks that the two sequences differ.
  await until(page, `all('.found')[0]?.textContent.startsWith('They differ first at heap ')`);
});

// Sequence from a misère position must not silently show normal play.
it('the laboratory tells a misère position who wins there, and that Grundy numbers are of normal play', async () => {
  const page = await site.open('?view=sequence#game=subtraction&take=1,3,4&piles=11&play=misere');
  await until(page, `all('.cell').length === 61`);
  expect(
    await ask<string>(
      page,
      `all('.cell').slice(0, 9).map((cell) => cell.querySelector('.letter, .number').textContent).join('')`,
    ),
  ).toMatch(/\w{9}/);
  expect(await ask<string>(page, `all('grundy-misere')[0].shadowRoot.textContent`)).toContain('belong to normal play');
  await until(
    page,
    `all('grundy-misere')[0].shadowRoot.textContent.includes('Won and lost repeat with period 7 from the start; this is proved.')`,
  );
});
