/** The menus of a position: by keyboard, by touch, and closed by a press outside. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  FOCUSED,
  arrived,
  ask,
  keys,
  openMenu,
  position,
  press,
  type Menu,
  until,
  untilPosition,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();
const MENUS: Menu[] = ['view', 'explore', 'rule', 'form'];

const part = (menu: Menu, selector: string): string =>
  `all('[data-menu="${menu}"]')[0].shadowRoot.querySelector('${selector}')`;
const isOpen = (menu: Menu): string => `(${part(menu, ':popover-open')} !== null)`;

const hasFocus = (menu: Menu): string => `${FOCUSED} === ${part(menu, '#button')}`;
/** Whether the focus is inside the panel of a menu, through all shadow roots. */
const within = (menu: Menu): string =>
  `(() => { for (let at = ${FOCUSED}; at; at = at.parentNode ?? at.host) if (at === ${part(menu, '#panel')}) return true; return false; })()`;

async function open(): Promise<Page> {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6', { width: 1280, height: 800 });
  await until(page, `all('grundy-tools').length > 0 && ${arrived}`);
  return page;
}

it.each(someOf(MENUS))(
  'the menu %s opens by keyboard with the focus in it, and Escape gives the focus back',
  async (menu) => {
    const page = await open();
    await ask(page, `${part(menu, '#button')}.focus()`);
    expect(await ask(page, `${part(menu, '#button')}.ariaExpanded`)).toBe('false');
    await keys(page, 'Enter');
    await until(page, `${isOpen(menu)} && ${within(menu)} && ${part(menu, '#button')}.ariaExpanded === 'true'`);
    const first = `(window.first ??= ${FOCUSED}) === ${FOCUSED}`;
    await until(page, `${FOCUSED} !== ${part(menu, '#panel')} && ${first}`);
    await keys(page, 'Escape');
    await until(page, `!${isOpen(menu)} && ${hasFocus(menu)}`);
    expect(await position(page)).toBe('game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  },
);

it('the arrows go through a menu and round its ends, and open it', async () => {
  const page = await open();
  await ask(page, `${part('view', '#button')}.focus()`);
  await keys(page, 'ArrowDown');
  await until(page, `${isOpen('view')} && ${within('view')} && ${FOCUSED}.localName === 'button'`);
  await ask(page, `void (window.first = ${FOCUSED})`);
  await keys(page, 'ArrowDown');
  await until(page, `${FOCUSED} !== window.first && ${within('view')}`);
  await keys(page, 'ArrowUp');
  await until(page, `${FOCUSED} === window.first`);
  await keys(page, 'ArrowUp');
  await until(page, `${FOCUSED} !== window.first && ${within('view')}`);
  await keys(page, 'ArrowDown');
  await until(page, `${FOCUSED} === window.first`);
});

it('a press beside a menu closes it, and another menu takes its place', async () => {
  const page = await open();
  await openMenu(page, 'view');
  await page.mouse.click(640, 790);
  await until(page, `!${isOpen('view')}`);
  await openMenu(page, 'explore');
  await openMenu(page, 'rule');
  await until(page, `!${isOpen('explore')} && ${isOpen('rule')}`);
});

it('a menu lies within the window at every width', async () => {
  const page = await open();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewport({ width, height });
    for (const menu of MENUS) {
      await openMenu(page, menu);
      await until(
        page,
        `(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)(${part(menu, '#panel')}.getBoundingClientRect())`,
      );
    }
    await keys(page, 'Escape');
  }
});

it('R draws a random position and Q hides the answers, but for where one types', async () => {
  const page = await open();
  await keys(page, 'r');
  await until(page, `location.hash !== '#game=board&size=8x8&pieces=knight4@c5,knight4@f6' && ${arrived}`);
  const drawn = await position(page);
  await keys(page, 'q');
  await until(page, `all('grundy-verdict').length === 0 && all('grundy-exercise').length === 1`);
  await keys(page, 'q');
  await until(page, `all('grundy-verdict').length === 1`);
  await ask(page, `all('textarea')[0].focus()`);
  await keys(page, 'r', 'q', 'Backspace', 'Backspace');
  await untilPosition(page, drawn);
});

it('what is chosen in the view changes no position', async () => {
  const page = await open();
  await openMenu(page, 'view');
  await press(page, 'Nothing');
  await until(page, `all('grundy-board-svg .number').length === 0`);
  expect(await ask(page, isOpen('view'))).toBe(true);
  expect(await position(page)).toBe('game=board&size=8x8&pieces=knight4@c5,knight4@f6');
});
