/** The playground on a phone and on paper. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  arrived,
  ask,
  cell,
  click,
  middle,
  press,
  until,
  untilPosition,
  untilThere,
  type Point,
} from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { resize } from '../support/viewport.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();
const BOARD = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';

/** A finger that goes down at one point, moves step by step, and goes up at another. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const STEPS = 8;
  await page.touchscreen.touchStart(from.x, from.y);
  for (let step = 1; step <= STEPS; ++step) {
    const part = step / STEPS;
    await page.touchscreen.touchMove(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
  await page.touchscreen.touchEnd();
}

// The driver of Firefox has no touch screen, and cannot emulate print.
const firefox = process.env.GRUNDY_BROWSER === 'firefox';

it.skipIf(firefox)('a finger over a board scrolls the page, and paints with the Damage tool alone', async () => {
  const page = await site.open(`#${BOARD}`, { width: 360, height: 740, touch: true });
  await untilThere(page, cell('d2'));
  await press(page, 'Damage');
  await until(
    page,
    `getComputedStyle(all('grundy-board-svg')[0].shadowRoot.querySelector('svg')).touchAction === 'none'`,
  );
  const start = await middle(page, cell('d2'));
  const resting = await ask<number>(page, 'scrollY');
  const end = await ask<Point>(
    page,
    `(() => { const box = all('${cell('d4')}')[0].getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`,
  );
  await swipe(page, start, end);
  await untilPosition(page, `${BOARD}&holes=d2,d3,d4`);
  expect(await ask(page, 'scrollY')).toBe(resting);

  await press(page, 'Move');
  const from = await middle(page, cell('e5'));
  const before = await ask<number>(page, 'scrollY');
  await swipe(page, from, { x: from.x, y: from.y - 200 });
  await until(page, `scrollY > ${before + 50}`);
  expect(await ask(page, 'location.hash')).toBe(`#${BOARD}&holes=d2,d3,d4`);
});

it('on a phone the place looked into is named above the moves, with the way to what is known of it', async () => {
  const page = await site.open(`#${BOARD}`, { width: 360, height: 740 });
  await untilThere(page, cell('e6'));
  await click(page, cell('e6'));
  await until(page, `all('[title="Go to its details"]')[0].textContent.includes('Knight on e6. Lost')`);
  const hidden = `(() => { const { top, bottom } = all('grundy-place')[0].getBoundingClientRect(); return top > innerHeight || bottom < 0; })()`;
  expect(await ask(page, hidden)).toBe(true);
  await click(page, '[title="Go to its details"]');
  await until(page, `!${hidden}`);
  await resize(page, { width: 1280, height: 740 });
  await until(page, `!all('[title="Go to its details"]')[0].checkVisibility()`);
});

it.each(
  someOf([
    ['game=nim&piles=3,5,7', '[data-size="4"]', 'A pile of 4.'],
    ['game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2', '[data-node="3"]', 'A token on node 4.'],
    ['game=node-kayles&edges=a-b,b-c,c-d,d-e,c-f,f-g&tokens=e', '[data-node="1"]', 'A token on node b.'],
    ['game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2', '[data-node="1"]', 'Node 2 with 2 coins.'],
    [
      'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(4,2),(1,3)',
      cell('c4'),
      'A token on (2, 3).',
    ],
  ]),
)(
  'on a phone what is tapped is answered in sight, and the picture stays where it is: %s',
  async (text, place, words) => {
    const page = await site.open(`#${text}`, { width: 360, height: 740, touch: true });
    await untilThere(page, place);
    await until(page, arrived);
    await quiet();
    const picture = `all('grundy-stage')[0].getBoundingClientRect().top`;
    const before = await ask<number>(page, picture);
    const { x, y } = await ask<Point>(
      page,
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(all('${place}')[0].getBoundingClientRect())`,
    );
    if (firefox) await page.mouse.click(x, y);
    else await page.touchscreen.tap(x, y);
    await until(page, `all('[title="Go to its details"]')[0].textContent.includes(${JSON.stringify(words)})`);
    // Not below the window, and under nothing else.
    expect(
      await ask(
        page,
        `(({ x, y, width, height }) => all('grundy-place-line')[0].getRootNode().elementFromPoint(x + width / 2, y + height / 2)?.localName)(all('grundy-place-line')[0].getBoundingClientRect())`,
      ),
    ).toBe('grundy-place-line');
    expect(await ask(page, 'scrollY')).toBe(0);
    expect(await ask(page, picture)).toBe(before);
  },
);

it('in a match on a phone hints are asked for at the foot of the window and answered at its top', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=queen@f6&toward=left-down', {
    width: 360,
    height: 740,
    touch: true,
  });
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  const inSight = (selector: string): Promise<boolean> =>
    ask(
      page,
      `(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight)(all('${selector}')[0].getBoundingClientRect())`,
    );
  await ask(page, 'scrollTo(0, 0)');
  expect(await inSight('button.hint')).toBe(true);
  const said: boolean[] = [];
  const lines = new Set<number>();
  for (const level of ['where', 'move', 'reason']) {
    await click(page, `button.hint[data-level="${level}"]`);
    await until(page, `all('grundy-match')[0].view.notice?.level === '${level}'`);
    said.push(await inSight('.said'));
    lines.add(
      await ask(page, `new Set(all('[part="help"] button').map((button) => button.getBoundingClientRect().top)).size`),
    );
  }
  expect(said).toEqual([true, true, true]);
  expect([...lines]).toEqual([1]);
  await ask(page, `scrollTo(0, document.documentElement.scrollHeight)`);
  await until(page, 'scrollY > 200');
  expect(await inSight('.said')).toBe(true);
});

it.each(
  someOf([
    [BOARD, 'grundy-board-svg'],
    ['game=nim&piles=3,5,7', '[data-pile="2"]'],
    ['game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2', '[data-node="2"]'],
  ]),
)(
  'on a phone on its side the picture has most of the window, with the verdict and the winning moves beside it: %s',
  async (text, part) => {
    const page = await site.open(`#${text}`, { width: 740, height: 360, touch: true });
    await until(page, arrived);
    await quiet();
    const box = (selector: string): Promise<DOMRect> =>
      ask(page, `all('${selector}')[0].getBoundingClientRect().toJSON()`);
    const [stage, verdict, move] = [await box('grundy-stage'), await box('grundy-verdict'), await box('button.turn')];
    expect(stage.top).toBeLessThanOrEqual(72);
    expect(verdict.left).toBeGreaterThanOrEqual(stage.right);
    expect(move.bottom).toBeLessThanOrEqual(360);
    const covered = `all('.match, [part="moves"], [part="help"]').filter((each) => getComputedStyle(each).position === 'sticky').length`;
    expect(await ask(page, covered)).toBe(0);
    expect((await box(part)).bottom).toBeLessThanOrEqual(360);
  },
);

it('on a phone the verdict and the whole board are seen at once', async () => {
  const page = await site.open(`#${BOARD}`, { width: 360, height: 800, touch: true });
  await untilThere(page, cell('a1'));
  await quiet();
  expect(await ask(page, `all('grundy-verdict')[0].getBoundingClientRect().top`)).toBeGreaterThan(0);
  expect(await ask(page, `all('${cell('a1')}')[0].getBoundingClientRect().bottom`)).toBeLessThanOrEqual(800);
});

it.skipIf(firefox)('on paper stand the position, what is said of it and its link, and no mere control', async () => {
  const page = await site.open('#game=nim&piles=1,2,3');
  await untilThere(page, '.turn[title="Play both"]');
  await page.emulateMediaType('print');
  const seen = (selector: string): Promise<string[]> =>
    ask(
      page,
      `all('${selector}').filter((each) => each.checkVisibility()).map((each) => each.tagName.toLowerCase() + ' ' + each.textContent.trim())`,
    );
  expect(await seen('button:not(.turn, .step), select, textarea, dialog, grundy-bar, footer')).toEqual([]);
  expect(await seen('.printed')).toEqual([`p ${site.url('#game=nim&piles=1,2,3')}`]);
  expect((await seen('grundy-verdict, [data-size], grundy-why, grundy-moves')).length).toBeGreaterThan(6);
  expect(await ask(page, 'getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(255, 255, 255)');
});
