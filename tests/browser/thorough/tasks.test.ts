/**
 * What common tasks cost in actions: a click, a key, a value typed or pasted (with the Enter that ends it), or a scroll to
 * something out of sight. The tests carry the tasks out and count. The `before` counts are those of the page of commit 12ff8b1.
 */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  arrived,
  ask,
  cell,
  middle,
  paste,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

/** The window in which the `before` counts were taken. */
const WINDOW = { width: 1280, height: 788 };
const KNIGHTS = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';
const LINE = 'textarea';
const CODE = 'game=octal&code=0.16&piles=12';

/** Acts as a reader does, and counts the actions. */
class Hand {
  actions = 0;

  constructor(readonly page: Page) {}

  private async reach(selector: string): Promise<void> {
    await untilThere(this.page, selector);
    const inSight = `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(all(${JSON.stringify(selector)})[0].getBoundingClientRect())`;
    this.actions += (await ask<boolean>(this.page, inSight)) ? 1 : 2;
  }

  async click(selector: string): Promise<void> {
    await this.reach(selector);
    const { x, y } = await middle(this.page, selector);
    await this.page.mouse.click(x, y);
  }

  /** Presses the button with these words. */
  async press(words: string): Promise<void> {
    const found = `all('button').find((button) => !button.disabled && button.ariaDisabled !== 'true' && (button.textContent.trim() === ${JSON.stringify(words)} || button.ariaLabel === ${JSON.stringify(words)}))`;
    await until(this.page, found);
    await ask(this.page, `${found}.setAttribute('data-wanted', '')`);
    await this.click('[data-wanted]');
    await ask(this.page, `all('[data-wanted]').forEach((each) => each.removeAttribute('data-wanted'))`);
  }

  async key(name: 'l' | 'q' | 'r'): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(name);
  }

  async write(selector: string, text: string): Promise<void> {
    await this.reach(selector);
    await type(this.page, selector, text);
    await this.page.keyboard.press('Enter');
  }

  async paste(selector: string, text: string): Promise<void> {
    await this.reach(selector);
    await paste(this.page, `all('${selector}')[0]`, text);
  }
}

interface Task {
  name: string;
  /** The address where it begins, without its #. */
  at?: string;
  /** Actions on the page of that commit, and on this one. */
  before: number;
  now: number;
  carryOut(hand: Hand, page: Page): Promise<void>;
}

/** Sets up a position by its text. */
const setUp = (name: string, text: string, shown: string): Task => ({
  name,
  // A scroll to the text at the end of the second column, then the text.
  before: 2,
  now: 1,
  async carryOut(hand, page) {
    await hand.write(LINE, text);
    await untilPosition(page, text);
    await untilVerdict(page, '');
    await until(page, shown);
  },
});

/** Keeps copies and saved files in the page; nothing leaves it. */
const CATCH = `(() => {
  window.taken = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void window.taken.push(text) }, configurable: true });
  HTMLAnchorElement.prototype.click = function () { window.taken.push(this.download); };
})()`;

/** Shares the position on screen: Share, its tab unless that is the first, and the button. */
const share = (way: string, presses: string[], taken: RegExp): Task => ({
  name: `share: ${way}`,
  before: presses.length,
  now: presses.length,
  async carryOut(hand, page) {
    await page.evaluate(CATCH);
    for (const words of presses) {
      await hand.press(words);
    }
    await until(page, 'taken.length === 1');
    expect(await ask<string>(page, 'taken[0]')).toMatch(taken);
  },
});

/** The state of the queen on the front page: the reader's turn, or the end of the game. */
const queen = (said: string): string =>
  `(({ game, shadowRoot }) => !game.busy && shadowRoot.querySelector('.said').textContent.includes('${said}'))(all('grundy-miniature')[0])`;
const YOURS = queen('Your move. You can win');

const TASKS: Task[] = [
  setUp('seven piles', 'game=nim&piles=3,1,4,1,5,9,2', `all('grundy-pile').length === 7`),
  setUp(
    'a knight and a queen',
    'game=board&size=50x50&pieces=knight2@f5,queen@h8&toward=left-down',
    `all('grundy-heat-map').length === 1`,
  ),
  setUp(
    'kings among damaged cells',
    'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up',
    `all('.cell.none').length === 2`,
  ),
  setUp(
    'a re-hung tree',
    'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6',
    `all('grundy-rehang')[0].shadowRoot.querySelectorAll('li').length === 3`,
  ),
  setUp(
    'a take set in misère play, and its period',
    'game=subtraction&take=1,3,4&piles=11&count=1000&play=misere',
    `all('grundy-lost-count')[0].shadowRoot.textContent.includes('repeat every 7 sizes')`,
  ),
  setUp(
    'a piece of one’s own',
    'game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8',
    `all('[data-cell]').length === 81`,
  ),
  {
    name: 'win a match',
    at: '',
    // The shortest was Take 1, 3 or 4 with 11 coins on the front page: three choices.
    before: 3,
    now: 2,
    async carryOut(hand, page) {
      await hand.click(cell('c2'));
      // Wherever Grundy puts the queen, the corner can then be reached.
      await until(page, queen('Grundy answers by'));
      await hand.click(cell('a1'));
      await until(page, queen('and win.'));
    },
  },
  {
    name: 'prove the period of 0.16',
    // A scroll, the text, Sequence below the picture, Start.
    before: 4,
    now: 3,
    async carryOut(hand, page) {
      await hand.write(LINE, CODE);
      await untilPosition(page, CODE);
      await hand.key('l');
      await hand.press('Start');
      await until(page, `all('[data-figure="period"]')[0]?.textContent.replaceAll(/\\s/g, '') === '149459'`);
    },
  },
  // The same presses on both pages.
  share('link', ['Share', 'Copy Link'], /#game=board&size=8x8/),
  share('picture', ['Share', 'Picture', 'Download SVG'], /\.svg$/),
  share('embed', ['Share', 'Embed', 'Copy Frame'], /^<iframe/),
  share('data', ['Share', 'Data', 'Download .csv'], /\.csv$/),
  {
    name: 'many positions, one a line',
    // A scroll to the text, Many positions beside it, the list, Answer.
    before: 4,
    now: 1,
    async carryOut(hand, page) {
      await hand.paste(LINE, 'game=nim&piles=1,2,3\ngame=nim&piles=7x\ngame=nim&piles=3,1&play=misere');
      await until(
        page,
        `all('dialog[open] .state').some(({ textContent }) => textContent.includes('2 positions answered, 1 refused.'))`,
      );
      expect(await ask(page, `all('${LINE}')[0].value`)).toBe(KNIGHTS);
    },
  },
  {
    name: 'an exercise',
    // A scroll to the line below the picture, Exercise.
    before: 2,
    now: 1,
    async carryOut(hand, page) {
      await hand.key('q');
      await until(page, `all('grundy-exercise').length === 1 && all('grundy-verdict').length === 0`);
    },
  },
  {
    name: 'a random position',
    // A scroll to the line below the picture, Random.
    before: 2,
    now: 1,
    async carryOut(hand, page) {
      await hand.key('r');
      await until(page, `location.hash !== '#${KNIGHTS}' && ${arrived}`);
      await untilVerdict(page, '');
    },
  },
  {
    name: 'undo',
    before: 1,
    now: 1,
    async carryOut(hand, page) {
      await page.keyboard.press('r');
      await until(page, `location.hash !== '#${KNIGHTS}' && ${arrived}`);
      await hand.press('Undo');
      await untilPosition(page, KNIGHTS);
    },
  },
];

it.each(TASKS)('$name takes $now actions where it took $before', async ({ at = KNIGHTS, now, carryOut }) => {
  const page = await site.open(at === '' ? '' : `#${at}`, WINDOW);
  await until(page, at === '' ? YOURS : `all('grundy-verdict').length > 0 && ${arrived}`);
  const hand = new Hand(page);
  await carryOut(hand, page);
  expect(hand.actions).toBe(now);
});

it('no task takes more actions than it did, and all of them together a third less', () => {
  const sum = (key: 'before' | 'now'): number => TASKS.reduce((total, task) => total + task[key], 0);
  expect(TASKS.filter(({ before, now }) => now > before).map(({ name }) => name)).toEqual([]);
  expect(3 * sum('now')).toBeLessThanOrEqual(2 * sum('before'));
});
