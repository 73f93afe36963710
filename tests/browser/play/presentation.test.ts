import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  focusPicture,
  keys,
  press,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const inside = `all('grundy-presentation')[0]?.shadowRoot`;
const size = 'parseFloat(getComputedStyle(document.documentElement).fontSize)';

async function present(page: Page): Promise<void> {
  await keys(page, 'f');
  await until(
    page,
    `${inside}.querySelector('dialog').open && all('grundy-presentation [data-pile], [data-pile]').length > 0`,
  );
}

it('a key shows the position large with its verdict, moves and reasons alone, and ends it', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 1440, height: 900 });
  await untilVerdict(page, 'wins');
  const before = await ask<number>(page, size);
  await focusPicture(page, '[data-pile]');
  await present(page);
  expect(await ask<number>(page, size)).toBeGreaterThan(before * 1.2);
  // Nothing of the page is visible or can be reached.
  const over = `(x) => {
    let [root, found] = [document, []];
    while (root) {
      const element = root.elementFromPoint(x, innerHeight / 2);
      root = found.includes(element) ? null : element?.shadowRoot;
      found.push(element);
    }
    return found.some(({ localName }) => localName === 'grundy-presentation');
  }`;
  expect(await ask(page, `[20, innerWidth / 2, innerWidth - 20].every(${over})`)).toBe(true);
  const tags = await ask<string[]>(
    page,
    `all('*', ${inside}).filter(({ localName }) => localName.startsWith('grundy-')).map(({ localName }) => localName)`,
  );
  expect(tags).toEqual(expect.arrayContaining(['grundy-verdict', 'grundy-moves', 'grundy-why', 'grundy-stage']));
  expect(tags.filter((tag) => ['grundy-legend', 'grundy-tools', 'grundy-presets', 'grundy-bar'].includes(tag))).toEqual(
    [],
  );
  await keys(page, 'f');
  await until(page, `all('grundy-presentation').length === 0 && ${size} === ${before}`);
  expect(await ask(page, `all('[data-pile]')[0].matches(':focus, :focus-within')`)).toBe(true);
});

it('its reasons are walked by a presenter’s keys and light the picture, and its moves are played', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 1440, height: 900 });
  await untilVerdict(page, 'wins');
  await present(page);
  const shown = (step: number): string =>
    `[...all('grundy-why', ${inside})[0].shadowRoot.querySelectorAll('.step')].findIndex(({ ariaPressed }) => ariaPressed === 'true') === ${step}`;
  await untilThere(page, 'grundy-presentation');
  await keys(page, 'PageDown', 'ArrowRight');
  await until(page, `${shown(1)} && all('grundy-stage', ${inside})[0].shared.highlight.items.length === 3`);
  await keys(page, 'PageUp');
  await until(page, shown(0));
  await ask(page, `all('grundy-moves', ${inside})[0].shadowRoot.querySelector('button.turn').click()`);
  await untilPosition(page, 'game=nim&piles=5,4,1');
  await until(page, `all('grundy-verdict', ${inside})[0].shadowRoot.querySelector('[data-outcome="lose"]')`);
  await keys(page, 'Escape');
  await until(page, `all('grundy-presentation').length === 0`);
});

it('a match is presented without answers, and a key that is typed begins nothing', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 1024, height: 768 });
  await untilVerdict(page, 'wins');
  await press(page, 'Play');
  await untilThere(page, 'grundy-match-line');
  await ask(page, `document.activeElement?.blur()`);
  await present(page);
  expect(
    await ask(page, `[all('grundy-match-line', ${inside}).length, all('grundy-why, grundy-moves', ${inside}).length]`),
  ).toEqual([1, 0]);
  await ask(page, `${inside}.querySelector('button.leave').click()`);
  await until(page, `all('grundy-presentation').length === 0`);
  await ask(
    page,
    `(() => { const field = all('input').find(({ type }) => type !== 'checkbox' && type !== 'range'); field.focus(); })()`,
  );
  await keys(page, 'f');
  expect(await ask(page, `all('grundy-presentation').length`)).toBe(0);
});

it('an event begins it as well, for the menu that lists it', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6', { width: 768, height: 1024 });
  await untilVerdict(page, 'wins');
  await ask(
    page,
    `all('grundy-stage')[0].dispatchEvent(new CustomEvent('grundy-present', { bubbles: true, composed: true }))`,
  );
  await until(page, `${inside}.querySelector('dialog').open`);
  await until(page, `all('.piece', ${inside}).length > 0`);
  expect(await ask(page, `${inside}.querySelector('dialog').scrollWidth <= innerWidth`)).toBe(true);
});
