import { expect, it } from 'vitest';
import {
  ask,
  click,
  keys,
  press,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const panel = `(all('grundy-lost-count')[0]?.shadowRoot.textContent ?? '').replace(/\\s+/g, ' ')`;

it('how many sizes are lost is asked and edited in the page, and proved by the period', async () => {
  const page = await site.open('#game=subtraction&take=1-3&piles=11');
  await untilVerdict(page, 'wins');
  await untilThere(page, '#count');
  await type(page, '#count', '20');
  await untilPosition(page, 'game=subtraction&take=1-3&piles=11&count=20');
  await until(page, `${panel}.includes('5 of the sizes 1 to 20 are lost')`);
  await type(page, '#count', '10^15');
  await until(page, `${panel}.includes('250 000 000 000 000 of the sizes')`);
  expect(await ask(page, panel)).toContain('the outcomes repeat every 4 sizes');
  await press(page, 'Clear');
  await untilPosition(page, 'game=subtraction&take=1-3&piles=11');
  // The button keeps the focus and counts again.
  await keys(page, 'Enter');
  await until(page, `${panel}.includes('of the sizes 1 to')`);
  await keys(page, 'Enter');
  await untilPosition(page, 'game=subtraction&take=1-3&piles=11');
});

// While the field says 10^15, the answer for the first hundred thousand must not stand below it.
it('while sizes are counted, no earlier answer stands below the question, and the count can be given up', async () => {
  const page = await site.open('#game=subtraction&take=fibonacci&piles=20&count=100000');
  await until(page, `${panel}.includes('of the sizes 1 to 100 000')`);
  // Entered at once, as a paste: each typed digit would ask a question of its own.
  await ask(
    page,
    `(() => { const field = all('#count')[0]; field.value = '10^15'; field.dispatchEvent(new Event('input')); })()`,
  );
  await until(page, `${panel}.includes('counting…')`);
  expect(await ask(page, panel)).not.toContain('100 000');
  await click(page, '.counting button');
  await until(page, `${panel}.includes('of the sizes 1 to 100 000') && !${panel}.includes('counting…')`);
  await untilPosition(page, 'game=subtraction&take=fibonacci&piles=20&count=100000');
});

it('what is no number yet stays as it was typed, and is refused by name', async () => {
  const page = await site.open('#game=subtraction&take=1-3&piles=11');
  await untilVerdict(page, 'wins');
  await untilThere(page, '#count');
  await type(page, '#count', '19 pies');
  await until(page, `all('.banner').some((banner) => banner.textContent.includes('«19pies» in count'))`);
  expect(await ask(page, `all('#count')[0].value`)).toBe('19 pies');
  await type(page, '#count', '1 000 000 000');
  await untilPosition(page, 'game=subtraction&take=1-3&piles=11&count=1000000000');
  await until(page, `${panel}.includes('250 000 000 of the sizes')`);
  expect(await ask(page, `all('#count')[0].value`)).toBe('1 000 000 000');
});

it('a set of coins is chosen from the examples', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await untilThere(page, '.take select');
  await ask(
    page,
    `(() => { const list = all('.take select')[0]; list.value = 'primes'; list.dispatchEvent(new Event('change')); })()`,
  );
  await untilPosition(page, 'game=subtraction&take=primes&piles=11');
});

it('every example of a set is one that the core knows', async () => {
  const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
  await untilVerdict(page, 'wins');
  await untilThere(page, '.take select');
  const sets = await ask<string[]>(
    page,
    `[...all('.take select')[0].options].map(({ value }) => value).filter((value) => value !== '')`,
  );
  expect(sets.length).toBeGreaterThan(5);
  for (const take of sets) {
    await ask(
      page,
      `(() => { const list = all('.take select')[0]; list.value = ${JSON.stringify(take)}; list.dispatchEvent(new Event('change')); })()`,
    );
    await until(page, `all('grundy-playground')[0].view.analysis.position.take === ${JSON.stringify(take)}`);
  }
});
