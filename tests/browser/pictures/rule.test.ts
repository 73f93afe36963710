import { expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import {
  ask,
  click,
  drag,
  keys,
  middle,
  openMenu,
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

const NIM = 'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(3,3)';
const WYTHOFF =
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(3,3)';
const KAYLES = 'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=5';
const TAKE = 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11';
const FORMULA = `all('grundy-formula')[0].shadowRoot`;

const at = (...numbers: number[]): string => `[data-cell="${numbers.join(',')}"]`;

/** Puts the caret after `written` in the field, or selects it where `whole` is set. */
function select(page: Page, written: string, whole = false): Promise<void> {
  return ask(
    page,
    `(() => {
      const field = ${FORMULA}.querySelector('textarea');
      const to = field.value.lastIndexOf(${JSON.stringify(written)}) + ${written.length};
      field.focus();
      field.setSelectionRange(to - ${whole ? written.length : 0}, to);
    })()`,
  );
}

function isShaded(page: Page, shade: string, ...numbers: number[]): Promise<void> {
  return until(page, `all('${at(...numbers)}')[0].classList.contains('${shade}')`);
}

it('a rule that is typed shades its plane, is refused at the very characters, and is mended by a press', async () => {
  const page = await site.open(`#${NIM}`);
  await untilVerdict(page, 'The player to move loses');
  await isShaded(page, 'win', 1, 2);
  await select(page, '1..b');
  await page.keyboard.type('; (a-k,b-k) for k in 1..min(a,b)');
  await untilPosition(page, WYTHOFF);
  await untilVerdict(page, 'The player to move wins');
  await isShaded(page, 'lose', 1, 2);
  await select(page, 'in 1..min', true);
  await page.keyboard.type('1..min');
  await until(
    page,
    `${FORMULA}.querySelectorAll('.said li').length === 1 && ${FORMULA}.querySelectorAll('.gap').length === 1`,
  );
  // The earlier position stays.
  await isShaded(page, 'lose', 1, 2);
  expect(await ask(page, `${FORMULA}.querySelector('.said li').textContent`)).toContain('expected «in» after the name');
  // An empty run has only its edge to show.
  expect(await ask(page, `getComputedStyle(${FORMULA}.querySelector('.gap')).borderBottomStyle`)).toBe('solid');
  expect(await ask(page, `${FORMULA}.querySelector('.gap').previousElementSibling.textContent`)).toMatch(/ $/);
  await press(page, 'Write «in»');
  await untilPosition(page, WYTHOFF);
  await until(page, `${FORMULA}.querySelectorAll('.said').length === 0`);
});

it('a sign that was meant otherwise is marked where it stands', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await select(page, '{1,3,4}');
  await page.keyboard.type(' if n%2=1');
  await until(page, `${FORMULA}.querySelectorAll('.wrong').length === 1`);
  expect(await texts(page, 'grundy-formula .wrong, .runs .wrong')).toContain('=');
  await press(page, 'Write «==»');
  await untilPosition(page, 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}_if_n_mod_2==1&at=11');
});

it('an && is part of the condition in which it is typed', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await select(page, '{1,3,4}');
  await page.keyboard.type(' if n>2 && n!=8');
  await until(page, `${FORMULA}.querySelectorAll('.wrong').length === 1`);
  expect(await texts(page, 'grundy-formula .wrong, .runs .wrong')).toContain('&&');
  await press(page, 'Write «and»');
  await untilPosition(page, 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}_if_n_gt_2_and_n!=8&at=11');
});

it('a word goes on by Tab or by a press', async () => {
  const page = await site.open(`#${NIM}`);
  await untilVerdict(page, 'loses');
  await select(page, 'in 1..b');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('mi');
  await until(page, `${FORMULA}.querySelectorAll('[role=option]').length === 1`);
  await keys(page, 'Tab');
  await page.keyboard.type('a,b) if is');
  await until(page, `${FORMULA}.querySelectorAll('[role=option]').length === 1`);
  await click(page, '[role=option]');
  await page.keyboard.type('a)');
  await untilPosition(
    page,
    'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..min(a,b)_if_isprime(a)&at=(3,3)',
  );
});

it('a tap sets the one token, and what its moves make of a place is said', async () => {
  const page = await site.open(`#${WYTHOFF}`);
  await untilVerdict(page, 'wins');
  await click(page, at(1, 2));
  await untilPosition(page, WYTHOFF.replace('(3,3)', '(1,2)'));
  await untilVerdict(page, 'loses');
  const { x, y } = await middle(page, at(1, 0));
  await page.mouse.move(x, y);
  await until(page, `all('.leads')[0].textContent === 'From (1, 0) this leads to (0, 0).'`);
  await drag(page, `${at(1, 2)}`, at(2, 2), at(4, 4));
  await untilPosition(page, WYTHOFF.replace('(3,3)', '(4,4)'));
  await press(page, 'Add a token');
  await click(page, at(0, 1));
  await untilPosition(page, WYTHOFF.replace('(3,3)', '(4,4),(0,1)'));
  await press(page, 'Remove');
  await click(page, at(4, 4));
  await untilPosition(page, WYTHOFF.replace('(3,3)', '(0,1)'));
});

it('a strip is edited by keys alone', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await ask(page, `all('grundy-coin-strip')[0].focus()`);
  await keys(page, 'ArrowRight', 'ArrowRight', 'a');
  await untilPosition(page, `${TAKE},2`);
  await keys(page, 'Delete');
  await untilPosition(page, TAKE);
});

it('of three numbers two are shown, and the third is set beside them', async () => {
  const page = await site.open('#game=rule&numbers=a,b,c&moves=(a-1,b,c);_(a,b-1,c);_(a,b,c-1)&at=(3,2,1)');
  await untilVerdict(page, 'loses');
  await type(
    page,
    'grundy-rule-axes grundy-number input, grundy-number[label="c ="] input, input[aria-label="c ="]:not([type=range])',
    '2',
  );
  await untilPosition(page, 'game=rule&numbers=a,b,c&moves=(a-1,b,c);_(a,b-1,c);_(a,b,c-1)&at=(3,2,2)');
  await ask(
    page,
    `(() => { const list = all('grundy-rule-axes')[0].shadowRoot.querySelectorAll('select')[1]; list.selectedIndex = 2; list.dispatchEvent(new Event('change')); })()`,
  );
  await untilPosition(page, 'game=rule&numbers=a,b,c&moves=(a-1,b,c);_(a,b-1,c);_(a,b,c-1)&at=(3,2,2)&axes=a,c');
  await openMenu(page, 'view');
  await type(page, 'input[aria-label="a up to"]', '15');
  await until(page, `location.hash.endsWith('&axes=a,c&upto=15,11')`);
});

it('moves that would go below 0 are counted below the picture', async () => {
  const page = await site.open('#game=rule&numbers=n&moves=n-1;_n-k_for_k_in_{3,4}&at=3');
  await untilVerdict(page, 'wins');
  await until(page, `all('.below')[0]?.textContent === '1 move would leave a number below 0, so it is not allowed.'`);
  await ask(page, `location.hash = '#game=rule&numbers=n&moves=n-1;_n-k_for_k_in_{3,4}&at=2,1'`);
  await until(
    page,
    `all('.below')[0]?.textContent === '4 moves would leave a number below 0, so they are not allowed.'`,
  );
  await ask(page, `location.hash = '#game=rule&numbers=n&moves=n-1;_n-k_for_k_in_{3,4}&at=9'`);
  await until(page, `!all('.below').some(({ textContent }) => textContent.includes('below 0'))`);
});

it('a rule that is a game with theorems of its own says so, and leads there', async () => {
  const page = await site.open(`#${KAYLES}&play=misere`);
  await untilVerdict(page, 'wins');
  await until(page, `all('.same')[0].textContent.startsWith('The same as the octal game 0.77.')`);
  await click(page, '.same a');
  await untilPosition(page, 'game=octal&code=0.77&piles=5&play=misere');
});

it('a strip of two million places is filled in', async () => {
  const page = await site.open(`#${TAKE}&upto=1999999`);
  await untilVerdict(page, 'wins');
  await untilThere(page, 'canvas');
  await until(page, `all('canvas')[0].width > 300`);
  expect(await ask(page, `all('grundy-playground')[0].view.analysis.tables[0].outcomes.length`)).toBe(2_000_000);
});

it('a table that takes long tells how much of it is filled, and can be given up', async () => {
  const page = await site.open(`#${WYTHOFF}`);
  await untilVerdict(page, 'wins');
  const before = await ask<string>(page, `all('grundy-formula')[0].text`);
  await page.evaluate((text) => (location.hash = text), `#${WYTHOFF}&upto=1500,1500`);
  await until(page, `/ [1-9]\\d? %/.test(all('.busy').map((each) => each.textContent).join())`);
  await press(page, 'Cancel');
  await until(page, `all('.busy').length === 0`);
  expect(await ask(page, `all('grundy-formula')[0].text`)).toBe(before);
});

it('a match is played on it, also by moves that split', async () => {
  const page = await site.open(`#${KAYLES}`);
  await untilVerdict(page, 'wins');
  await press(page, 'Play');
  await press(page, 'Another person');
  await press(page, '5 → 2 + 2');
  await press(page, 'End turn');
  await until(page, `all('.runs')[0].textContent.includes('at=2+2')`);
});

it('a link is opened on a phone, where hard signs are a press away', async () => {
  const page = await site.open(`#${WYTHOFF}`, { width: 360, height: 780, touch: true });
  await untilVerdict(page, 'wins');
  await select(page, 'min(a,b)');
  // The row of signs shows for coarse pointers, which only one of the browsers emulates.
  await until(page, `${FORMULA}.querySelectorAll('.signs button').length > 10`);
  const sign = (written: string): Promise<void> =>
    ask(
      page,
      `[...${FORMULA}.querySelectorAll('.signs button')].find(({ textContent }) => textContent === '${written}').click()`,
    );
  await sign(';');
  await until(page, `${FORMULA}.querySelector('textarea').value.includes('min(a,b);')`);
  await sign('{');
  await until(page, `${FORMULA}.querySelector('textarea').value.includes('min(a,b);{')`);
  expect(await ask(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

it('parts of one move that were meant as moves are taken apart by a press, in the line, in the form and above the picture', async () => {
  const THREE = 'game=rule&numbers=n&moves=n-1;_n-3;_n-4&at=11';
  const PARTS = 'game=rule&numbers=n&moves=n-1,n-3,n-4&at=11';
  const page = await site.open(`#${THREE}`);
  await untilVerdict(page, 'wins');
  await select(page, 'n-1; n-3; n-4', true);
  await page.keyboard.type('n-1,n-3,n-4');
  await untilPosition(page, PARTS);
  await until(page, `${FORMULA}.querySelectorAll('.noted button').length === 1`);
  expect(await ask(page, `${FORMULA}.querySelector('.noted').textContent`)).toContain(
    '«n-1,n-3,n-4» is one move that leaves three parts.',
  );
  await ask(page, `${FORMULA}.querySelector('.noted button').click()`);
  await untilPosition(page, THREE);
  for (const where of ['above the picture', 'in the form'] as const) {
    await ask(page, `(location.hash = '${PARTS}', null)`);
    await untilPosition(page, PARTS);
    if (where === 'in the form') await openMenu(page, 'form');
    const button =
      where === 'in the form'
        ? `all('grundy-text')[0].shadowRoot.querySelector('.field .note ~ button')`
        : `all('grundy-rule-notes')[0].shadowRoot.querySelector('.noted button')`;
    await until(page, `Boolean(${button})`);
    await ask(page, `${button}.click()`);
    await untilPosition(page, THREE);
  }
});

it('on a phone a rule that was likely meant otherwise is told above the board, in sight, with its offer', async () => {
  const page = await site.open('#game=rule&numbers=n&moves=n-1,n-3,n-4&at=11', { width: 360, height: 740 });
  await untilVerdict(page, 'move');
  await until(page, `all('grundy-rule-notes')[0]?.shadowRoot.querySelector('.noted button') !== null`);
  const [note, button, board] = await ask<{ top: number; bottom: number }[]>(
    page,
    `['grundy-rule-notes', '.noted button', 'grundy-stage'].map((each) => all(each)[0].getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom }))`,
  );
  expect(note!.top).toBeGreaterThanOrEqual(0);
  expect(note!.bottom).toBeLessThanOrEqual(board!.top);
  expect(button!.bottom).toBeLessThanOrEqual(740);
  expect(await ask(page, `all('grundy-rule-notes')[0].shadowRoot.textContent`)).toContain('three parts');
});

it('parts that a move is meant to leave are told without an offer', async () => {
  const page = await site.open(`#${KAYLES}`);
  await untilVerdict(page, 'wins');
  await until(page, `all('.noted').some(({ textContent }) => textContent.includes('A move may leave two parts'))`);
  expect(await ask(page, `all('.noted button').length`)).toBe(0);
});

it('a power is offered both ways, and a move that stays is mended by a press', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await select(page, 'n-k for k in {1,3,4}', true);
  await page.keyboard.type('n-2^k for k in 0..3');
  await until(page, `${FORMULA}.querySelectorAll('.said li button').length === 2`);
  await press(page, 'Write «(1 shl k)»');
  await untilPosition(page, 'game=rule&numbers=n&moves=n-(1_shl_k)_for_k_in_0..3&at=11');
  await select(page, 'n-(1 shl k) for k in 0..3', true);
  await page.keyboard.type('n/2; n-1');
  await press(page, 'Write «n/2 if n>0»');
  await untilPosition(page, 'game=rule&numbers=n&moves=n/2_if_n_gt_0;_n-1&at=11');
});
