import { expect, it } from 'vitest';
import {
  ask,
  click,
  keys,
  press,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('a piece is drawn by clicking squares, shades the board at once, and is undone step by step', async () => {
  const page = await site.open('#game=board&size=5x5&pieces=');
  await untilVerdict(page, 'loses');
  await press(page, 'Your own piece');
  await click(page, '[data-vector="-1,0"]');
  await untilPosition(page, 'game=board&size=5x5&piece.mine=leap(-1,0)&pieces=mine@e5');
  await untilVerdict(page, 'loses');
  await press(page, 'Slide');
  await click(page, '[data-vector="0,-1"]');
  await untilPosition(page, 'game=board&size=5x5&piece.mine=leap(-1,0)slide(0,-1)&pieces=mine@e5');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `all('[data-vector="0,-3"]')[0].className`)).toContain('through');
  expect(await texts(page, '[data-vector="0,-1"]')).toEqual(['↓']);
  await press(page, 'Undo');
  await untilPosition(page, 'game=board&size=5x5&piece.mine=leap(-1,0)&pieces=mine@e5');
});

it('nonsense in place of vectors is refused with what was expected; the piece stays, and so does what was typed', async () => {
  const text = 'game=board&size=5x5&piece.mine=leap(-1,0)&pieces=mine@e5';
  const page = await site.open(`#${text}`);
  await untilVerdict(page, 'loses');
  await press(page, 'Your own piece');
  await press(page, 'mine');
  await type(page, '.picker .vectors', 'sideways');
  await keys(page, 'Enter');
  await until(page, `all('.banner').some((banner) => banner.textContent.includes('«sideways» in piece.mine'))`);
  expect(await ask(page, 'location.hash')).toBe(`#${text}`);
  // A slip in long vectors must not mean typing them again.
  await type(page, '.picker .vectors', 'leap(-1,0)leap(-2,0)slide(-1-1)');
  await keys(page, 'Enter');
  await until(page, `all('.banner').some((banner) => banner.textContent.includes('slide(-1-1)'))`);
  await page.keyboard.press('Tab');
  expect(await ask(page, `all('.picker .vectors')[0].value`)).toBe('leap(-1,0)leap(-2,0)slide(-1-1)');
  await type(page, '.picker .vectors', 'leap(-1,0)leap(-2,0)');
  await keys(page, 'Enter');
  await untilPosition(page, 'game=board&size=5x5&piece.mine=leap(-1,0)leap(-2,0)&pieces=mine@e5');
  await click(page, '[data-vector="0,-1"]');
  await until(page, `all('.picker .vectors')[0].value === 'leap(-1,0)leap(-2,0)leap(0,-1)'`);
});

it('a piece is drawn, named and removed by keyboard alone', async () => {
  const page = await site.open('#game=board&size=5x5&pieces=');
  await untilVerdict(page, 'loses');
  await press(page, 'Your own piece');
  await untilThere(page, '[data-vector]');
  await ask(page, `all('.cell[data-vector][tabindex="0"]')[0].focus()`);
  await keys(page, 'Enter', 'ArrowDown', 's');
  await untilPosition(page, 'game=board&size=5x5&piece.mine=leap(-1,0)slide(-1,-1)&pieces=mine@e5');
  await type(page, '.picker input', '');
  await page.keyboard.type('crab');
  await keys(page, 'Enter');
  await untilPosition(page, 'game=board&size=5x5&piece.crab=leap(-1,0)slide(-1,-1)&pieces=crab@e5');
  await press(page, 'Remove this piece');
  await untilPosition(page, 'game=board&size=5x5&pieces=');
});
