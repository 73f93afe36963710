/** For every game: one change of the position changes the answer, and every part of the page says so. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  cell,
  click,
  drag,
  focusPicture,
  keys,
  press,
  pressIn,
  type,
  untilPosition,
  untilThere,
  untilVerdict,
  verdict,
} from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

interface Change {
  game: string;
  from: string;
  /** The reader's action. */
  act: (page: Page) => Promise<void>;
  to: string;
  /** Whether the player to move wins, before and after. */
  wins: ['wins' | 'loses', 'wins' | 'loses'];
  /** A phrase of the explanation afterwards. */
  why: string;
}

const winner = { wins: 'The player to move wins', loses: 'The player to move loses' };

const onPile =
  (pile: number, ...names: string[]) =>
  async (page: Page): Promise<void> => {
    await untilThere(page, `[data-pile="${pile}"]`);
    await focusPicture(page, `[data-pile="${pile}"]`);
    await keys(page, ...names);
  };

const heap = (index: number): string => `[data-heap="${index}"] .column`;
const coin = (index: number, from: number): string => `[data-heap="${index}"] [data-coin="${from}"]`;

const changes: Change[] = [
  {
    game: 'Nim',
    from: 'game=nim&piles=7,4,1',
    act: onPile(0, '5'),
    to: 'game=nim&piles=5,4,1',
    wins: ['wins', 'loses'],
    why: 'every column is even',
  },
  {
    game: 'misère Nim',
    from: 'game=nim&piles=1x3&play=misere',
    act: (page) => press(page, 'Remove pile 3'),
    to: 'game=nim&piles=1,1&play=misere',
    wins: ['loses', 'wins'],
    why: 'there are 2 piles',
  },
  {
    game: 'take-away',
    from: 'game=subtraction&take=1,3,4&piles=11',
    act: onPile(0, '9'),
    to: 'game=subtraction&take=1,3,4&piles=9',
    wins: ['wins', 'loses'],
    why: 'Pile 1 (9 coins) can reach the Grundy numbers {1, 2, 3}',
  },
  {
    game: 'misère take-away',
    from: 'game=subtraction&take=1,3,4&piles=7',
    act: (page) => pressIn(page, 'rule', 'Misère'),
    to: 'game=subtraction&take=1,3,4&piles=7&play=misere',
    wins: ['loses', 'wins'],
    why: 'where the opponent loses',
  },
  {
    game: 'take-away by another set',
    from: 'game=subtraction&take=1,3,4&piles=7',
    act: (page) => type(page, '.take input', '1,2,5'),
    to: 'game=subtraction&take=1,2,5&piles=7',
    wins: ['loses', 'wins'],
    why: 'can reach the Grundy numbers {0, 2}',
  },
  {
    game: 'knights',
    from: 'game=board&size=8x8&pieces=knight4@c5,knight4@f6',
    act: (page) => drag(page, '[data-piece="0"]', cell('a6')),
    to: 'game=board&size=8x8&pieces=knight4@a6,knight4@f6',
    wins: ['wins', 'loses'],
    why: 'The nim-sum is already 0',
  },
  {
    game: 'kings on a damaged board',
    from: 'game=board&size=4x3&pieces=king@a1,king@d1&holes=b2&toward=left-up',
    act: async (page) => {
      await press(page, 'Damage');
      await click(page, cell('c1'));
    },
    to: 'game=board&size=4x3&pieces=king@a1,king@d1&holes=c1,b2&toward=left-up',
    wins: ['wins', 'loses'],
    why: 'The nim-sum is already 0',
  },
  {
    game: 'coins on a tree',
    from: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2',
    act: (page) => drag(page, '[data-node="5"] .disc', '[data-node="1"] .disc'),
    to: 'game=tree&parents=0,1,1,3,3,2&coins=0,2,2,1,3,2',
    wins: ['wins', 'loses'],
    why: 'every column is even',
  },
  {
    game: 'Staircase Nim',
    from: 'game=staircase&stairs=0,3,1,2',
    act: (page) => drag(page, coin(1, 2), heap(0)),
    to: 'game=staircase&stairs=1,2,1,2',
    wins: ['wins', 'loses'],
    why: 'Stair 1 and stair 3 are an odd number of steps above the ground',
  },
  {
    game: 'misère Staircase Nim',
    from: 'game=staircase&stairs=0,3,1,2&play=misere',
    act: (page) => press(page, 'Play: Stair 1: 1 coin down'),
    to: 'game=staircase&stairs=1,2,1,2&play=misere',
    wins: ['wins', 'loses'],
    why: 'misère Nim',
  },
  {
    game: 'piles that must not descend',
    from: 'game=ordered&piles=3,6,6',
    act: async (page) => {
      await click(page, coin(1, 3));
      await press(page, 'Move');
    },
    to: 'game=ordered&piles=3,3,6',
    wins: ['wins', 'loses'],
    why: 'only the differences matter: 3, 0 and 3',
  },
  {
    game: 'only a largest cake',
    from: 'game=cake&piles=3,3,1',
    act: async (page) => {
      await untilThere(page, '[data-heap="0"]');
      await focusPicture(page, '[data-heap="0"] .cell');
      await keys(page, 'ArrowUp');
    },
    to: 'game=cake&piles=4,3,1',
    wins: ['loses', 'wins'],
    why: 'One cake has the largest size, 4',
  },
  {
    game: 'Roxor',
    from: 'game=roxor&pots=2,1x3,5',
    act: async (page) => {
      await click(page, coin(1, 0));
      await click(page, heap(2));
      await click(page, heap(3));
    },
    to: 'game=roxor&pots=2,0,2,2,5',
    wins: ['wins', 'loses'],
    why: 'its pot decides its Grundy number: 7, 4, 2, 1 and 0',
  },
  {
    game: 'Northcott',
    from: 'game=northcott&columns=8&rows=1-8,3-6',
    act: async (page) => {
      await click(page, '[data-piece="0-white"] .disc');
      await click(page, '[data-row="0"] .ring');
    },
    to: 'game=northcott&columns=8&rows=5-8,3-6&turn=black',
    wins: ['wins', 'loses'],
    why: 'free cells between the two pieces of a row count like Nim piles: 2 and 2',
  },
  {
    game: 'Nimble',
    from: 'game=nimble&coins=3,5,5',
    act: (page) => drag(page, '[data-square="3"] .coin', '[data-square="0"]'),
    to: 'game=nimble&coins=0,5,5',
    wins: ['wins', 'loses'],
    why: 'any number of squares to the left',
  },
  {
    game: 'Poker Nim',
    from: 'game=poker-nim&piles=3,5&adds=2,0',
    act: onPile(1, '3'),
    to: 'game=poker-nim&piles=3,3&adds=2,0',
    wins: ['wins', 'loses'],
    why: 'can undo a move that raises a number',
  },
];

/** The shading, marks and numbers of the picture; the number of the whole; the explanation; the winning moves. */
async function shown(page: Page): Promise<Record<'shading' | 'number' | 'why' | 'moves', string>> {
  const picture =
    '[data-pile] .tag, .tag, [data-size], [data-cell], [data-node], [data-heap], [data-square], [data-row], .ring, .mark';
  return {
    shading: await ask(
      page,
      `all('${picture}').map((part) => part.getAttribute('class') + part.textContent + (part.getAttribute('cx') ?? '') + (part.getAttribute('cy') ?? '')).join('|')`,
    ),
    number: await verdict(page),
    why: await ask(page, `all('grundy-why')[0].shadowRoot.textContent`),
    moves: await ask(page, `all('grundy-moves')[0].shadowRoot.textContent`),
  };
}

it.each(someOf(changes, 2))(
  '$game: shading, number, explanation and winning moves change with the position',
  async ({ from, act, to, wins, why }) => {
    const page = await site.open(`#${from}`);
    await untilVerdict(page, winner[wins[0]]);
    await quiet();
    const before = await shown(page);
    await act(page);
    await untilPosition(page, to);
    await untilVerdict(page, winner[wins[1]]);
    // The pointer may still highlight something where it is.
    await page.mouse.move(2, 2);
    const after = await shown(page);
    for (const part of ['shading', 'number', 'why', 'moves'] as const) expect(after[part], part).not.toBe(before[part]);
    expect(after.why.replaceAll(/\s+/g, ' ')).toContain(why);
  },
);
