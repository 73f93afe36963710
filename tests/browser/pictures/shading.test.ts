import { expect, it } from 'vitest';
import {
  ask,
  cell,
  chooseIn,
  drag,
  focusPicture,
  keys,
  position,
  pressIn,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const lost = (name: string) => `all('${cell(name)}')[0].classList.contains('lose')`;

const strip = `all('[data-size]').map((cell) => cell.classList.contains('win') ? 'W' : cell.classList.contains('lose') ? 'L' : '?').join('')`;

it('a strip is shaded by the pile alone or by the whole position, and the chosen pile decides', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilThere(page, '[data-size]');
  expect(await ask(page, strip)).toBe('LWWWWWWW');
  await pressIn(page, 'view', 'the whole position');
  await until(page, `${strip} === 'WWWWWLWW'`);
  expect(await ask(page, `all('grundy-legend')[0].shadowRoot.textContent`)).toContain('lost with pile 1 there');
  await chooseIn(page, 'view', 'select#which', '1');
  await until(page, `${strip} === 'WWWWWWLW'`);
  await pressIn(page, 'view', 'a pile alone');
  await until(page, `${strip} === 'LWWWWWWW'`);
});

it('on a board the whole position is shaded anew while another piece is dragged', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@a1');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'view', 'the whole position');
  // The other knight has no move left, so the shading is that of one knight alone.
  await until(page, `${lost('a1')} && ${lost('b2')} && !${lost('c1')}`);
  await drag(page, '[data-piece="1"]', cell('c1'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c5,knight4@c1');
  await chooseIn(page, 'view', 'select#which', '0');
  await until(page, `!${lost('a1')} && ${lost('c1')} && ${lost('d1')}`);
});

it('the picture shows numbers, letters or nothing, also of the next position', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'view', 'W/L');
  await until(
    page,
    `all('[data-size="4"] .number')[0].textContent === 'W' && all('grundy-legend')[0].shadowRoot.textContent.includes('W and L')`,
  );
  await pressIn(page, 'view', 'Nothing');
  await until(
    page,
    `all('.cell.hidden').length === 12 && all('.target').length === 0 && all('grundy-legend')[0].shadowRoot.textContent.includes('Nothing is shown')`,
  );
  expect(await position(page)).toBe('game=subtraction&take=1,3,4&piles=11');
  // The choice stays when the position changes.
  await focusPicture(page, '.face');
  await keys(page, 'ArrowUp');
  await untilPosition(page, 'game=subtraction&take=1,3,4&piles=12');
  await until(page, `all('.cell.hidden').length === 13`);
  await pressIn(page, 'view', 'Grundy number');
  await until(
    page,
    `all('[data-size="4"] .number')[0].textContent === '2' && all('.cell.lose.near').length > 0 && all('.cell.win.far').length > 0`,
  );
});
