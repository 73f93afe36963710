/** The gallery of contest problems: find a problem, open it in the playground, answer an input of one's own. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  FOCUSED,
  ask,
  click,
  keys,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

const card = (key: string): string => `[data-problem="${key}"]`;
const shown = `all('[data-problem]').map(({ dataset }) => dataset.problem)`;

async function gallery(screen = {}): Promise<Page> {
  const page = await site.open('?view=problems', screen);
  await untilThere(page, '[data-problem]');
  return page;
}

const inBox = (key: string, selector: string): string =>
  `all('${card(key)} grundy-problem-input')[0].shadowRoot.querySelector('${selector}')`;

/** Opens the input box of a problem. */
async function box(page: Page, key: string): Promise<void> {
  await click(page, `${card(key)} summary`);
  await until(page, `${inBox(key, 'textarea')} != null`);
}

async function answer(page: Page, key: string, input: string): Promise<void> {
  await ask(page, `${inBox(key, 'textarea')}.value = ${JSON.stringify(input)}`);
  await ask(page, `${inBox(key, 'button')}.click()`);
  await until(page, `${inBox(key, 'pre, .problem')} != null`);
}

it('is fetched when it is asked for, and its problems are found by number, judge and words', async () => {
  const page = await site.open();
  await untilThere(page, '[data-game]');
  expect(
    await ask(page, `performance.getEntriesByType('resource').filter(({ name }) => /gallery/.test(name)).length`),
  ).toBe(0);
  await click(page, 'a[href="?view=problems"]');
  await untilThere(page, '[data-problem]');
  expect(await ask<number>(page, `${shown}.length`)).toBeGreaterThanOrEqual(65);
  await type(page, '[role="search"] input', '87c');
  await until(page, `${shown}.join() === 'cf-87c'`);
  await type(page, '[role="search"] input', '');
  await click(page, '[data-judge="cses"]');
  await until(page, `${shown}.length === 6 && ${shown}.every((key) => key.startsWith('cses-'))`);
  await type(page, '[role="search"] input', 'xyzzy');
  await until(page, `${shown}.length === 0 && all('.found')[0].textContent.includes('0 problems found')`);
});

it('a problem opens in the playground, and Back finds the list as it was left', async () => {
  const page = await gallery();
  await type(page, '[role="search"] input', '1099');
  await until(page, `${shown}.join() === 'cses-1099'`);
  await click(page, `${card('cses-1099')} .open`);
  await untilPosition(page, 'game=staircase&stairs=0,2,1,3');
  await untilVerdict(page, 'wins');
  await ask(page, `history.back()`);
  await until(page, `${shown}.join() === 'cses-1099' && ${FOCUSED}?.matches('.open')`);
  expect(await page.title()).toBe('Contest problems, solved by Grundy');
});

describe('the box of a problem', () => {
  it('prints what the judge prints', async () => {
    const page = await gallery();
    await type(page, '[role="search"] input', 'nim');
    await box(page, 'cses-1730');
    await answer(page, 'cses-1730', '3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6');
    expect(await ask(page, `${inBox('cses-1730', 'pre')}.textContent`)).toBe('first\nfirst\nsecond');
    await box(page, 'poj-2960');
    await answer(page, 'poj-2960', '2 2 5\n2\n2 2 2\n1 5\n0');
    expect(await ask(page, `${inBox('poj-2960', 'pre')}.textContent`)).toBe('LW');
  });

  it('answers where one component ends the whole game, and its link shows that', async () => {
    const page = await gallery();
    await box(page, 'cf-gym-marbles');
    await answer(page, 'cf-gym-marbles', '2\n1 2\n1 2');
    expect(await ask(page, `${inBox('cf-gym-marbles', 'pre')}.textContent`)).toBe('N');
    await click(page, `${card('cf-gym-marbles')} .open`);
    await untilVerdict(page, 'wins');
    await until(page, `decodeURIComponent(location.hash).includes('&lost=max(x,y)==0&at=(1,3),(2,3)')`);
  });

  it('gives up what takes long, and answers the next one', async () => {
    const page = await gallery();
    await box(page, 'cses-2207');
    await ask(page, `${inBox('cses-2207', 'textarea')}.value = '1 40000'`);
    await ask(page, `${inBox('cses-2207', 'button')}.click()`);
    await until(page, `${inBox('cses-2207', 'button + button')} != null`);
    await ask(page, `${inBox('cses-2207', 'button + button')}.click()`);
    await until(page, `${inBox('cses-2207', 'button + button')} == null`);
    expect(await ask(page, `${inBox('cses-2207', 'pre, .problem')}`)).toBe(null);
    await answer(page, 'cses-2207', '2 7 8');
    expect(await ask(page, `${inBox('cses-2207', 'pre')}.textContent`)).toBe('second\nfirst');
  });

  it('is used by keyboard alone', async () => {
    const page = await gallery();
    await type(page, '[role="search"] input', '1025');
    await until(page, `${shown}.join() === 'lc-1025'`);
    await ask(page, `all('${card('lc-1025')} .open')[0].focus()`);
    await keys(page, 'Tab', 'Enter');
    await until(page, `${inBox('lc-1025', 'textarea')} != null`);
    await keys(page, 'Tab');
    await page.keyboard.down('Control');
    await keys(page, 'a');
    await page.keyboard.up('Control');
    await page.keyboard.type('6');
    await keys(page, 'Tab', 'Enter');
    await until(page, `${inBox('lc-1025', 'pre')}?.textContent === 'true'`);
  });

  it.each(
    someOf([
      ['', 'Paste an input first.'],
      ['2\n3\n1 2 3\n2\n1', 'The input ends where a should stand.'],
      ['1\n2\n1 x', 'A whole number should stand for a, not “x”.'],
      ['1\n1\n5 7', 'The input goes on after its end, from “7”.'],
      ['99999\n99999\n1', 'The input ends where a should stand.'],
      ['1\n2\n1 99999999999999999999', 'Case 1 is no position'],
    ]),
  )('says in words what is wrong with %j', async (input, said) => {
    const page = await gallery();
    await box(page, 'cses-1730');
    await answer(page, 'cses-1730', input);
    expect(await ask(page, `${inBox('cses-1730', '.problem')}.textContent`)).toContain(said);
  });
});

it.each(someOf([360, 768, 1440]))('nothing is wider than a window of %i', async (width) => {
  const page = await gallery({ width, height: 800, touch: width === 360 });
  await box(page, 'cf-1312f');
  await answer(page, 'cf-1312f', '1\n1 2 3 4\n7');
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
  expect(await texts(page, 'h1')).toEqual(['Contest problems']);
});
