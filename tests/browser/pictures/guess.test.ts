import { expect, it } from 'vitest';
import { ask, press, type, until, untilPosition, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const TAKE = 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11';
const EUCLID =
  'game=rule&numbers=a,b&moves=(a-k*b,b)_for_k_in_1..(a-1)/b;_(a,b-k*a)_for_k_in_1..(b-1)/a&end=min(a,b)==0&at=(25,7)&guess=abs(a*a-b*b)/(a*b)';
const ANSWER = `all('grundy-rule-guess')[0].shadowRoot.querySelector('[role=status]').textContent.replace(/\\s+/g, ' ')`;

it('a guess is tested while it is typed: where it is wrong is lit and leads there, and what a theorem gives is proved', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await type(page, '#guess', 'n%7==0');
  await untilPosition(page, `${TAKE}&guess=n_mod_7==0`);
  await until(page, `${ANSWER}.includes('Wrong at 2: you guessed not lost')`);
  await until(page, `all('[data-square="2"]')[0].classList.contains('option')`);
  await page.keyboard.type(' or n%7==');
  // An unfinished text is refused, and the earlier position stays.
  await until(page, `all('.banner').length > 0`);
  await page.keyboard.type('2');
  await untilPosition(page, `${TAKE}&guess=n_mod_7==0_or_n_mod_7==2`);
  await until(page, `${ANSWER}.includes('Proved for every number: the outcomes repeat with the period 7')`);
  await type(page, '#guess', 'n%7==2');
  await until(page, `${ANSWER}.includes('Wrong at 0')`);
  await press(page, 'Go there');
  await untilPosition(page, `${TAKE.replace('at=11', 'at=0')}&guess=n_mod_7==2`);
  await press(page, 'Clear');
  await untilPosition(page, TAKE.replace('at=11', 'at=0'));
});

it('a guess of numbers stands in a link, and is not called proved where nothing proves it', async () => {
  const page = await site.open(`#${EUCLID}`);
  await untilVerdict(page, 'wins');
  await until(page, `${ANSWER}.includes('Agrees at all')`);
  expect(await ask(page, ANSWER)).toContain(
    'That is no proof. The guess has no value at 37 positions, the first of them (0, 0).',
  );
  await press(page, 'Play');
  await until(page, `all('grundy-rule-guess').length === 0`);
});

it('formulas that hold are found, and one of them becomes the guess', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await press(page, 'Find a formula');
  await press(page, 'n mod 7==0 or n mod 7==2');
  await untilPosition(page, `${TAKE}&guess=n_mod_7==0_or_n_mod_7==2`);
  await until(page, `${ANSWER}.includes('Proved for every number')`);
  // Formulas found stay while the position changes, and go when the rule changes.
  expect(await ask(page, `all('.found')[0].textContent`)).toContain('That is no proof.');
  await ask(page, `location.hash = ${JSON.stringify(`#${TAKE.replace('{1,3,4}', '{1,2}')}`)}`);
  await until(page, `all('.found').length === 0`);
  await press(page, 'Find a formula');
  await press(page, 'n mod 3');
  await until(page, `location.hash.endsWith('&guess=n_mod_3')`);
});

it('a guess that is refused hides the answer to the one before, stays to be mended, and is given up for a formula', async () => {
  const page = await site.open(`#${TAKE}`);
  await untilVerdict(page, 'wins');
  await type(page, '#guess', 'n%7==3');
  await until(page, `${ANSWER}.includes('Wrong at 0')`);
  await page.keyboard.type('||n%7==2');
  await until(page, `all('.banner')[0]?.textContent.includes('«||» in guess: expected «or»')`);
  expect(
    await ask(page, `all('grundy-rule-guess')[0].shadowRoot.querySelectorAll('.answer, [role=status] button').length`),
  ).toBe(0);
  await ask(page, `all('#guess')[0].blur()`);
  const field = `[all('#guess')[0].value, all('#guess')[0].ariaInvalid]`;
  // What was refused first may still be shown: the answer to the last letters comes later.
  await until(page, `${field}.join() === 'n%7==3||n%7==2,true'`);
  await press(page, 'Find a formula');
  await until(page, `all('.banner').length === 0 && ${ANSWER}.includes('Wrong at 0')`);
  expect(await ask(page, field)).toEqual(['n mod 7==3', 'false']);
});
