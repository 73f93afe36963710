/** Nothing moves by itself: cumulative layout shift of the playground with some games, the front page, laboratory, dialogs, guides, lessons, and embeds. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { script, verdictIn } from '../support/embeds.ts';
import { firstExamples } from '../support/every-picture.ts';
import { useHost } from '../support/host.ts';
import { arrived, ask, cell, click, keys, press, until, untilThere } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { POSTED } from '../support/weight.ts';
import { GUIDES } from '../../../web/build/guides.ts';
import { LESSON_PAGES } from '../../../web/build/lesson-list.ts';

const site = useSite();
const host = useHost();

const MOST = 0.02;

interface Shift {
  value: number;
  /** Milliseconds since the page began. */
  at: number;
  /** Whether the reader did something in the last half second. */
  asked: boolean;
  /** A description of what moved. */
  moved: string;
}

/** Waits for everything that is drawn some frames later. */
async function settled(): Promise<void> {
  await quiet();
  await new Promise((resolve) => setTimeout(resolve, 400));
}

/** All shifts so far. Browsers report only the worst five seconds. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  await settled();
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as Entry[];
          resolve(
            entries.map(({ value, startTime, hadRecentInput, sources }) => ({
              value,
              at: startTime,
              asked: hadRecentInput,
              moved: sources.map(({ node }) => (node instanceof Element ? node.localName : '?')).join('+'),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // If there is no entry, the observer is never called.
        setTimeout(() => resolve([]), 100);
      }),
  );
}

function expectLittle(shifts: readonly Shift[], when: string): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(
    sum,
    `${when}: ${shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`).join(', ')}`,
  ).toBeLessThanOrEqual(MOST);
}

/** Expects that nothing moved without an action of the reader. */
async function expectStill(page: Page, when: string): Promise<void> {
  expectLittle(
    (await shiftsOf(page)).filter(({ asked }) => !asked),
    when,
  );
}

/** Expects that an action is answered in one step, however late: nothing moves after it. */
async function expectOneStep(page: Page, when: string, act: () => Promise<unknown>): Promise<void> {
  const began = await ask<number>(page, 'performance.now()');
  await act();
  expectLittle((await shiftsOf(page)).filter(({ at }) => at >= began).slice(1), when);
}

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** The element as an author writes it, with the position's parameters as attributes. */
const element = (text: string, attributes: string): string =>
  `<grundy-game ${attributes} ${text
    .split('&')
    .map((each) => each.replace('=', '="').concat('"'))
    .join(' ')}>A position.</grundy-game>`;

const heightOf = (page: Page): Promise<number> => ask(page, `document.querySelector('grundy-game').offsetHeight`);

async function untilReady(page: Page): Promise<void> {
  await until(page, `customElements.get('grundy-game') !== undefined`);
  await ask(page, `document.querySelector('grundy-game').ready`);
}

// Firefox does not measure layout shifts.
describe.skipIf(site.browser === 'firefox').each(SCREENS)('nothing moves by itself at $width × $height', (screen) => {
  it('on the front page, also while a board is played', async () => {
    const page = await site.open('', screen);
    await until(page, `all('grundy-queen-map')[0].shadowRoot.querySelector('canvas.drawn') !== null`);
    await expectStill(page, 'loaded');
    await click(page, cell('c2'));
    await until(page, `!all('grundy-miniature')[0].game.busy && all('grundy-miniature')[0].game.begun`);
    await expectStill(page, 'played');
  });

  it.each(firstExamples)('in the playground with %s, also when a winning move is made', async (_, text) => {
    const page = await site.open(`#${text}`, screen);
    await until(page, arrived);
    await expectStill(page, 'loaded');
    if (!(await ask<boolean>(page, `all('button.turn').length > 0`))) return;
    const before = await ask<string>(page, `location.hash`);
    await click(page, 'button.turn');
    await until(page, `location.hash !== ${JSON.stringify(before)} && ${arrived}`);
    await expectStill(page, 'edited');
  });

  const sequence = `all('.proved, grundy-period').length > 0 && all('grundy-laboratory')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0`;

  it('in the laboratory, also when another game is opened there', async () => {
    const page = await site.open('?view=sequence#game=kayles', screen);
    await until(page, sequence);
    await expectStill(page, 'loaded');
    for (const text of ['game=subtraction&take=1,3,4', 'game=octal&code=0.16', 'game=wythoff', 'game=kayles']) {
      const opened = `all('grundy-laboratory')[0].session.run.text.startsWith('${text}') && !all('grundy-laboratory')[0].session.run.busy`;
      await expectOneStep(page, text, async () => {
        await ask(page, `location.hash = '${text}'`);
        await until(page, opened);
      });
    }
  });

  it('in the laboratory that is opened from the playground', async () => {
    const page = await site.open('#game=subtraction&take=1,3,4&piles=11', screen);
    await until(page, arrived);
    await expectOneStep(page, 'opened', async () => {
      await ask(
        page,
        `history.pushState(null, '', '?view=sequence' + location.hash) ?? dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await until(page, sequence);
    });
  });

  it.each(['Share', 'Nim'])('when the dialog behind %s is opened', async (words) => {
    const page = await site.open('#game=nim&piles=7,4,1', screen);
    await until(page, arrived);
    await expectOneStep(page, words, async () => {
      await press(page, words);
      await until(
        page,
        `all('dialog[open]').length > 0 && all('dialog[open]').every((dialog) => all(':not(:defined)', dialog).length === 0)`,
      );
    });
  });

  it('when the list of keys is opened', async () => {
    const page = await site.open('#game=nim&piles=7,4,1', screen);
    await until(page, arrived);
    await expectOneStep(page, 'keys', async () => {
      await keys(page, '?');
      await until(page, `all('dialog[open]').length > 0`);
    });
  });

  it.each(GUIDES)('in the guide %s', async (name) => {
    const page = await site.open(`docs/${name}.html`, screen);
    if (name === 'embed') await untilThere(page, 'iframe');
    await expectStill(page, 'loaded');
  });

  it.each(LESSON_PAGES)('in the lessons: %s', async (name) => {
    const page = await site.open(`lessons/${name === 'index' ? '' : `${name}.html`}`, screen);
    await until(page, `all(':not(:defined)').length === 0`);
    await expectStill(page, 'loaded');
  });

  it.each(POSTED)('in the page that frames show: %s', async (_, text) => {
    const page = await site.open(`embed/#${text}`, screen);
    await verdictIn(page);
    await expectStill(page, 'loaded');
  });

  it.each([
    ['an exercise', 'exercise=1', '.turns label'],
    ['reasons in steps', 'steps=reasons', '.plain.next'],
    ['a table that fills', 'steps=fill', '.plain.next'],
    ['a match in steps', 'steps=match', '.plain.next'],
  ])('in the page that frames show: %s', async (_, query, there) => {
    const page = await site.open(`embed/?${query}#game=nim&piles=3,5,7`, screen);
    await untilThere(page, there);
    await expectStill(page, 'loaded');
  });

  describe.each(['frame', 'inline'])('in a post with an embed, mode %s', (mode) => {
    const post = (text: string, attributes: string, head: string): Promise<Page> =>
      host.open(
        site,
        `${script(site)}<p>Who wins?</p>${element(text, `mode="${mode}" ${attributes}`)}<p>The proof follows.</p>`,
        { ...screen, head },
      );

    it.each(POSTED)('of whose height the author says nothing: %s', async (_, text) => {
      const page = await post(text, '', '');
      await untilReady(page);
      // Before its script runs, an element is as high as its fallback; afterwards it gets about its final height.
      expectLittle((await shiftsOf(page)).slice(1), 'loaded');
    });

    it('of whose height the author says', async () => {
      const text = 'game=nim&piles=3,5,7';
      const guessed = await post(text, '', '');
      await untilReady(guessed);
      await settled();
      const height = await heightOf(guessed);
      const page = await post(
        text,
        `height="${height}"`,
        `<style>grundy-game:not(:defined) { display: block; min-height: ${height}px }</style>`,
      );
      await untilReady(page);
      await expectStill(page, 'loaded');
      expect(await heightOf(page)).toBe(height);
    });

    it('that shows another position of the same size', async () => {
      const page = await post('game=nim&piles=3,5,7', '', '');
      await untilReady(page);
      await expectOneStep(page, 'another position', () =>
        ask(page, `document.querySelector('grundy-game').setState('game=nim&piles=2,5,7')`),
      );
    });
  });
});
