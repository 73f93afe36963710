/** Claims of the lessons to refute by play. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { ask, click, drag, keys, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

const opened = async (lesson: string): Promise<Page> => {
  const page = await site.open(`lessons/${lesson}.html`);
  await until(page, `all('grundy-trap').every(({ updateComplete }) => updateComplete !== undefined)`);
  return page;
};

/** The coins of a pile that does not cover the middle of any. */
const FEW = 12;

/** A turn as a reader makes it: a tap on a coin that leaves `left` coins of a pile (keys in tall piles, and to add coins), presses one after the other, or a drag from one thing to another. */
type Turn = { pile: number; left: number; and?: Turn } | { press: string[] } | { drag: [from: string, to: string] };

interface Trap {
  lesson: (typeof LESSONS)[number];
  id: string;
  /** Turns that do not refute the claim; `refuting` is one that does. `says`: what is said of the others where it tells what to do. */
  idle: Turn[];
  refuting: Turn;
  says?: string;
}

const TRAPS: Trap[] = [
  { lesson: 'win-or-lose', id: 'previous', idle: [{ pile: 0, left: 8 }], refuting: { pile: 0, left: 3 } },
  {
    lesson: 'win-or-lose',
    id: 'pattern',
    idle: [{ pile: 0, left: 24 }],
    refuting: { pile: 0, left: 19 },
    says: 'You may take only 1, 3, 4 or 16. Take it back.',
  },
  // Adding coins is not a turn.
  {
    lesson: 'win-or-lose',
    id: 'swapped',
    idle: [{ pile: 0, left: 5 }],
    refuting: { pile: 0, left: 1 },
    says: 'You may take only 1, 3 or 4. Take it back.',
  },
  { lesson: 'nim', id: 'adding', idle: [], refuting: { pile: 2, left: 0 } },
  {
    lesson: 'nim',
    id: 'taking',
    idle: [{ pile: 2, left: 5 }],
    refuting: { pile: 1, left: 1 },
    says: 'The claim says: take 3 coins. Take this move back.',
  },
  { lesson: 'sums', id: 'sizes', idle: [], refuting: { pile: 1, left: 5 } },
  { lesson: 'sums', id: 'moves', idle: [{ pile: 0, left: 3 }], refuting: { pile: 1, left: 4 } },
  { lesson: 'sums', id: 'bits', idle: [{ pile: 0, left: 2 }], refuting: { pile: 0, left: 1 } },
  { lesson: 'sums', id: 'mexed', idle: [{ pile: 0, left: 2 }], refuting: { pile: 1, left: 3 } },
  { lesson: 'sums', id: 'raises', idle: [], refuting: { press: ['[data-piece="0"]', '[data-cell="1,2"]'] } },
  { lesson: 'sums', id: 'parts', idle: [{ press: ['[data-coin="0:0"]'] }], refuting: { press: ['[data-coin="0:2"]'] } },
  {
    lesson: 'several',
    id: 'nowhere',
    idle: [{ pile: 0, left: 3 }],
    refuting: { pile: 0, left: 0, and: { pile: 1, left: 7 } },
  },
  { lesson: 'several', id: 'equal', idle: [], refuting: { pile: 0, left: 1, and: { pile: 1, left: 0 } } },
  {
    lesson: 'several',
    id: 'last',
    idle: [{ pile: 0, left: 0 }],
    refuting: { pile: 2, left: 0 },
    says: 'The claim says: take 2 coins. Take this move back.',
  },
  {
    lesson: 'staircases',
    id: 'every',
    idle: [],
    refuting: { press: ['[data-heap="1"] [data-coin="1"]', '[data-heap="0"] .column'] },
  },
  {
    lesson: 'staircases',
    id: 'wrong-end',
    idle: [],
    refuting: { press: ['[data-heap="0"] [data-coin="1"]', 'button[aria-pressed="true"]'] },
  },
  { lesson: 'your-own', id: 'queen-xor', idle: [], refuting: { press: ['[data-piece="0"]', '[data-cell="5,0"]'] } },
  {
    lesson: 'your-own',
    id: 'circle',
    idle: [{ drag: ['[data-token="0"]', '[data-node="2"]'] }],
    refuting: { drag: ['[data-token="0"]', '[data-node="0"]'] },
  },
];

const trapBoard = (id: string): string => `document.querySelector('grundy-trap#${id} grundy-game')`;

/** Marks one thing on this board and returns a selector for it. */
async function marked(page: Page, board: string, thing: string): Promise<string> {
  const mark = `data-at-${Math.random().toString(36).slice(2)}`;
  await until(page, `all('${thing}', ${board}.shadowRoot).length > 0`);
  await ask(page, `all('${thing}', ${board}.shadowRoot)[0].setAttribute('${mark}', '')`);
  return `[${mark}]`;
}

async function play(page: Page, id: string, turn: Turn): Promise<void> {
  const board = trapBoard(id);
  if ('press' in turn) {
    for (const thing of turn.press) await click(page, await marked(page, board, thing));
    return;
  }
  if ('drag' in turn)
    return drag(page, await marked(page, board, turn.drag[0]), await marked(page, board, turn.drag[1]));
  const coins = Number((await ask<string>(page, `${board}.getAttribute('piles')`)).split(',')[turn.pile]);
  const pile = `all('[data-pile="${turn.pile}"]', ${board}.shadowRoot)[0]`;
  await until(page, `Boolean(${pile})`);
  if (turn.left < coins && coins <= FEW) await click(page, await marked(page, pile, `[data-coin="${turn.left}"]`));
  else {
    await ask(page, `${pile}.focus()`);
    await keys(
      page,
      ...Array.from({ length: Math.abs(coins - turn.left) }, () => (turn.left < coins ? 'ArrowDown' : 'ArrowUp')),
    );
  }
  if (turn.and) await play(page, id, turn.and);
}

describe('a trap is refuted by play', () => {
  it('and all are known here', async () => {
    for (const lesson of LESSONS) {
      const page = await opened(lesson);
      expect(await ask(page, `all('grundy-trap').map(({ id }) => id)`)).toEqual(
        TRAPS.filter((each) => each.lesson === lesson).map(({ id }) => id),
      );
    }
  });

  it.each(someOf(TRAPS, 12))('$lesson: $id', async ({ lesson, id, idle, refuting, says }) => {
    const page = await opened(lesson);
    const trap = `document.getElementById('${id}')`;
    const open = `${trap}.querySelector('[slot="after"]').checkVisibility()`;
    const said = `${trap}.shadowRoot.querySelector('.told p').textContent.trim()`;
    await ask(page, `${trap}.scrollIntoView()`);
    await until(page, `all('grundy-stage', ${trapBoard(id)}.shadowRoot).length > 0`);
    // Nothing gives the answer away.
    expect(await ask(page, `all('.win, .lose, grundy-verdict, .best', ${trapBoard(id)}.shadowRoot).length`)).toBe(0);
    expect(await ask(page, open)).toBe(false);
    for (const turn of idle) {
      await play(page, id, turn);
      await until(page, says === undefined ? `${said} !== ''` : `${said} === '${says}'`);
      expect(await ask(page, open)).toBe(false);
      await ask(page, `${trap}.shadowRoot.querySelector('button').click()`);
      await until(page, `${said} === ''`);
    }
    await play(page, id, refuting);
    await until(page, open);
    expect(await ask(page, said)).toBe('Refuted.');
  });
});
