import { expect, it } from 'vitest';
import {
  ask,
  openMenu,
  position,
  press,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
  verdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('what is typed in the text shows on the board, and what is done on the board shows in the text', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await type(page, 'textarea', 'game=nim&piles=3,3');
  await untilVerdict(page, 'loses');
  await untilPosition(page, 'game=nim&piles=3,3');
  await press(page, 'Pile 1: one more');
  await until(page, `all('textarea')[0].value === 'game=nim&piles=4,3'`);
});

it('a parameter is typed in its own field', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await openMenu(page, 'form');
  await type(page, '.fields input', '1,2,5');
  await untilPosition(page, 'game=subtraction&take=1,2,5&piles=11');
});

it('a problem stands under its key, with the item and the expectation, and the last good position stays', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  const before = await verdictWhenThere(page);
  await openMenu(page, 'form');
  await type(page, '.fields input', 'x7,4,-1');
  await until(
    page,
    `all('.field .problem').some((problem) => problem.textContent.startsWith('«-1» in piles: expected a whole number'))`,
  );
  expect((await texts(page, '.field .problem'))[0]).toMatch(/^«x7» in piles: expected a whole number/);
  expect(await verdict(page)).toBe(before);
  expect(await position(page)).toBe('game=nim&piles=7,4,1');
  expect(await texts(page, '.not-shown b, .banner b')).toEqual(['Not shown.']);
  await type(page, '.fields input', '5');
  await untilPosition(page, 'game=nim&piles=5');
  expect(await texts(page, '.not-shown, .banner')).toEqual([]);
});

it('a bad address shows its problems and a good position', async () => {
  const page = await site.open('#game=nim&piles=7x,4&foo=3');
  await untilThere(page, '.banner');
  expect((await texts(page, '.banner li')).join(' ')).toContain('«7x» in piles');
  expect(await texts(page, '.banner p')).toEqual(['Not shown. You see an example instead.']);
  expect(await verdictWhenThere(page)).toContain('The player to move');
  await until(page, `all('textarea')[0]?.value === 'game=nim&piles=7x,4&foo=3'`);
  expect(await position(page)).toBe('game=nim&piles=7x,4&foo=3');
  await press(page, 'Dismiss');
  await until(page, `location.hash === '#' + all('textarea')[0].value && all('.banner').length === 0`);
});

it('a fragment edited by hand is shown, and written canonically', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await verdictWhenThere(page);
  await page.evaluate(() => (location.hash = '#piles=1,2,3&game=nim'));
  await untilVerdict(page, 'loses');
  await untilPosition(page, 'game=nim&piles=1,2,3');
});

const hostile = [
  'game=<script>window.hit=1</script>',
  'game=nim&piles=<img src=x onerror=window.hit=1>',
  'game=nim&piles="onfocus="window.hit=1',
  'game=board&size=8x8&piece.<b>x</b>=leap(-1,-1)&pieces=x@a1',
  'javascript:window.hit=1',
  '${window.hit=1}',
  '__proto__=1&constructor=2',
  '%',
  '%E0%A4%A',
  '&&&===&&&',
  'game=nim&piles=' + '9'.repeat(400),
  'game=board&size=99999999999x99999999999&pieces=',
  'game=tree&parents=2,1&coins=1,1',
  'game=nim&game=nim&piles=1',
  '\u202e\u0000\ud83d\ude00',
];

it('nonsense and malice in the address become problems, never markup or code', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  const before = await verdictWhenThere(page);
  for (const text of hostile) {
    await page.evaluate((hash) => (location.hash = `#${hash}`), text);
    await untilThere(page, '.banner');
    expect(await ask(page, `window.hit ?? 'clean'`), text).toBe('clean');
    await ask(page, `all('.banner button')[0].click()`);
    await until(page, `all('.banner').length === 0`);
  }
  expect(await verdict(page)).toBe(before);
  expect(await ask(page, `all('img').length + all('script').length`)).toBe(2);
});

async function verdictWhenThere(page: Parameters<typeof verdict>[0]): Promise<string> {
  await untilVerdict(page, 'The player to move');
  return verdict(page);
}

const LINE = `all('textarea')[0].value`;

it('numbers alone take the place of the piles, and words alone are answered by one short sentence', async () => {
  const page = await site.open('#game=kayles&piles=5', { width: 360, height: 740 });
  await untilVerdict(page, 'wins');
  await type(page, 'textarea', '7 4 1');
  await untilPosition(page, 'game=kayles&piles=7,4,1');
  await ask(page, `all('textarea')[0].blur()`);
  await until(page, `${LINE} === 'game=kayles&piles=7,4,1'`);
  for (const wrong of ['hello world', '']) {
    await type(page, 'textarea', wrong);
    await until(
      page,
      `all('.said li').map(({ textContent }) => textContent.trim()).join() === 'Start with a game, such as game=nim'`,
    );
  }
  await type(page, 'textarea', 'game=kayle&piles=5');
  await until(
    page,
    `all('.said li').map(({ textContent }) => textContent.trim()).join() === 'There is no game «kayle». Did you mean game=kayles?'`,
  );
});

it('a wrong number in the box of a pile is told about that number, and line and box agree on the last good one', async () => {
  const page = await site.open('#game=nim&piles=7');
  await untilVerdict(page, 'wins');
  await type(page, 'input[aria-label="Pile 1"]', '-5');
  await until(page, `all('.banner')[0]?.textContent.includes('«-5» in piles')`);
  expect((await texts(page, '.banner li')).join()).toMatch(/expected a whole number from 0 to 9 007 199 254 740 991$/);
  await ask(page, `all('input[aria-label="Pile 1"]')[0].blur()`);
  expect(await ask(page, `[${LINE}, all('input[aria-label="Pile 1"]')[0].value]`)).toEqual(['game=nim&piles=7', '7']);
  // A move is no text for the line.
  await ask(
    page,
    `all('grundy-stage')[0].dispatchEvent(new CustomEvent('grundy-play', { detail: { move: '9:9' }, bubbles: true, composed: true }))`,
  );
  await until(page, `all('.banner')[0]?.textContent.includes('9:9')`);
  expect(await ask(page, LINE)).toBe('game=nim&piles=7');
});
