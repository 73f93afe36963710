import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { arrived, ask, click, keys, middle, position, texts, type, until, untilPosition, untilThere, untilVerdict } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const untilFront = (page: Page) => until(page, `all('grundy-front').length === 1 && all('[data-game]').length > 0 && location.hash === ''`);

/** What has the focus, through all shadow roots. */
const FOCUSED = `(() => { let element = document.activeElement; while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement; return element; })()`;

it('a bare address shows what this is; the catalogue is searched there and opens a game, and Back returns', async () => {
  const page = await site.open();
  await untilFront(page);
  expect(await texts(page, 'h1')).toEqual(['See who wins, and why']);
  expect(await page.title()).toBe('Grundy: a playground for impartial games');
  expect(await ask(page, `performance.getEntriesByType('resource').filter(({ name }) => /editor|playground|heat-map/.test(name)).length`)).toBe(0);

  await type(page, '[role="search"] input', 'xyzzy');
  await until(page, `all('[data-game]').length === 0 && all('.found')[0].textContent.includes('No game mentions “xyzzy”')`);
  await type(page, '[role="search"] input', 'wythoff');
  await until(page, `all('a.example').length === 1`);
  await middle(page, 'a.example');
  // A board that is still set up above would move what stands below.
  await until(page, `all('grundy-miniature').every(({ game }) => !game.busy) && ${arrived}`);
  await middle(page, 'a.example');
  const scrolled = await ask<number>(page, `scrollY`);
  expect(scrolled).toBeGreaterThan(0);
  await click(page, 'a.example');
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

const saidBy = (title: string): string => `all('grundy-miniature').find((each) => each.entry.title === '${title}').shadowRoot.querySelector('.said').textContent`;

it('on a phone boards are solved as they come near, and a whole game is won by touch', async () => {
  const page = await site.open('', { width: 360, height: 740, touch: true });
  await untilThere(page, 'grundy-board-svg [data-cell], [data-cell]');
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
  expect(await ask<number>(page, `all('grundy-miniature').length - all('grundy-mini-picture').length`)).toBeGreaterThan(0);
  for (let round = 0; round < 11; ++round) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await ask(page, `all('grundy-miniature')[2].scrollIntoView()`);
    // oxlint-disable-next-line no-await-in-loop
    await until(page, `all('.cell.lose.reach').length > 0 || ${saidBy('Take 1, 3 or 4')}.includes('last move')`);
    // oxlint-disable-next-line no-await-in-loop
    if ((await ask<number>(page, `all('.cell.lose.reach').length`)) === 0) break;
    // oxlint-disable-next-line no-await-in-loop
    const { x, y } = await middle(page, '.cell.lose.reach');
    // oxlint-disable-next-line no-await-in-loop
    await page.touchscreen.tap(x, y);
    // oxlint-disable-next-line no-await-in-loop
    await until(page, `${saidBy('Take 1, 3 or 4')}.includes('last move') || all('.cell.reach').length === 0`);
  }
  expect(await ask(page, saidBy('Take 1, 3 or 4'))).toMatch(/^You make the last move, .*, and win\.$/);
});

it('a board is played and put back by keyboard alone', async () => {
  const page = await site.open();
  await until(page, `all('grundy-miniature').length > 1 && ['Two knights', 'Nim, in binary'].every((title) =>
    all('[data-cell], [data-pile]', all('grundy-miniature').find((each) => each.entry.title === title).shadowRoot).length > 0)`);
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 20; ++presses) {
      // oxlint-disable-next-line no-await-in-loop -- a key is pressed after the other
      if (await ask(page, `${FOCUSED}?.matches(${JSON.stringify(selector)})`)) return;
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${selector}`);
  };
  await tabTo('[data-cell]');
  // From a knight to where it wins: c5 to a6.
  await keys(page, 'Enter');
  await until(page, `${saidBy('Two knights')}.includes('picked up')`);
  await keys(page, 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await until(page, `${saidBy('Two knights')}.includes('You leave Grundy a lost position by moving the knight on c5 to a6. Grundy answers by')`);
  await tabTo('.face');
  await keys(page, 'Enter');
  await until(page, `${FOCUSED}?.ariaLabel === 'pile 1: 7 → 6; then won for the player to move'`);
  await keys(page, 'Tab', 'Enter');
  await until(page, `${saidBy('Nim, in binary')}.includes('Grundy answers by')`);
  expect(await ask(page, saidBy('Nim, in binary'))).toContain('You leave Grundy a lost position by reducing pile 1 to 5.');
  expect(await ask(page, `${FOCUSED}.matches('.face')`)).toBe(true);
  expect(await ask(page, `all('grundy-miniature')[1].shadowRoot.querySelector('a').hash`)).not.toContain('7,4,1');
  await tabTo('.actions button');
  await keys(page, 'Enter');
  await until(page, `${saidBy('Nim, in binary')}.startsWith('Your move. You can win')`);
  expect(await ask(page, `all('grundy-miniature')[1].shadowRoot.querySelector('a').hash`)).toBe('#game=nim&piles=7,4,1');
});

it('every board is won for the reader, and all but the queen’s are of the catalogue', async () => {
  const page = await site.open('', { width: 1280, height: 2400 });
  await untilFront(page);
  await until(page, `all('grundy-mini-picture').length === all('grundy-miniature').length`);
  await until(page, `all('grundy-miniature').every(({ shadowRoot }) => shadowRoot.querySelector('.said').textContent.startsWith('Your move. You can win'))`);
  const unlisted = `(() => { const listed = all('a.example').map(({ hash }) => hash.slice(1).split('&rehang=')[0]); return all('grundy-miniature').map(({ entry }) => entry.text).filter((text) => !listed.includes(text)); })()`;
  expect(await ask(page, unlisted)).toEqual(['game=board&size=12x12&pieces=queen@k8&toward=left-down']);
});

const paste = (page: Page, text: string) =>
  ask(
    page,
    `(() => {
      const data = new DataTransfer();
      data.setData('text', ${text});
      document.dispatchEvent(Object.defineProperty(new Event('paste', { cancelable: true }), 'clipboardData', { value: data }));
    })()`,
  );

it('a position pasted onto the front page opens', async () => {
  const page = await site.open();
  await untilFront(page);
  await paste(page, `'game=nim&piles=1,2,3'`);
  await untilPosition(page, 'game=nim&piles=1,2,3');
  await untilVerdict(page, 'loses');
  await ask(page, `history.back()`);
  await untilFront(page);
});

it('a position too long for a link is left for the front page and found again', async () => {
  const page = await site.open();
  await untilFront(page);
  await paste(page, `'game=nim&piles=' + '9007199254740991,9007199254740990,'.repeat(3000) + '1'`);
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

it.each(['', '#game=nim&piles=7,4,1', '#game=board&size=8x8&pieces=knight4@c5,queen@e5', '?view=sequence#game=kayles'])('a first view takes at most twenty files: %s', async (address) => {
  const page = await site.open(address);
  await until(page, `document.querySelector('.before') === null`);
  await quiet();
  const files = await ask<string[]>(page, `performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))`);
  expect(files.length, files.join()).toBeLessThanOrEqual(20);
});
