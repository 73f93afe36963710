import { expect, it } from 'vitest';
import { press, texts, until, untilPosition, untilThere, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('in a lost position every turn is listed with its answer, and both are played as one step', async () => {
  const page = await site.open('#game=nim&piles=2,2');
  await untilVerdict(page, 'loses');
  await until(page, `all('li').some((line) => line.textContent.includes('answered'))`);
  expect((await texts(page, 'li')).filter((line) => line.includes('answered'))).toEqual([
    'Take 2 from pile 1 (2 → 0) is answered by Take 2 from pile 2 (2 → 0)',
    'Take 1 from pile 1 (2 → 1) is answered by Take 1 from pile 2 (2 → 1)',
    'Take 2 from pile 2 (2 → 0) is answered by Take 2 from pile 1 (2 → 0)',
    'Take 1 from pile 2 (2 → 1) is answered by Take 1 from pile 1 (2 → 1)',
  ]);
  await press(page, 'Take 1 from pile 2 (2 → 1), the answer to Take 1 from pile 1 (2 → 1): play both');
  await untilPosition(page, 'game=nim&piles=1,1');
  await untilVerdict(page, 'loses');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=2,2');
  await press(page, 'Play: Take 2 from pile 2 (2 → 0)');
  await untilPosition(page, 'game=nim&piles=2,0');
  await untilVerdict(page, 'wins');
});

it('an ended position has nothing to answer', async () => {
  const page = await site.open('#game=nim&piles=0,0');
  await untilVerdict(page, 'loses');
  await untilThere(page, 'grundy-strategy');
  expect((await texts(page, 'h2')).filter((title) => title.includes('answer'))).toEqual([]);
});
