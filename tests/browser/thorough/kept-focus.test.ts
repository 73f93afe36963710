import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { everyFamily } from '../support/families.ts';
import { FOCUSED, ask, keys, press, settled, until, untilVerdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** How many buttons are pressed on one page: the buttons of a hundred piles do the same. */
const MOST = 100;

/** The name by which a button is known. */
const NAMED = `((button) => (button.ariaLabel ?? button.textContent).trim().replace(/\\s+/g, ' '))`;
const SHOWN = `((button) => button.checkVisibility({ visibilityProperty: true }) && button.getClientRects().length > 0)`;
/** The one element of the picture that Tab stops at. */
const STOP = `all("${['gridcell', 'treeitem', 'option', 'grid'].map((role) => `[role='${role}'][tabindex='0']`).join()}")[0]`;
const KEPT = `(${FOCUSED} !== document.body && ${FOCUSED}.checkVisibility())`;

/** Waits until the address is this one again and all dialogs are closed. */
async function back(page: Page, address: string): Promise<void> {
  await ask(
    page,
    `(all('dialog[open]').forEach((dialog) => dialog.close()), location.hash === ${JSON.stringify(address)} || (location.hash = ${JSON.stringify(address)}))`,
  );
  await until(page, settled);
}

/** Whether something on the page has the focus, once what was pressed is answered and drawn. */
async function kept(page: Page): Promise<boolean> {
  await frames(page, 2);
  await until(page, settled);
  // A picture that replaces another one is drawn in parts.
  await frames(page, 10);
  return ask(page, KEPT);
}

/** Presses the first button whose name is not among these, and returns its name; null if there is none. */
function pressNext(page: Page, names: readonly string[]): Promise<string | null> {
  return ask(
    page,
    `((names) => {
    const next = all('button').find((button) => ${SHOWN}(button) && !button.disabled && !names.includes(${NAMED}(button)));
    next?.focus();
    next?.click();
    return next ? ${NAMED}(next) : null;
  })(${JSON.stringify(names)})`,
  );
}

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Presses each button of the page that `pressed` does not hold, back at the address each time, and returns the names of those that lose the focus. */
async function lostByButtons(page: Page, address: string, pressed: Set<string>): Promise<string[]> {
  const lost: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await back(page, address);
    const name = await pressNext(page, [...pressed]);
    if (name === null) break;
    pressed.add(name);
    if (!(await kept(page))) lost.push(name);
  }
  return lost;
}

/** What changes or removes the place with the focus, in one picture or another. */
const KEYS = [['Enter'], ['End', 'Enter'], ['End', 'Delete'], ['ArrowUp', 'Enter', 'Enter'], ['x']];

async function lostByKeys(page: Page, address: string): Promise<string[]> {
  const lost: string[] = [];
  for (const sequence of KEYS) {
    await back(page, address);
    await until(page, STOP);
    await ask(page, `${STOP}.focus()`);
    for (const key of sequence) {
      await keys(page, key);
      if (!(await kept(page))) lost.push(sequence.join(' '));
    }
  }
  return lost;
}

// What all pages have is pressed on the first one alone.
const everywhere = new Set<string>();

it.each(everyFamily)('neither a button nor a key loses the focus: %s', async (_, text) => {
  const page = await site.open(`#${text}`);
  await untilVerdict(page, '');
  expect(await lostByKeys(page, `#${text}`)).toEqual([]);
  expect(await lostByButtons(page, `#${text}`, everywhere)).toEqual([]);
});

it('the last edge of Hackenbush, removed by its button, passes the focus to the picture', async () => {
  const page = await site.open('#game=hackenbush&edges=0-s');
  await untilVerdict(page, '');
  await until(page, STOP);
  await ask(page, `${STOP}.focus()`);
  await keys(page, 'ArrowUp');
  await press(page, 'Remove ground–s');
  await until(page, `!location.hash.includes('0-s') && ${settled}`);
  await until(page, `${FOCUSED} === ${STOP}`);
});
