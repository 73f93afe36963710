import { expect, it } from 'vitest';
import { ask, press, pressIn, texts, untilPosition, untilThere, untilVerdict, verdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

async function strip(address: string): Promise<string> {
  const page = await site.open(address);
  await untilThere(page, '[data-size]');
  return ask(page, `all('[data-size]').map((cell) => cell.classList.contains('win') ? 'W' : 'L').join('')`);
}

it('coins 1, 3, 4 are shaded as the tutorial says, in normal and in misère play', async () => {
  expect(await strip('#game=subtraction&take=1,3,4&piles=11')).toBe('LWLWWWWLWLWW');
  expect(await strip('#game=subtraction&take=1,3,4&piles=11&play=misere')).toBe('WLWLWWWWLWLW');
});

it('coins 1, 2, 5 are shaded with period 3', async () => {
  expect(await strip('#game=subtraction&take=1,2,5&piles=11')).toBe('LWWLWWLWWLWW');
});

it('misère play shows letters, normal play numbers, and the switch goes between them', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  expect(await texts(page, '[data-size="5"] .number')).toEqual(['3']);
  await pressIn(page, 'rule', 'Misère');
  await untilVerdict(page, 'misère play');
  expect(await texts(page, '[data-size="5"] .number')).toEqual(['W']);
  await untilPosition(page, 'game=subtraction&take=1,3,4&piles=11&play=misere');
  expect(await ask(page, `all('grundy-legend')[0].shadowRoot.textContent`)).toContain('W and L in a pile');
});

it('Nim 1, 2, 3 is lost and 7, 4, 1 is won by one move, shown as a button', async () => {
  const lost = await site.open('#game=nim&piles=1,2,3');
  await untilVerdict(lost, 'The player to move loses');
  expect(await ask(lost, `all('grundy-moves')[0].shadowRoot.textContent`)).toContain('No winning move');
  const won = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(won, 'The player to move wins');
  await press(won, 'Play: Take 2 from pile 1 (7 → 5)');
  await untilVerdict(won, 'The player to move loses');
  await untilPosition(won, 'game=nim&piles=5,4,1');
});

it('the explanation sets the nim-sum out in binary columns', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilThere(page, 'grundy-binary');
  expect(await texts(page, 'tbody tr')).toEqual(['7 111', '4 100', '1 001', 'nim-sum 2 010']);
  expect(await ask(page, `all('.total .odd').length`)).toBe(1);
});

const row = (y: number): string =>
  `[0,1,2,3,4,5,6,7].map((x) => all('[data-cell="' + x + ',${y}"] text')[0].textContent).join(' ')`;

it('the knight board of Topcoder has its numbers', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilVerdict(page, 'wins');
  expect([await ask(page, row(0)), await ask(page, row(1)), await ask(page, row(2)), await ask(page, row(3))]).toEqual([
    '0 0 1 1 0 0 1 1',
    '0 0 2 1 0 0 1 1',
    '1 2 2 2 3 2 2 2',
    '1 1 2 1 4 3 2 3',
  ]);
});

it('a knight and a queen on 50 × 50 are a heat map with a table for each', async () => {
  const page = await site.open('#game=board&size=50x50&pieces=knight2@f5,queen@h8&toward=left-down');
  await untilThere(page, 'canvas');
  await untilVerdict(page, 'wins');
  expect(await verdict(page)).toContain('Grundy number 4');
  await pressIn(page, 'view', 'queen');
  await untilThere(page, '.readout');
  expect(
    await ask(
      page,
      `(([canvas]) => canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3])(all('canvas'))`,
    ),
  ).toBe(255);
});

it.each([
  ['.K/.K has 2 winning moves', 'size=2x2&pieces=king@b2,king@b1&toward=left-up', '2 winning moves'],
  ['K./XX has none', 'size=2x2&pieces=king@a2&holes=a1,b1&toward=left-up', 'No winning move'],
])('kings on a damaged board: %s', async (_, address, headline) => {
  const page = await site.open(`#game=board&${address}`);
  await untilThere(page, 'grundy-moves');
  expect(await ask(page, `all('grundy-moves')[0].shadowRoot.querySelector('h2').textContent`)).toBe(headline);
});

it('the tree is won by the nim-sum of its odd nodes and answers the three questions', async () => {
  const page = await site.open('#game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6');
  await untilThere(page, '.answer');
  expect(await verdict(page)).toContain('Grundy number 2');
  const answers = await texts(page, '.answer');
  expect(answers.map((answer) => answer.split(':')[0])).toEqual(['no', 'yes', 'invalid']);
});
