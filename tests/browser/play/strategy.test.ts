import { expect, it } from 'vitest';
import { press, texts, until, untilPosition, untilThere, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('in a lost position every turn is listed with its answer, and both are played as one step', async () => {
  const page = await site.open('#game=nim&piles=2,2');
  await untilVerdict(page, 'loses');
  await until(page, `all('li').some((line) => line.textContent.includes('answered'))`);
  expect((await texts(page, 'li')).filter((line) => line.includes('answered'))).toEqual([
    'Pile 1: 2 → 0 is answered by Pile 2: 2 → 0',
    'Pile 1: 2 → 1 is answered by Pile 2: 2 → 1',
    'Pile 2: 2 → 0 is answered by Pile 1: 2 → 0',
    'Pile 2: 2 → 1 is answered by Pile 1: 2 → 1',
  ]);
  await press(page, 'Pile 2: 2 → 1, the answer to Pile 1: 2 → 1: play both');
  await untilPosition(page, 'game=nim&piles=1,1');
  await untilVerdict(page, 'loses');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=2,2');
  await press(page, 'Play Pile 2: 2 → 0');
  await untilPosition(page, 'game=nim&piles=2,0');
  await untilVerdict(page, 'wins');
});

it('an ended position has nothing to answer', async () => {
  const page = await site.open('#game=nim&piles=0,0');
  await untilVerdict(page, 'loses');
  await untilThere(page, 'grundy-strategy');
  expect((await texts(page, 'h2')).filter((title) => title.includes('answer'))).toEqual([]);
});
