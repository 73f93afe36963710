import { expect, it } from 'vitest';
import {
  ask,
  click,
  focusPicture,
  keys,
  press,
  type,
  until,
  untilPosition,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const square = (x: number, y: number): string => `[data-cell="${x},${y}"] .fill`;

it('a tap bites, and squares say what a bite there leaves', async () => {
  const page = await site.open('#game=chomp&rows=3x3');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('[data-cell="1,1"]')[0].getAttribute('class')`)).toContain('lose');
  await click(page, square(1, 1));
  await untilPosition(page, 'game=chomp&rows=3,1,1');
  await untilVerdict(page, 'The player to move loses');
  expect(await ask(page, `['0,0', '1,1'].map((cell) => all(\`[data-cell="\${cell}"]\`)[0].ariaLabel)`)).toEqual([
    'a1, row 1 column 1, the poisoned square here',
    'b2, row 2 column 2, eaten',
  ]);
  await click(page, square(0, 0));
  await type(page, 'input[aria-label="Columns"]', '4');
  await untilPosition(page, 'game=chomp&rows=4x3');
});

it('a bar is bitten by keyboard, in a match too', async () => {
  const page = await site.open('#game=chomp&rows=3,2');
  await untilVerdict(page, 'The player to move');
  await focusPicture(page, '[data-cell="0,0"]');
  await keys(page, 'ArrowRight', 'Enter');
  await untilPosition(page, 'game=chomp&rows=1,1');
  await press(page, 'Play');
  await until(
    page,
    `all('grundy-chomp-editor').length === 1 && all('.tools', all('grundy-chomp-editor')[0].shadowRoot).length === 0`,
  );
});
