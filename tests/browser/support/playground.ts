/** The playground for the tests: what a reader sees, and what a reader does. */

import type { Frame, Page } from 'puppeteer-core';

/** Finds elements by selector through all shadow roots; runs in the page. */
const find = `(selector, from = document) => {
  const found = [];
  const walk = (root) => {
    found.push(...root.querySelectorAll(selector));
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) walk(element.shadowRoot);
  };
  walk(from);
  return found;
}`;

/** Evaluates an expression in the page, where `all(selector)` finds elements. */
export function ask<T>(page: Page | Frame, expression: string): Promise<T> {
  return page.evaluate(`(() => { const all = ${find}; return (${expression}); })()`) as Promise<T>;
}

/**
 * Waits until an expression with `all(selector)` is true. It polls from outside: puppeteer's own waiting compiles code
 * from text in the page, which the site's content policy refuses in Firefox 140.
 */
export async function until(page: Page | Frame, expression: string): Promise<void> {
  // An expression about a missing element is not true yet, and a page that is being left will soon be another.
  const holds = (): Promise<unknown> =>
    page
      .evaluate(`(() => { const all = ${find}; try { return Boolean(${expression}); } catch { return false; } })()`)
      .catch(() => false);
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) {
      const shown = await ask<string>(
        page,
        `all('grundy-playground')[0]?.shadowRoot?.textContent + all('.banner').map((banner) => banner.textContent).join()`,
      );
      throw new Error(`never came true: ${expression}; the page shows: ${shown.replaceAll(/\s+/g, ' ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Waits until the offline store is filled and answers. */
export const untilKept = (page: Page): Promise<void> =>
  until(page, `navigator.serviceWorker.controller?.state === 'activated'`);

/** Waits for a frame with such an address. It polls, since a frame may appear before puppeteer listens for it. */
export async function untilFrame(page: Page, is: (address: string) => boolean): Promise<Frame> {
  const end = Date.now() + 30_000;
  for (;;) {
    const frame = page.frames().find((each) => is(each.url()));
    if (frame) return frame;
    if (Date.now() > end)
      throw new Error(
        `no frame came; there are ${page
          .frames()
          .map((each) => each.url())
          .join(' ')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const quoted = (text: string): string => JSON.stringify(text);

export function verdict(page: Page): Promise<string> {
  return ask(page, `all('grundy-verdict')[0].shadowRoot.textContent.replace(/\\s+/g, ' ').trim()`);
}

/** All editors and cards of the page are defined and drawn, the foot last. Dialogs, outside of main, are fetched on demand. */
export const arrived = `all('main:not(.before)').length > 0 && all('main').every((main) => all(':not(:defined)', main).length === 0) && all('grundy-playground').every((page) => all('footer', page.shadowRoot).length > 0)`;

/** The focused element, through all shadow roots. */
export const FOCUSED = `((at) => { while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at; })(document.activeElement)`;

/** Waits for the verdict, and for the picture beside it. */
export function untilVerdict(page: Page, words: string): Promise<void> {
  return until(page, `all('grundy-verdict')[0]?.shadowRoot?.textContent.includes(${quoted(words)}) && ${arrived}`);
}

/** The position in the address bar. */
export function position(page: Page): Promise<string> {
  return ask(page, `location.hash.slice(1)`);
}

/** Whether the solver of a playground has no open question. */
export const IDLE = `(({ queues }) => [...queues.queues.values()].every(({ running, waiting }) => running === null && waiting.length === 0))`;

/** The latest request is shown, or was refused. */
export const settled = `all('grundy-playground').every(({ session: { view, solver } }) => view.text === view.analysis?.text && ${IDLE}(solver))`;

/** Waits until the address shows this position and stays. */
export function untilPosition(page: Page, text: string): Promise<void> {
  return until(page, `location.hash === ${quoted(`#${text}`)} && ${settled}`);
}

export function untilThere(page: Page | Frame, selector: string): Promise<void> {
  return until(page, `all(${quoted(selector)}).length > 0`);
}

export function texts(page: Page, selector: string): Promise<string[]> {
  return ask(page, `all(${quoted(selector)}).map((element) => element.textContent.replace(/\\s+/g, ' ').trim())`);
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of the element, scrolled into view and at rest: what still loads may move it. */
export async function middle(page: Page, selector: string): Promise<Point> {
  await untilThere(page, selector);
  const look = (): Promise<Point> =>
    ask(
      page,
      `(() => {
        const element = all(${quoted(selector)})[0];
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()`,
    );
  let before = await look();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 35));
    const now = await look();
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Waits until nothing slides and no colour fades. A document does not list the animations of shadow trees. */
export function untilStill(page: Page): Promise<void> {
  return until(
    page,
    `[document, ...all('*').flatMap(({ shadowRoot }) => shadowRoot ?? [])].every((root) => root.getAnimations().every(({ playState }) => playState !== 'running'))`,
  );
}

export async function click(page: Page, selector: string): Promise<void> {
  const { x, y } = await middle(page, selector);
  await page.mouse.click(x, y);
}

/** Taps the element with a finger, on a screen with touch. */
export async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await middle(page, selector);
  await page.touchscreen.tap(x, y);
}

/** Presses the first button with these words, once it is enabled. */
export async function press(page: Page, words: string): Promise<void> {
  const mark = `data-pressed-${Math.random().toString(36).slice(2)}`;
  const named = `all('button').find((button) => !button.disabled && button.ariaDisabled !== 'true' && (button.textContent.trim() === ${quoted(words)} || button.ariaLabel === ${quoted(words)}))`;
  await until(page, `${named} !== undefined`);
  await ask(page, `${named}.setAttribute('${mark}', '')`);
  await click(page, `[${mark}]`);
}

/** Pastes a text onto the element that the expression finds. Firefox makes no paste event with data of one's own. */
export function paste(page: Page, target: string, text: string): Promise<void> {
  return ask(
    page,
    `(() => {
      const data = new DataTransfer();
      data.setData('text', ${quoted(text)});
      const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
      ${target}.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: data }));
    })()`,
  );
}

export type Menu = 'view' | 'explore' | 'rule' | 'form';

/** Opens a menu of the position: its view, its links to explore, the rule of the turn, or the form of its parameters. */
export async function openMenu(page: Page, menu: Menu): Promise<void> {
  const open = `all('[data-menu="${menu}"]')[0].shadowRoot.querySelector(':popover-open') !== null`;
  await untilThere(page, `[data-menu="${menu}"]`);
  // A reader scrolls there first, and the menu opens beside its button.
  await ask(page, `all('[data-menu="${menu}"]')[0].scrollIntoView({ block: 'nearest' })`);
  if (!(await ask(page, open)))
    await ask(page, `all('[data-menu="${menu}"]')[0].shadowRoot.querySelector('#button').click()`);
  await until(page, `${open} && ${arrived}`);
}

function closeMenu(page: Page, menu: Menu): Promise<void> {
  return ask(page, `all('[data-menu="${menu}"]')[0].shadowRoot.querySelector(':popover-open')?.hidePopover()`);
}

/** Presses a button in a menu of the position, and closes the menu if it is still open. */
export async function pressIn(page: Page, menu: Menu, words: string, pressing = press): Promise<void> {
  await openMenu(page, menu);
  await pressing(page, words);
  await closeMenu(page, menu);
}

/** Chooses from a list in a menu of the position. */
export async function chooseIn(page: Page, menu: Menu, list: string, value: string): Promise<void> {
  await openMenu(page, menu);
  await untilThere(page, list);
  await ask(
    page,
    `(() => { const list = all(${quoted(list)})[0]; list.value = ${quoted(value)}; list.dispatchEvent(new Event('change')); })()`,
  );
  await closeMenu(page, menu);
}

/** Drags from one element over others to the last one; the pointer stops at each. */
export async function drag(page: Page, from: string, ...over: string[]): Promise<void> {
  const start = await middle(page, from);
  const points: Point[] = [];
  for (const selector of over) {
    points.push(
      await ask<Point>(
        page,
        `(() => { const box = all(${quoted(selector)})[0].getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`,
      ),
    );
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of points) {
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
}

export async function keys(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name as Parameters<Page['keyboard']['press']>[0]);
  }
}

/** Puts the focus on the picture, as Tab would. */
export function focusPicture(page: Page, selector: string): Promise<void> {
  return ask(page, `all(${quoted(selector)})[0].focus()`);
}

/** Empties a field and types into it. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  await untilThere(page, selector);
  await ask(page, `(() => { const field = all(${quoted(selector)})[0]; field.focus(); field.select(); })()`);
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

export function cell(name: string): string {
  const [, letter, row] = /^([a-z])(\d+)$/.exec(name)!;
  return `[data-cell="${letter!.charCodeAt(0) - 97},${Number(row) - 1}"]`;
}
