import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  FOCUSED,
  arrived,
  ask,
  cell,
  click,
  keys,
  middle,
  paste,
  position,
  press,
  tap,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

const untilFront = (page: Page) =>
  until(page, `all('grundy-front').length === 1 && all('[data-game]').length > 0 && location.hash === ''`);

/** While a board is set up, it can still move what is below it. */
const untilSetUp = (page: Page) => until(page, `all('grundy-miniature').every(({ game }) => !game.busy) && ${arrived}`);

it('a bare address shows what this is; the catalogue is searched there and opens a game, and Back returns', async () => {
  const page = await site.open();
  await untilFront(page);
  expect(await texts(page, 'h1')).toHaveLength(1);
  expect(await page.title()).toBe('Grundy: a playground for impartial games');
  expect(
    await ask(
      page,
      `performance.getEntriesByType('resource').filter(({ name }) => /editor|playground|heat-map|thumbnail/.test(name)).length`,
    ),
  ).toBe(0);

  await type(page, '[role="search"] input', 'xyzzy');
  await until(page, `all('[data-game]').length === 0 && all('.found')[0].textContent.includes('0 games found')`);
  await type(page, '[role="search"] input', 'wythoff');
  await until(page, `all('[data-game="board"] a.example').length === 1`);
  await middle(page, '[data-game="board"] a.example');
  await untilSetUp(page);
  await middle(page, '[data-game="board"] a.example');
  const scrolled = await ask<number>(page, `scrollY`);
  expect(scrolled).toBeGreaterThan(0);
  await click(page, '[data-game="board"] a.example');
  await untilPosition(page, 'game=board&size=12x12&pieces=queen@h5&toward=left-down');
  await untilVerdict(page, 'loses');
  expect(await ask(page, `all('grundy-front').length + scrollY`)).toBe(0);
  expect(await page.title()).toContain('loses');

  await ask(page, `history.back()`);
  await untilFront(page);
  expect(await page.title()).toBe('Grundy: a playground for impartial games');
  expect(await ask(page, `all('[role="search"] input')[0].value`)).toBe('wythoff');
  await until(page, `Math.abs(scrollY - ${scrolled}) < 2 && ${FOCUSED}.matches('a.example')`);
  await ask(page, `history.forward()`);
  await untilVerdict(page, 'loses');
});

it('“Play Nim” opens a match, with the rule in sight and hints at hand, and nothing tells who wins', async () => {
  const page = await site.open('', { width: 360, height: 740 });
  await untilFront(page);
  for (const way of ['first', 'again']) {
    await click(page, 'a.play');
    await until(
      page,
      `all('grundy-match-line')[0]?.shadowRoot.querySelector('.status').textContent === 'Your move.' && ${arrived}`,
    );
    expect(await ask(page, `all('grundy-verdict').length + all('.win, .lose').length`), way).toBe(0);
    expect(
      await ask(
        page,
        `all('.rule, button.hint').every((each) => { const box = each.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; }) && all('button.hint').length`,
      ),
      way,
    ).toBe(1);
    await click(page, 'a.brand');
    await untilFront(page);
  }
  // Another game of the list is opened with its answers.
  await type(page, '[role="search"] input', 'wythoff');
  await click(page, '[data-game="board"] a.example');
  await untilVerdict(page, 'loses');
});

it('the name in the bar leads from a position to the front page, and Back to the position', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `all('grundy-front').length`)).toBe(0);
  await click(page, 'a.brand');
  await untilFront(page);
  await ask(page, `history.back()`);
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-pile]');
});

const saidBy = (title: string): string =>
  `all('grundy-miniature').find((each) => each.entry.title === '${title}').shadowRoot.querySelector('.said').textContent`;

it('on a phone boards are solved as they come near, and a whole game is won by touch', async () => {
  const page = await site.open('', { width: 360, height: 740, touch: true });
  await untilThere(page, 'grundy-board-svg [data-cell], [data-cell]');
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
  expect(await ask<number>(page, `all('grundy-miniature').length - all('grundy-mini-picture').length`)).toBeGreaterThan(
    0,
  );
  for (let round = 0; round < 11; ++round) {
    await ask(page, `all('grundy-miniature')[3].scrollIntoView({ inline: 'center' })`);
    await until(page, `all('.cell.lose.reach').length > 0 || ${saidBy('Take 1, 3 or 4')}.includes('last move')`);
    if ((await ask<number>(page, `all('.cell.lose.reach').length`)) === 0) break;
    await untilSetUp(page);
    await tap(page, '.cell.lose.reach');
    await until(page, `${saidBy('Take 1, 3 or 4')}.includes('last move') || all('.cell.reach').length === 0`);
  }
  expect(await ask(page, saidBy('Take 1, 3 or 4'))).toMatch(/^You make the last move, .*, and win\.$/);
});

it('a board is played and put back by keyboard alone', async () => {
  const page = await site.open();
  await until(
    page,
    `all('grundy-miniature').length > 1 && ['Two knights', 'Nim, in binary'].every((title) =>
    all('[data-cell], [data-pile]', all('grundy-miniature').find((each) => each.entry.title === title).shadowRoot).length > 0)`,
  );
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 20; ++presses) {
      if (await ask(page, `${FOCUSED}?.matches(${JSON.stringify(selector)})`)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${selector}`);
  };
  // The board in the first screen is a different one.
  await ask(
    page,
    `all('grundy-miniature').find((each) => each.entry.title === 'Two knights').shadowRoot.querySelector('.actions a').focus()`,
  );
  await page.keyboard.down('Shift');
  await tabTo('[data-cell]');
  await page.keyboard.up('Shift');
  // From the knight on c5 to a winning cell, a6.
  await keys(page, 'Enter');
  await until(page, `${saidBy('Two knights')}.includes('picked up')`);
  await keys(page, 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await until(
    page,
    `${saidBy('Two knights')}.includes('You leave Grundy a lost position by moving the knight on c5 to a6. Grundy answers by')`,
  );
  await ask(page, `all('grundy-miniature')[0].shadowRoot.querySelector('.actions a').focus()`);
  await tabTo('.face');
  await keys(page, 'Enter');
  await until(page, `${FOCUSED}?.ariaLabel === '6: take 1 from pile 1 (7 → 6); then won for the player to move'`);
  await keys(page, 'Tab', 'Enter');
  await until(page, `${saidBy('Nim, in binary')}.includes('Grundy answers by')`);
  expect(await ask(page, saidBy('Nim, in binary'))).toContain(
    'You leave Grundy a lost position by reducing pile 1 to 5.',
  );
  expect(await ask(page, `${FOCUSED}.matches('.face')`)).toBe(true);
  expect(await ask(page, `all('grundy-miniature')[1].shadowRoot.querySelector('a').hash`)).not.toContain('7,4,1');
  await tabTo('.actions button');
  await keys(page, 'Enter');
  await until(page, `${saidBy('Nim, in binary')}.startsWith('Your move. You can win')`);
  expect(await ask(page, `all('grundy-miniature')[1].shadowRoot.querySelector('a').hash`)).toBe(
    '#game=nim&piles=7,4,1',
  );
});

it('every board is won for the reader, and all but the queen’s are of the catalogue', async () => {
  const page = await site.open('', { width: 1280, height: 2400 });
  await untilFront(page);
  await until(page, `all('grundy-mini-picture').length === all('grundy-miniature').length`);
  await until(
    page,
    `all('grundy-miniature').every(({ shadowRoot }) => shadowRoot.querySelector('.said').textContent.startsWith('Your move. You can win'))`,
  );
  await press(page, (await texts(page, 'button.all'))[0] ?? '');
  const unlisted = `(() => { const listed = all('a.example').map(({ hash }) => hash.slice(1).split('&rehang=')[0]); return all('grundy-miniature').map(({ entry }) => entry.text).filter((text) => !listed.includes(text)); })()`;
  expect(await ask(page, unlisted)).toEqual(['game=board&size=8x8&pieces=queen@g6&toward=left-down']);
});

it('a position pasted onto the front page opens', async () => {
  const page = await site.open();
  await untilFront(page);
  await paste(page, 'document', 'game=nim&piles=1,2,3');
  await untilPosition(page, 'game=nim&piles=1,2,3');
  await untilVerdict(page, 'loses');
  await ask(page, `history.back()`);
  await untilFront(page);
});

it('a position too long for a link is left for the front page and found again', async () => {
  const page = await site.open();
  await untilFront(page);
  await paste(page, 'document', `game=nim&piles=${'9007199254740991,9007199254740990,'.repeat(3000)}1`);
  await untilVerdict(page, 'wins');
  expect(await position(page)).toBe('');
  await ask(page, `history.back()`);
  await untilFront(page);
  await ask(page, `history.forward()`);
  await untilVerdict(page, 'wins');
  await click(page, 'a.brand');
  await untilFront(page);
  await ask(page, `history.back()`);
  await until(page, `all('grundy-front').length === 0`);
  await untilVerdict(page, 'wins');
});

/** Files that a page loads to replace a worker that stays silent for a while, as on a busy machine. */
const SILENT = /solver-here|\/grundy-\w+-[\w-]+\.js/;

it.each(
  someOf([
    '',
    '#game=nim&piles=7,4,1',
    '#game=board&size=8x8&pieces=knight4@c5,queen@e5',
    '?view=sequence#game=kayles',
  ]),
)('a first view takes at most twenty files: %s', async (address) => {
  const page = await site.open(address);
  await until(page, `document.querySelector('.before') === null`);
  await quiet();
  const names = await ask<string[]>(page, `performance.getEntriesByType('resource').map(({ name }) => name)`);
  // A replaced worker loads the same file again.
  const files = new Set(names.filter((name) => !SILENT.test(name)));
  expect(files.size, [...files].join()).toBeLessThanOrEqual(20);
});

/** Whether the first element that the selector finds is completely inside the window. */
const inWindow = (selector: string): string =>
  `(() => { const { top, left, bottom, right } = all('${selector}')[0].getBoundingClientRect(); return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth; })()`;

const untilMapped = (page: Page) =>
  until(page, `all('grundy-queen-map')[0].shadowRoot.querySelector('canvas.drawn') !== null`);

it('one screen says what this is, beside a board that is played and the map of its numbers', async () => {
  const page = await site.open('', { width: 1440, height: 900 });
  await untilMapped(page);
  for (const part of ['h1', '.lead', '.play', 'grundy-miniature', 'grundy-queen-map', 'figcaption', '#six']) {
    expect(await ask(page, inWindow(part)), part).toBe(true);
  }
  // With a single piece, the first tap is a move.
  await click(page, cell('c2'));
  await until(page, `all('grundy-miniature')[0].shadowRoot.querySelector('.actions button').ariaDisabled === 'false'`);
  await click(page, 'figcaption a');
  await until(page, `location.hash.includes('pieces=queen@') && all('grundy-heat-map').length === 1`);
});

it('the map is what the core says: its two lines of lost cells are Wythoff’s, a cell for each pixel', async () => {
  const page = await site.open('', { width: 1440, height: 900 });
  await untilMapped(page);
  const read = `(() => {
    const canvas = all('grundy-queen-map')[0].shadowRoot.querySelector('canvas');
    const context = canvas.getContext('2d');
    // Orange has more red than blue, whatever is won more blue than red.
    const lost = (x, y) => { const [red, , blue] = context.getImageData(x, canvas.height - 1 - y, 1, 1).data; return red > blue; };
    const golden = (1 + Math.sqrt(5)) / 2;
    const pairs = [1, 2, 5, 10, 40, 100, 150].map((n) => [Math.floor(n * golden), Math.floor(n * golden) + n]);
    return { size: [canvas.width, canvas.height], on: pairs.map(([a, b]) => [lost(b, a), lost(a, b)]).flat(), off: [lost(100, 100), lost(200, 20), lost(20, 200)] };
  })()`;
  const { size, on, off } = await ask<{ size: number[]; on: boolean[]; off: boolean[] }>(page, read);
  expect(size[0]).toBeGreaterThan(400);
  expect(on).toEqual(on.map(() => true));
  expect(off).toEqual(off.map(() => false));
});

const SHOWN = `all('[data-game]').filter((each) => each.offsetParent !== null)`;

/** Looks at one card after another until its picture is drawn. */
async function lookAtAll(page: Page): Promise<void> {
  const cards = await ask<number>(page, `${SHOWN}.length`);
  expect(cards).toBeGreaterThan(0);
  for (let i = 0; i < cards; ++i) {
    const card = `${SHOWN}[${i}]`;
    await ask(page, `${card}.scrollIntoView({ block: 'center' })`);
    await until(page, `all('.drawn', ${card}).length > 0`);
  }
}

it('on a phone the page is at most 3,500 px long, also when everything of it is drawn', async () => {
  const page = await site.open('', { width: 360, height: 740, touch: true });
  await untilFront(page);
  await lookAtAll(page);
  expect(await ask<number>(page, `document.documentElement.scrollHeight`)).toBeLessThanOrEqual(3500);
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
});

it('the catalogue shows a first part, of every kind something, and the rest on demand', async () => {
  const page = await site.open();
  await untilFront(page);
  const listed = await ask<number>(page, `all('grundy-games')[0].catalogue.games.length`);
  const first = await ask<number>(page, `${SHOWN}.length`);
  expect(first).toBeLessThan(listed);
  await ask(page, `all('button.all')[0].focus()`);
  await keys(page, 'Enter');
  await until(page, `${SHOWN}.length === ${listed}`);
  // The keyboard focus goes on where the list goes on.
  expect(await ask(page, `${SHOWN}.findIndex((each) => each.contains(${FOCUSED}))`)).toBe(first);
  expect(await ask(page, `all('button.all').length`)).toBe(0);
});

it('games are filtered by kind, by keyboard as well', async () => {
  const page = await site.open();
  await untilFront(page);
  await ask(page, `all('[data-kind="boards"]')[0].focus()`);
  await keys(page, ' ');
  await until(page, `all('[data-game]').map((each) => each.dataset.game).join() === 'board,cram,chomp,notakto'`);
  expect(await ask(page, `all('[data-kind][aria-pressed="true"]').map((each) => each.dataset.kind)`)).toEqual([
    'boards',
  ]);
  await middle(page, '[data-kind="hidden"]');
  await untilSetUp(page);
  await click(page, '[data-kind="hidden"]');
  await until(
    page,
    `all('[data-game]').length > 3 && all('[data-game="board"]').length === 0 && all('button.all').length === 0`,
  );
});

it('a card leads to its first example, and tells its rule, its sources and all examples on demand', async () => {
  const page = await site.open();
  await untilFront(page);
  expect(await ask(page, `all('[data-game="kayles"] details')[0].open`)).toBe(false);
  await ask(page, `all('[data-game="kayles"] summary')[0].focus()`);
  await keys(page, 'Enter');
  await until(page, `all('[data-game="kayles"] .example').every((each) => each.offsetParent !== null)`);
  expect(await ask<number>(page, `all('[data-game="kayles"] .example').length`)).toBeGreaterThan(3);
  await click(page, '[data-game="kayles"] a.open');
  await untilPosition(page, 'game=kayles&piles=12');
});

it('the pictures of the cards are drawn from the core as they come into view, and cannot be touched', async () => {
  const page = await site.open();
  await untilFront(page);
  await quiet();
  expect(
    await ask(
      page,
      `performance.getEntriesByType('resource').filter(({ name }) => /thumbnail|picture-(files|sheet)/.test(name)).length`,
    ),
  ).toBe(0);
  await lookAtAll(page);
  // Each thumbnail shows a solved position: places with their outcomes.
  const solved = await ask<[string, string, boolean][]>(
    page,
    `all('grundy-thumbnail').map((each) => [each.text, each.analysis.text, ['W', 'L', 'D', '?'].includes(each.analysis.outcome) || each.analysis.components.state.length > 0])`,
  );
  expect(solved.filter(([asked, told, known]) => asked !== told || !known)).toEqual([]);
  expect(
    await ask(page, `all('.lose', all('[data-game="board"] grundy-thumbnail')[0].shadowRoot).length`),
  ).toBeGreaterThan(0);
  const focusable = `all('grundy-thumbnail').flatMap(({ shadowRoot }) => all('[tabindex="0"], button, a', shadowRoot)).filter((each) => { each.focus(); return ${FOCUSED} === each; }).length`;
  expect(await ask(page, focusable)).toBe(0);
});

/** The map, and what the boards below the first screen need: on a slow machine any of these may come first. */
const LATER = /queen-map|light-views|pile-card|piles\.worker/;
/** What answers once the page is there: a module and its worker. */
const SOLVER = /\/grundy-\w+(?:-\w+\.wasm|\.worker-\w+\.js)$/;

it.each([
  [360, 83_000],
  [1280, 83_000],
])(
  'at %i px the board in the first screen is there after at most %i bytes beside the solver, and the map is fetched after it',
  async (width, most) => {
    const page = await site.open('', { width, height: 900 });
    await untilMapped(page);
    const [fetched, painted] = await ask<[[string, number][], number]>(
      page,
      `[performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]), performance.getEntriesByName('first-contentful-paint')[0].startTime]`,
    );
    const map = fetched.find(([name]) => name.includes('queen-map'));
    expect(map?.[1]).toBeGreaterThan(painted);
    const begun = Math.min(...fetched.filter(([name]) => LATER.test(name)).map(([, start]) => start));
    const before = [
      ...new Set(fetched.filter(([, start]) => start < begun).map(([name]) => name.slice(site.url().length))),
    ].filter((file) => !SILENT.test(file) && !SOLVER.test(file));
    expect(before.some((name) => /heat-paint|thumbnail|picture-files/.test(name))).toBe(false);
    expect(
      ['index.html', ...before].reduce((sum, file) => sum + weightOf(file), 0),
      before.join(),
    ).toBeLessThanOrEqual(most);
  },
);

it('a press of Find a game before the list is drawn leads to it once it is', async () => {
  const page = await site.open();
  await untilFront(page);
  // A second front page, pressed as soon as it has a button.
  await page.evaluate(async () => {
    const front = document.createElement('grundy-front') as HTMLElement & { updateComplete: Promise<unknown> };
    document.body.prepend(front);
    await front.updateComplete;
    if (front.shadowRoot!.querySelector('grundy-games')) throw new Error('the list is drawn with the button');
    front.shadowRoot!.querySelector<HTMLElement>('.find')!.click();
  });
  await until(
    page,
    `all('grundy-front')[0].shadowRoot.activeElement?.localName === 'grundy-games' && ${FOCUSED}.type === 'search'`,
  );
});
