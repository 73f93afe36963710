import { expect, it } from 'vitest';
import { ask, cell, click, press, texts, until, untilThere, untilVerdict } from './playground.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const card = `all('grundy-place')[0].shadowRoot.textContent.replace(/\\s+/g, ' ')`;

it('a strip is stepped through size by size, with later sizes hidden', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await click(page, '[data-size="4"]');
  await until(page, `${card}.includes('A pile of 4')`);
  await untilThere(page, 'grundy-examine');
  const options = `(all('grundy-examine')[0]?.shadowRoot.textContent ?? '').replace(/\\s+/g, ' ')`;
  await until(page, `${options}.includes('3 options') && ${options}.includes('The options have the Grundy numbers {0, 1}; the least one missing (the mex) is 2.')`);
  await press(page, 'Next');
  await until(page, `${card}.includes('A pile of 5')`);
  await until(page, `${options}.includes('It can move to 2, lost for the opponent: it is won.')`);
  await ask(page, `all('grundy-examine')[0].shadowRoot.querySelector('input').click()`);
  await until(page, `all('[data-size="6"]')[0].textContent.includes('not filled yet') && !all('[data-size="5"]')[0].textContent.includes('not filled yet')`);
  await ask(page, `all('grundy-examine')[0].shadowRoot.querySelectorAll('button')[2].focus()`);
  await page.keyboard.press('ArrowRight');
  await until(page, `${card}.includes('A pile of 6') && !all('[data-size="6"]')[0].textContent.includes('not filled yet')`);
  await press(page, 'First');
  await until(page, `${card}.includes('A pile of 0')`);
  expect(await texts(page, '.chosen .size')).toEqual(['0']);
});

it('a board is stepped through by the moves to the end', async () => {
  const page = await site.open('#game=board&size=3x3&pieces=king@c3&toward=left-down');
  await untilVerdict(page, 'loses');
  await click(page, cell('c1'));
  await untilThere(page, 'grundy-examine');
  await press(page, 'First');
  await until(page, `${card}.includes('King on a1')`);
  await press(page, 'Next');
  await until(page, `${card}.includes('King on b1')`);
  await untilThere(page, 'rect.chosen');
});
