import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  chooseIn,
  openMenu,
  press,
  pressIn,
  texts,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const choose = (page: Page, sum: string): Promise<void> => chooseIn(page, 'rule', 'select#sum', sum);

const shown = (page: Page, element: string): Promise<string> =>
  ask(page, `all('${element}')[0].shadowRoot.textContent.replace(/\\s+/g, ' ')`);

it('the switch changes the rule, the number, the reason, the steps and the winning turns, and undo takes it back', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilVerdict(page, 'Grundy number 3');
  await untilThere(page, '[data-cell="2,4"] text');
  expect(await texts(page, '[data-cell="2,4"] text')).toEqual(['3']);
  await choose(page, 'conjunctive');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive');
  await untilVerdict(page, 'a turn moves every piece');
  await until(page, `all('[data-cell="5,5"] text')[0].textContent === '4'`);
  expect(await shown(page, 'grundy-legend')).toContain('remoteness');
  expect(await shown(page, 'grundy-why')).toContain('The least of the remotenesses 3 and 4 decides: 3 is odd');
  expect(await shown(page, 'grundy-moves')).toContain('4 winning turns');
  await press(page, 'Undo');
  await untilVerdict(page, 'Grundy number 3');
});

it('a turn of two moves shows on the board and is played as one', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive');
  await until(
    page,
    `all('grundy-moves li button').length === 0 && all('li button').some((button) => button.textContent.includes('→'))`,
  );
  await ask(page, `all('li button').find((button) => button.textContent.includes('→')).focus()`);
  await until(page, `all('.arrow').length === 2 && all('.piece.lit').length === 2`);
  await press(page, 'Play: Knight c5 → a6 and knight f6 → d5');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@a6,knight4@d5&sum=conjunctive');
  await untilVerdict(page, 'loses');
  await press(page, 'Undo');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive');
});

it.each([
  ['selective', 'The player to move wins', 'lost when every Grundy number is 0', ''],
  ['not-all', 'The player to move loses', 'lost when all Grundy numbers are equal', 'all equal'],
  ['conjunctive', 'The player to move wins', 'the least one decides', 'remoteness'],
  ['continued', 'The player to move wins', 'the greatest one decides', 'suspense'],
])('three equal piles, when a turn moves %s: %s', async (sum, verdict, legend, why) => {
  const page = await site.open(`#game=nim&piles=3,3,3&sum=${sum}`);
  await untilVerdict(page, verdict);
  expect(await shown(page, 'grundy-legend')).toContain(legend);
  expect(await shown(page, 'grundy-why')).toContain(why);
  expect(await shown(page, 'grundy-why')).not.toContain('nim-sum');
});

it('up to a number asks for the number', async () => {
  const page = await site.open('#game=nim&piles=7,4,1,1');
  await untilVerdict(page, 'wins');
  await choose(page, 'up-to');
  await untilPosition(page, 'game=nim&piles=7,4,1,1&sum=up-to-2');
  await untilVerdict(page, 'a turn moves up to 2 piles');
  expect(await shown(page, 'grundy-why')).toContain('in each binary column modulo 3');
  await pressIn(page, 'rule', 'The most that a turn moves: one more');
  await untilPosition(page, 'game=nim&piles=7,4,1,1&sum=up-to-3');
});

it('a tree is one component and has no such switch', async () => {
  const page = await site.open('#game=tree&parents=0,1&coins=0,3');
  await untilVerdict(page, 'wins');
  expect(await ask(page, `all('grundy-sum').length`)).toBe(0);
});

it('winning turns beyond 2^53 are counted exactly, copyable, and listed page by page', async () => {
  const page = await site.open(`#game=nim&piles=${Array.from({ length: 12 }, () => 99).join(',')}&sum=conjunctive`);
  await untilVerdict(page, 'wins');
  // A turn wins if it empties at least one of the piles.
  const count = String(99n ** 12n - 98n ** 12n);
  await until(
    page,
    `all('grundy-moves')[0].shadowRoot.querySelector('h2').textContent.replace(/\\D/g, '') === '${count}'`,
  );
  expect(await ask(page, `all('grundy-copy').map((copy) => copy.text)`)).toContain(count);
  const listed = () => ask<number>(page, `all('grundy-moves')[0].shadowRoot.querySelectorAll('li').length`);
  const last = () => ask<string>(page, `all('grundy-moves')[0].analysis.moves.list.at(-1).notation`);
  const atHand = await ask<number>(page, `all('grundy-moves')[0].analysis.moves.list.length`);
  await ask(page, `(all('grundy-moves')[0].most = ${atHand - 5}, 0)`);
  await until(page, `all('grundy-moves')[0].shadowRoot.querySelectorAll('li').length === ${atHand - 5}`);
  await press(page, 'Show 5 more');
  await press(page, 'Show more');
  await until(page, `all('grundy-moves')[0].shadowRoot.querySelectorAll('li').length > ${atHand}`);
  expect(await listed()).toBeLessThanOrEqual(atHand + 200);
  expect(await last()).not.toBe('');
});

it('where all places are one game the switch speaks of games, until the rule is taken back', async () => {
  const page = await site.open('#game=roxor&pots=1,0,2&sum=selective');
  await untilVerdict(page, 'all pots together are one game');
  await openMenu(page, 'rule');
  await untilThere(page, 'select#sum');
  expect(await texts(page, 'select#sum option')).toEqual([
    'one game',
    'one or more games',
    'some games but not all',
    'every game',
    'every game that can',
    'up to a number',
  ]);
  await choose(page, 'disjunctive');
  await untilPosition(page, 'game=roxor&pots=1,0,2');
  await until(page, `all('select#sum').length === 0`);
});
