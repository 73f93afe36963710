import { expect, it } from 'vitest';
import {
  FOCUSED,
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

const shown = (tag: string): string => `(all('${tag}')[0]?.shadowRoot.textContent ?? '').replace(/\\s+/g, ' ')`;
const scrubber = `all('grundy-fill')[0].shadowRoot.querySelector('input')`;
const lit = (pieces: string): string => `all('.piece.lit').map((piece) => piece.dataset.piece).join() === '${pieces}'`;
const size = (of: number): string => `all('[data-size="${of}"]')[0].textContent`;

it('a place looked into names its options, and how its number follows', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await click(page, '[data-size="4"]');
  await until(page, `${shown('grundy-place')}.includes('A pile of 4')`);
  await until(
    page,
    `${shown('grundy-examine')}.includes('3 options') && ${shown('grundy-examine')}.includes('The options have the Grundy numbers {0, 1}; the smallest number missing (the mex) is 2.')`,
  );
});

it('a strip fills size by size: it plays, halts, is scrubbed by keys, and Esc ends it', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await pressIn(page, 'view', 'Fill the table step by step');
  await until(
    page,
    `${shown('grundy-fill')}.includes('Step 1 of 12. A pile of 0: 0') && ${size(1)}.includes('not shown')`,
  );
  // The steps advance by themselves.
  await until(page, `Number(${scrubber}.value) >= 2 && ${size(2)}.includes('Grundy number 0')`);
  await ask(page, `${scrubber}.focus()`);
  await keys(page, ' ');
  await until(page, `${shown('grundy-fill')}.includes('Play')`);
  await keys(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await until(
    page,
    `${shown('grundy-fill')}.includes('Step 5 of 12. A pile of 4: 2') && ${shown('grundy-fill')}.includes('numbers {0, 1}; the smallest number missing (the mex) is 2.')`,
  );
  await until(
    page,
    `${size(5)}.includes('not shown') && ${size(4)}.includes('Grundy number 2') && all('.cell.aim').length === 3`,
  );
  await until(page, `all('grundy-legend')[0].textContent.includes('the place filled last has a move here')`);
  expect(await ask(page, shown('grundy-legend'))).not.toContain('winning move');
  expect(await ask(page, `${scrubber}.ariaValueText ?? ${scrubber}.getAttribute('aria-valuetext')`)).toContain(
    '5 of 12, A pile of 4, won',
  );
  await press(page, 'Step back');
  await until(page, `${shown('grundy-fill')}.includes('A pile of 3') && ${size(4)}.includes('not shown')`);
  expect(await texts(page, '.chosen .size')).toEqual(['3']);
  await keys(page, 'Escape');
  await until(
    page,
    `!${size(11)}.includes('not shown') && all('grundy-fill').length === 0 && ${FOCUSED}?.role === 'gridcell'`,
  );
});

it('a board fills so that every cell comes after its options', async () => {
  const page = await site.open('#game=board&size=3x3&pieces=king@c3&toward=left-down');
  await untilVerdict(page, 'loses');
  await click(page, cell('c1'));
  await pressIn(page, 'view', 'Fill the table step by step');
  await until(page, `${shown('grundy-fill')}.includes('Step 1 of 9. King on a1: 0')`);
  await press(page, 'Step on');
  await until(page, `${shown('grundy-fill')}.includes('Step 2 of 9. King on b1: 1')`);
  await untilThere(page, 'rect.chosen');
  await untilThere(page, 'rect.option');
  expect(await texts(page, '.cell.hidden')).toHaveLength(7);
});

it('a reason keeps lit what it speaks of while it is shown, and a winning move bears its equation', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilVerdict(page, 'wins');
  const steps = `[...all('grundy-why')[0].shadowRoot.querySelectorAll('button.step')]`;
  await ask(page, `${steps}[1].focus()`);
  await until(page, lit('1'));
  await keys(page, 'Enter', 'Tab', 'Tab');
  await until(
    page,
    `${steps}[1].ariaPressed === 'true' && ${steps}[3].matches(':focus') && ${lit('0')} && all('.arrow').length === 1`,
  );
  await ask(page, `${steps}[3].blur()`);
  await until(page, lit('1'));
  expect(await ask(page, `all('grundy-moves')[0].shadowRoot.querySelector('li span').textContent`)).toBe('3 xor 3 = 0');
  await ask(page, `${steps}[1].click()`);
  await until(page, lit(''));
});

// A reader must be able to check a large mex, and of two queens on one cell both must be explained.
it('a reason of a large mex can be checked, and names all that it is about', async () => {
  const page = await site.open('#game=board&size=2127x1&pieces=rook@2126,0,rook@2126,0&toward=left-down');
  await until(
    page,
    `all('grundy-why')[0]?.shadowRoot.textContent.includes('can each reach every Grundy number from 0 to 2125. The smallest number missing there (the mex) is 2126.')`,
  );
});

it('the reasons are walked back and on, or play by themselves, and each lights the picture', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilVerdict(page, 'wins');
  const shadow = `all('grundy-why')[0].shadowRoot`;
  const at = (step: number | null): string =>
    `[...${shadow}.querySelectorAll('button.step')].findIndex(({ ariaPressed }) => ariaPressed === 'true') === ${step === null ? -1 : step - 1}`;
  const said = (step: number): string =>
    `${shadow}.querySelector('[role="status"]').textContent === ${shadow}.querySelectorAll('button.step')[${step - 1}].textContent.trim().slice(1)`;
  await until(page, `${at(null)} && ${shadow}.querySelector('.back').ariaDisabled === 'true'`);
  await ask(page, `${shadow}.querySelector('.next').focus()`);
  await keys(page, 'Enter');
  await until(page, `${at(1)} && ${lit('0')} && ${said(1)}`);
  await keys(page, 'Enter');
  await until(page, `${at(2)} && ${lit('1')} && ${said(2)}`);
  await ask(page, `${shadow}.querySelector('.back').focus()`);
  await keys(page, 'Enter');
  await until(page, `${at(1)} && ${lit('0')}`);
  await ask(page, `${shadow}.querySelector('.play').focus()`);
  await keys(page, 'Enter');
  await until(page, `${at(2)} && ${lit('1')}`);
  await until(page, `${at(3)}`);
  // The button that plays keeps the focus and pauses.
  await keys(page, 'Enter');
  await until(page, `all('grundy-why')[0].playing === null`);
  const last = await ask<number>(page, `${shadow}.querySelectorAll('button.step').length`);
  await ask(
    page,
    `(() => { for (let times = 0; times < ${last}; times++) ${shadow}.querySelector('.next').click(); })()`,
  );
  await until(
    page,
    `${at(last)} && ${shadow}.querySelector('.next').ariaDisabled === 'true' && all('.arrow').length === 1`,
  );
});
