import { expect, it } from 'vitest';
import {
  ask,
  cell,
  click,
  keys,
  press,
  pressIn,
  texts,
  until,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const letters = `[...all('[data-size] .number')].map((number) => number.textContent.trim()).join('')`;
const whole = `document.documentElement.innerText + all('grundy-playground')[0].shadowRoot.textContent`;

it('an exercise hides every answer, takes claims by tap and key, checks them, and shows the answers', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=6');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'explore', 'Exercise');
  await untilThere(page, 'grundy-exercise');
  await until(page, `${letters} === '???????'`);
  expect(await ask(page, `[all('grundy-verdict, grundy-side, grundy-lost-count').length, document.title]`)).toEqual([
    0,
    'Take-away: an exercise – Grundy',
  ]);
  expect(await ask<string>(page, whole)).not.toMatch(/Grundy number|wins|winning move from/);
  await click(page, '[data-size="0"]');
  await until(page, `${letters} === 'W??????'`);
  await click(page, '[data-size="0"]');
  await until(page, `${letters} === 'L??????'`);
  await keys(page, 'ArrowRight', 'w', 'ArrowRight', 'w');
  await until(page, `${letters} === 'LWW????'`);
  await press(page, 'The player to move');
  await until(page, `all('grundy-exercise')[0].shadowRoot.querySelectorAll('.turns label').length === 3`);
  expect(await texts(page, '.turns label')).toEqual([
    'Take 1 from pile 1 (6 → 5)',
    'Take 3 from pile 1 (6 → 3)',
    'Take 4 from pile 1 (6 → 2)',
  ]);
  await click(page, '.turns label:nth-child(3)');
  await press(page, 'Check');
  await untilThere(page, '.score p');
  expect(await texts(page, '.score p')).toEqual([
    'Right winner.',
    'You found the only winning move.',
    'Places: 2 of 3 right. Try again: 2.',
  ]);
  await until(page, `${letters} === 'LW?????'`);
  await press(page, 'Show the answers');
  await untilVerdict(page, 'wins');
});

it('on a board cells are claimed and no piece is moved', async () => {
  const page = await site.open('#game=board&size=4x4&pieces=knight4@d4');
  await untilVerdict(page, 'The player');
  await pressIn(page, 'explore', 'Exercise');
  await untilThere(page, 'grundy-exercise');
  await click(page, cell('a1'));
  await until(page, `all('[data-cell="0,0"]')[0].classList.contains('win')`);
  await keys(page, 'l');
  await until(page, `all('[data-cell="0,0"]')[0].classList.contains('lose')`);
  await click(page, cell('d4'));
  await click(page, cell('c4'));
  await press(page, 'Check');
  await untilThere(page, '.score p');
  expect(await ask(page, `location.hash`)).toBe('#game=board&size=4x4&pieces=knight4@d4');
  expect((await texts(page, '.score p'))[0]).toMatch(/^Places: \d of 3 right\./);
});

it('in an exercise stairs that do not count look like those that do', async () => {
  const page = await site.open('#game=staircase&stairs=0,3,1,2');
  await untilVerdict(page, 'wins');
  await untilThere(page, '.heap.faded');
  await pressIn(page, 'explore', 'Exercise');
  await untilThere(page, 'grundy-exercise');
  await until(page, `all('.heap.faded, .heap.counts').length === 0`);
  expect(await ask(page, `all('grundy-legend')[0].shadowRoot.textContent`)).not.toContain('do not count');
});

// Asking to re-hang a node where it hangs already would give the winner away.
it('in an exercise the questions of a tree are not answered', async () => {
  const page = await site.open('#game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2');
  await untilVerdict(page, 'wins');
  await untilThere(page, 'grundy-rehang');
  await pressIn(page, 'explore', 'Exercise');
  await untilThere(page, 'grundy-exercise');
  await until(page, `all('grundy-rehang').length === 0`);
});
