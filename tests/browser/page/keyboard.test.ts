import { expect, it } from 'vitest';
import {
  FOCUSED,
  arrived,
  ask,
  focusPicture,
  keys,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
  verdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

/** The label of the focused element, through all shadow roots. */
const SPOKEN = `(${FOCUSED}?.getAttribute('aria-label') ?? ${FOCUSED}?.textContent?.trim() ?? '')`;

it('a board is played by keyboard alone', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await untilThere(page, '[data-cell="0,0"]');
  await focusPicture(page, '[data-cell="0,0"]');
  expect(await ask(page, SPOKEN)).toBe('a1, row 1 column 1, lost for the player to move, Grundy number 0');
  await keys(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight');
  await until(page, `${SPOKEN} === 'c5, row 5 column 3, knight here, won for the player to move, Grundy number 3'`);
  await keys(page, 'Enter');
  await untilThere(page, '.held');
  await keys(page, 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@a6,knight4@f6');
  await untilVerdict(page, 'loses');
  await page.keyboard.down('Control');
  await keys(page, 'z');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await keys(page, 'y');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@a6,knight4@f6');
  await page.keyboard.up('Control');
});

it('Escape puts a held piece back, X damages, Delete removes', async () => {
  const page = await site.open('#game=board&size=4x4&pieces=knight4@c3');
  await untilThere(page, '[data-cell="0,0"]');
  await focusPicture(page, '[data-cell="0,0"]');
  await keys(page, 'x');
  await untilPosition(page, 'game=board&size=4x4&pieces=knight4@c3&holes=a1');
  await keys(page, 'x');
  await untilPosition(page, 'game=board&size=4x4&pieces=knight4@c3');
  await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter');
  await untilThere(page, '.held');
  await keys(page, 'Escape');
  await until(page, `all('.held').length === 0`);
  await keys(page, 'Delete');
  await untilPosition(page, 'game=board&size=4x4&pieces=');
});

it('piles are stepped, typed, added and removed by keyboard alone', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilThere(page, '[data-pile="0"]');
  await focusPicture(page, '[data-pile="0"]');
  await keys(page, 'ArrowDown');
  await untilPosition(page, 'game=nim&piles=6,4,1');
  await keys(page, 'ArrowRight', '1', '2');
  await untilPosition(page, 'game=nim&piles=6,12,1');
  await keys(page, 'Enter', 'Delete');
  await untilPosition(page, 'game=nim&piles=6,1');
  await keys(page, 'a');
  await untilPosition(page, 'game=nim&piles=6,1,1');
});

it('a tree is built and re-hung by keyboard alone', async () => {
  const page = await site.open('#game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2');
  await untilThere(page, '[data-node="0"]');
  await focusPicture(page, '[data-node="0"]');
  await keys(page, 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await until(page, `${SPOKEN}.startsWith('node 6,')`);
  await keys(page, 'x', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
  await untilPosition(page, 'game=tree&parents=0,1,1,3,3,2&coins=0,2,2,1,3,2');
  await untilVerdict(page, 'loses');
  await keys(page, '1', '2');
  await untilPosition(page, 'game=tree&parents=0,1,1,3,3,2&coins=0,12,2,1,3,2');
  await keys(page, 'a');
  await untilPosition(page, 'game=tree&parents=0,1,1,3,3,2,2&coins=0,12,2,1,3,2,1');
  await keys(page, 'Delete');
  await untilPosition(page, 'game=tree&parents=0,1,2,2&coins=0,2,1,3');
});

it('a heat map answers to the keyboard', async () => {
  const page = await site.open('#game=board&size=50x50&pieces=queen@h8&toward=left-down');
  await untilThere(page, '.window');
  await focusPicture(page, '.window');
  await keys(page, 'ArrowUp', 'ArrowRight', 'ArrowRight');
  await until(page, `all('#cursor')[0].textContent.startsWith('c2, row 2 column 3, lost')`);
  await until(page, `all('grundy-place')[0].shadowRoot.textContent.includes('Queen on c2')`);
  await keys(page, 'x');
  await untilPosition(page, 'game=board&size=50x50&pieces=queen@h8&holes=c2&toward=left-down');
});

it('the list of keys opens with a question mark, and a text field keeps its own keys', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await type(page, 'textarea', 'game=nim&piles=3,3');
  await untilVerdict(page, 'loses');
  await keys(page, '?');
  expect(await ask(page, `all('dialog[open]').length`)).toBe(0);
  await type(page, 'textarea', 'game=nim&piles=3,3');
  await untilThere(page, '[data-pile="0"]');
  await focusPicture(page, '[data-pile="0"]');
  await keys(page, '?');
  await untilThere(page, 'dialog[open]');
  await keys(page, 'Escape');
  await until(page, `all('dialog[open]').length === 0`);
  expect(await verdict(page)).toContain('loses');
});

it('each editor is one stop for Tab', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5');
  await untilThere(page, '[data-cell="0,0"]');
  expect(await ask(page, `all('grundy-board-svg')[0].shadowRoot.querySelectorAll('[tabindex="0"]').length`)).toBe(1);
});

it.each(someOf([360, 1440], 2))('at %i px Tab goes through the page as it is read', async (width) => {
  // So high that nothing sticks to the foot of the window.
  const page = await site.open('#game=nim&piles=7,4,1', { width, height: 3000 });
  await until(page, arrived);
  const part = `((at) => { while (at && !at.matches?.('grundy-bar, .verdict, .canvas, .picture > .tools, [part="moves"], [part="rest"], footer')) at = at.parentNode ?? at.host; return at; })`;
  const seen: { part: string; left: number; top: number }[] = [];
  for (;;) {
    await keys(page, 'Tab');
    const at = await ask<{ part: string; left: number; top: number } | undefined>(
      page,
      `((at) => at && { part: at.getAttribute('part') ?? at.className + at.localName, left: Math.round(at.getBoundingClientRect().left), top: Math.round(at.getBoundingClientRect().top + scrollY) })(${part}(${FOCUSED}))`,
    );
    if (!at) break;
    if (at.part !== seen.at(-1)?.part) seen.push(at);
  }
  expect(seen.length).toBeGreaterThan(4);
  // The order goes column by column.
  expect(seen).toEqual(
    seen.toSorted(
      (one, other) => (one.left < width / 2 ? 0 : 1) - (other.left < width / 2 ? 0 : 1) || one.top - other.top,
    ),
  );
});
