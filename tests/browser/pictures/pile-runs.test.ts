import { expect, it } from 'vitest';
import { ask, press, until, untilPosition, untilThere, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const says = (selector: string, words: string): string =>
  `all('${selector}')[0]?.shadowRoot.textContent.includes('${words}')`;

it('a pile of a run is stepped by itself, and the rest is written short again', async () => {
  const page = await site.open('#game=nim&piles=1-5,7x3');
  await untilVerdict(page, 'wins');
  await press(page, 'Pile 3: one less');
  await untilPosition(page, 'game=nim&piles=1,2,2,4,5,7x3');
  await press(page, 'Pile 3: one more');
  await untilPosition(page, 'game=nim&piles=1-5,7x3');
  await press(page, 'Remove pile 7');
  await untilPosition(page, 'game=nim&piles=1-5,7,7');
});

it.each([
  ['game=nim&piles=1-3000000,8x5', 'wins', 'Take 1\u202f194\u202f296 from a pile of 2\u202f097\u202f152'],
  ['game=nim&piles=1-9007199254740991', 'loses', 'No winning move'],
])('more piles than can be drawn are told by their runs: %s', async (text, verdict, move) => {
  const page = await site.open(`#${text}`);
  await untilVerdict(page, verdict);
  await untilThere(page, 'grundy-pile-runs');
  await until(page, says('grundy-why', 'nim-sum'));
  await until(page, says('grundy-moves', move));
  await untilPosition(page, text);
  expect(await ask(page, `all('.banner').length`)).toBe(0);
  expect(await ask(page, `all('button').find((button) => button.textContent.trim() === 'Play').disabled`)).toBe(true);
});

it('misère play of more than a million piles is refused with the limit', async () => {
  const page = await site.open('#game=nim&piles=1-3000000&play=misere');
  await until(page, `all('.banner')[0]?.textContent.includes('1000000 piles')`);
});

it('on a phone every number of every run is in sight, and moves are told in words', async () => {
  const page = await site.open('#game=nim&piles=1-1000000000000,8x5', { width: 360, height: 740 });
  await untilThere(page, 'grundy-pile-runs');
  await until(page, says('grundy-moves', '→'));
  expect(
    await ask(
      page,
      `all('li.turn button').map(({ textContent }) => textContent.trim()).filter((words) => words.includes(':'))`,
    ),
  ).toEqual([]);
  const past = await ask<number>(
    page,
    `Math.max(...all('th, td', all('grundy-pile-runs')[0].shadowRoot).map((cell) => cell.getBoundingClientRect().right))`,
  );
  expect(past).toBeLessThanOrEqual(360 - 8);
});
