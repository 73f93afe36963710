import type { Page } from 'puppeteer-core';
import { it } from 'vitest';
import {
  FOCUSED,
  arrived,
  ask,
  click,
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

/** Puts the focus on the button with these words or this label, and presses Enter as often as told. */
async function enter(page: Page, words: string, times = 1): Promise<void> {
  const named = `all('button').find((button) => button.textContent.trim() === '${words}' || button.ariaLabel === '${words}')`;
  await until(page, `${named} !== undefined`);
  await ask(page, `${named}.focus()`);
  await keys(page, ...Array.from({ length: times }, () => 'Enter'));
}

const RESTS = `${FOCUSED}?.ariaDisabled === 'true'`;

/** The label of the focused element, through all shadow roots. */
const SPOKEN = `(${FOCUSED}?.getAttribute('aria-label') ?? ${FOCUSED}?.textContent?.trim() ?? '')`;

it('Next keeps the focus at the last reason, and Back at the first', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await until(page, arrived);
  const last = await ask<number>(page, `all('grundy-why')[0].shadowRoot.querySelectorAll('.step').length`);
  await enter(page, 'Next', last + 1);
  await until(page, `${RESTS} && ${SPOKEN} === 'Next' && all('grundy-why')[0].shown === ${last - 1}`);
  await enter(page, 'Back', last + 1);
  await until(page, `${RESTS} && ${SPOKEN} === 'Back' && all('grundy-why')[0].shown === null`);
});

it('in a match the last hint and Take back keep the focus', async () => {
  const page = await site.open('#game=nim&piles=2,1');
  await until(page, arrived);
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  for (const [words, level] of [
    ['Hint', 'where'],
    ['Show the move', 'move'],
    ['Show why', 'reason'],
  ] as const) {
    await enter(page, words);
    await until(page, `all('grundy-match')[0].view.notice?.level === '${level}'`);
  }
  await until(page, `${RESTS} && ${SPOKEN} === 'Show why'`);
  await press(page, 'Pile 1: one less');
  await press(page, 'End turn');
  await until(page, `all('grundy-match')[0].view.place === 2`);
  await enter(page, 'Take back');
  await until(page, `all('grundy-match')[0].view.place === 0 && ${RESTS} && ${SPOKEN} === 'Take back'`);
});

it('Undo and Redo keep the focus and stay in sight when there is nothing more to undo or redo', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await until(page, arrived);
  await press(page, 'Pile 1: one less');
  await untilPosition(page, 'game=nim&piles=6,4,1');
  const seen = `${FOCUSED}.checkVisibility({ visibilityProperty: true })`;
  await enter(page, 'Undo');
  await until(page, `${RESTS} && ${SPOKEN} === 'Undo' && ${seen}`);
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await enter(page, 'Redo', 2);
  await until(page, `${RESTS} && ${SPOKEN} === 'Redo' && ${seen}`);
  await untilPosition(page, 'game=nim&piles=6,4,1');
  // Without the focus it is hidden, as before.
  await focusPicture(page, '.face[tabindex="0"]');
  await until(page, `!all('button.redo')[0].checkVisibility({ visibilityProperty: true })`);
});

it('pages of piles keep the focus at the last and at the first', async () => {
  const page = await site.open(`#game=nim&piles=${Array.from({ length: 100 }, (_, index) => index).join()}`);
  await until(page, arrived);
  await enter(page, 'Last piles');
  await until(page, `${RESTS} && ${SPOKEN} === 'Last piles'`);
  await enter(page, 'Earlier piles', 9);
  await until(page, `${RESTS} && ${SPOKEN} === 'Earlier piles'`);
});

it('when all turns are shown, the focus goes on to the first that came, and from a turn that is played to the picture', async () => {
  const page = await site.open(`#game=nim&piles=${Array.from({ length: 9 }, () => 1).join()}`);
  await until(page, arrived);
  await enter(page, 'Show 3 more');
  await until(page, `${SPOKEN}.includes('pile 7')`);
  await keys(page, 'Enter');
  await until(page, `${FOCUSED}?.getAttribute('role') === 'gridcell'`);
  await untilVerdict(page, 'loses');
  await enter(page, 'Show 2 more');
  // Pile 7 is empty by now.
  await until(page, `${SPOKEN}.includes('pile 8')`);
});

it('a problem that is dismissed passes the focus to the picture', async () => {
  const page = await site.open('#game=nim&piles=7x,1');
  await until(page, arrived);
  await enter(page, 'Dismiss');
  await until(page, `${FOCUSED}?.getAttribute('role') === 'gridcell'`);
});

it('a pile that is removed by its button passes the focus to the last one', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await until(page, arrived);
  await enter(page, 'Remove pile 3');
  await untilPosition(page, 'game=nim&piles=7,4');
  await until(page, `${FOCUSED}?.getAttribute('role') === 'gridcell' && ${FOCUSED}.textContent.includes('pile 2')`);
});

it.each([
  ['game=nim&piles=2,1', `all('.face[tabindex="0"]')[0].focus()`, ['ArrowDown']],
  ['game=graph&arcs=1-2,2-3&tokens=1', `all('[data-node="0"]')[0].focus()`, ['Enter', 'ArrowRight', 'Enter']],
] as const)('in a match of %s End turn passes the focus to the picture', async (text, focus, move) => {
  const page = await site.open(`#${text}`);
  await until(page, arrived);
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  await ask(page, focus);
  await keys(page, ...move);
  await until(page, `all('grundy-match')[0].view.pending.length > 0`);
  await enter(page, 'End turn');
  await until(
    page,
    `all('grundy-match')[0].view.place > 0 && ['gridcell', 'option'].includes(${FOCUSED}?.getAttribute('role'))`,
  );
});

it('once a match is over, Play again passes the focus to the picture', async () => {
  const page = await site.open('#game=nim&piles=1');
  await until(page, arrived);
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  await press(page, 'Pile 1: one less');
  await press(page, 'End turn');
  await until(page, `all('grundy-match')[0].view.over`);
  await enter(page, 'Play again');
  await untilPosition(page, 'game=nim&piles=1');
  await until(page, `all('button.again').length === 0 && ${FOCUSED}?.getAttribute('role') === 'gridcell'`);
});

it('Answer keeps the focus while an input of a contest is answered, and Find a formula while it searches', async () => {
  const page = await site.open('?view=problems');
  await untilThere(page, '[data-problem] summary');
  await click(page, '[data-problem] summary');
  await untilThere(page, 'grundy-problem-input textarea, #input');
  await enter(page, 'Answer');
  await until(page, `all('#answer pre, #answer .problem').length > 0 && ${SPOKEN} === 'Answer'`);
  const ruled = await site.open('#game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11');
  await until(ruled, arrived);
  await enter(ruled, 'Find a formula');
  await until(ruled, `all('grundy-rule-guess')[0].found?.formulas && ${RESTS} && ${SPOKEN} === 'Find a formula'`);
});
