import { expect, it } from 'vitest';
import { ask, press, untilPosition, untilThere, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

it('a coin of a tree is moved up by the rules, by button and by key', async () => {
  const page = await site.open('#game=tree&parents=0,1,2&coins=0,1,2');
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-node="2"]');
  await ask(page, `all('[data-node="2"]')[0].focus()`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('u');
  await untilPosition(page, 'game=tree&parents=0,1,2&coins=0,2,1');
  await press(page, 'Move a coin up');
  await untilPosition(page, 'game=tree&parents=0,1,2&coins=0,3,0');
});

it('a game of a contest shows the line that its judge expects, and no other game does', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `all('grundy-judge').length`)).toBe(0);
  await ask(
    page,
    `(() => { const page = all('grundy-playground')[0]; page.view = { ...page.view, analysis: { ...page.view.analysis, judge: '2 1' } }; })()`,
  );
  await untilThere(page, 'grundy-judge pre, pre');
  expect(await ask(page, `all('grundy-judge')[0].shadowRoot.querySelector('pre').textContent`)).toBe('2 1');
  expect(await ask(page, `all('grundy-copy').map((copy) => copy.text)`)).toContain('2 1');
});
