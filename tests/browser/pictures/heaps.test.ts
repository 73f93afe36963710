/** Heaps that can be split: their coins, their rules, and a heap beyond every table. */

import { expect, it } from 'vitest';
import {
  ask,
  click,
  drag,
  focusPicture,
  keys,
  press,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const coin = (heap: number, place: number): string => `[data-coin="${heap}:${place}"]`;
const box = (label: string): string => `input[aria-label="${label}"]`;
const why = (words: string): string =>
  `all('grundy-why')[0]?.shadowRoot.textContent.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;

it('coins are taken by a tap, a stroke and keys, and what is left beside them is parted', async () => {
  const page = await site.open('#game=kayles&piles=12');
  await untilVerdict(page, 'wins');
  await press(page, 'Knock down 2 in row 1 (12 → 5 + 5)');
  await untilPosition(page, 'game=kayles&piles=5+5');
  await untilVerdict(page, 'loses');
  await until(page, why('Row 1 is now 5 + 5, and a turn moves one of these'));
  await click(page, coin(0, 1));
  await untilPosition(page, 'game=kayles&piles=5+3+1');
  await drag(page, coin(0, 1), coin(0, 2));
  await untilPosition(page, 'game=kayles&piles=3+2+1+1');
  await untilVerdict(page, 'wins');
  await focusPicture(page, 'grundy-heap');
  await keys(page, 'ArrowRight', 'ArrowRight', 'Enter');
  await untilPosition(page, 'game=kayles&piles=2+1+1+1+1');
  // The rule does not allow three coins at once.
  await type(page, '[aria-label^="Pins in row 1"]', '4');
  await untilPosition(page, 'game=kayles&piles=4');
  await untilVerdict(page, 'wins');
  await drag(page, coin(0, 0), coin(0, 2));
  await untilThere(page, '.banner');
  await untilPosition(page, 'game=kayles&piles=4');
});

it('a rule is built of boxes, and its words, its code and the answer follow', async () => {
  const page = await site.open('#game=octal&code=0.3&piles=4,3');
  await untilVerdict(page, 'wins');
  await press(page, 'Build the rule');
  await click(page, box('take 1 coin, leave two heaps'));
  await untilPosition(page, 'game=octal&code=0.7&piles=4,3');
  await until(
    page,
    `all('.rule').concat(all('p')).some((line) => line.textContent.includes('Take 1 coin from one heap and leave nothing, one or two heaps'))`,
  );
  await click(page, box('take 1 coin, leave three heaps'));
  await untilPosition(page, 'game=hexadecimal&code=0.f&piles=4,3');
  await click(page, box('take none, leave two heaps'));
  await untilPosition(page, 'game=hexadecimal&code=4.f&piles=4,3');
});

it('a heap beyond all tables is decided by the proved period, and a split is its winning move', async () => {
  const page = await site.open('#game=kayles&piles=1000000000000');
  await untilVerdict(page, 'wins');
  await until(page, why('repeat with period 12'));
  const splits = `all('button').map((button) => button.textContent.trim()).filter((words) => / row 1 \\(.* → .* \\+ /.test(words))`;
  await until(page, `${splits}.length > 0`);
  const [first = ''] = await ask<string[]>(page, splits);
  await press(page, first);
  await untilVerdict(page, 'loses');
  expect(await ask<string>(page, 'location.hash')).toContain('+');
});

it('a row too long to be drawn says so, within the margin', async () => {
  const page = await site.open('#game=kayles&piles=1000', { width: 360, height: 740 });
  await untilVerdict(page, 'wins');
  await untilThere(page, '.size.undrawn');
  const { words, left, edge } = await ask<{ words: string; left: number; edge: number }>(
    page,
    `(([size]) => ({ words: size.textContent, left: size.getBoundingClientRect().left, edge: all('.rule.muted')[0].getBoundingClientRect().left }))(all('.size.undrawn'))`,
  );
  expect(words).toBe('1000: too many to draw');
  expect(left).toBeGreaterThanOrEqual(edge);
});
