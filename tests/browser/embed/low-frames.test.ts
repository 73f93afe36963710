/** A pasted line gives a frame one height for all widths: what the frame shows has to cope with any. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { frameHeight } from '../../../web/src/panels/share/share.model.ts';
import { loadModule } from '../../support/module.ts';
import { script, verdictIn } from '../support/embeds.ts';
import { ofFamilies, pictures, show } from '../support/every-picture.ts';
import { FOCUSED, ask, keys, until } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';
import { resize } from '../support/viewport.ts';

const site = useSite();
const host = useHost();
const grundy = await loadModule();

const WIDTHS = [280, 328, 360, 480, 640, 800];

/** The lowest height that Share writes. */
const LOW = 300;

/** One position of each picture; with --all every example of the catalogue. */
const shown: [string, readonly string[]][] = process.env.GRUNDY_ALL
  ? pictures
  : [['the families', ofFamilies.filter((_, place) => place % 3 === 0)]];

function heightFor(text: string): number {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return frameHeight(reply.analysis.position);
}

const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is wrong with what is in sight, wherever the reader has scrolled to. */
const FAULTS = `(() => {
  const faults = [];
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('wider than the frame by ' + (scrollWidth - clientWidth));
  for (const at of [0, scrollHeight / 3, scrollHeight]) {
    scrollTo(0, at);
    const seen = all('grundy-verdict, .controls button, .controls a');
    for (const each of seen) {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > clientHeight || right > clientWidth) faults.push((each.textContent.trim() || each.localName) + ' is out of sight');
      const reached = each.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!each.contains(reached) && !each.shadowRoot) faults.push(each.textContent.trim() + ' is covered by ' + reached?.className);
    }
    if (seen.length < 7) faults.push('only ' + seen.length + ' parts');
    const room = all('.controls')[0].getBoundingClientRect().top - all('.head')[0].getBoundingClientRect().bottom;
    if (room < 100) faults.push('only ' + room + ' pixels for the picture');
  }
  const last = all('.controls')[0].previousElementSibling.getBoundingClientRect();
  if (last.bottom > all('.controls')[0].getBoundingClientRect().top + 1) faults.push('the end is never in sight');
  return [...new Set(faults)];
})()`;

describe('copied frames are not cropped: verdict and buttons are in sight at every width and height', () => {
  it.each(shown)('%s', async (_, texts) => {
    const page = await site.open(`embed/#${texts[0]}`);
    const faults: string[] = [];
    for (const text of texts) {
      await show(page, text);
      for (const width of WIDTHS) {
        for (const height of [LOW, heightFor(text)]) {
          await resize(page, { width, height });
          await frames(page);
          faults.push(...(await ask<string[]>(page, FAULTS)).map((fault) => `${text} ${width} × ${height}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('an element is as high as what it shows at every width', () => {
  it.each(shown)('%s', async (_, texts) => {
    const page = await host.open(
      site,
      `${script(site)}<grundy-game style="width: 800px" game="nim" piles="1,2"></grundy-game>`,
    );
    await until(page, `all('iframe').length > 0 && all('.fallback').length === 0`);
    const [, frame] = page.frames();
    await verdictIn(frame!);
    const faults: string[] = [];
    for (const text of texts) {
      await ask(
        page,
        `(window.changed = new Promise((resolve) => document.querySelector('grundy-game').addEventListener('grundy-change', resolve, { once: true })), document.querySelector('grundy-game').setState(${JSON.stringify(text)}), window.changed.then(() => {}))`,
      );
      for (const width of WIDTHS) {
        await ask(page, `(document.querySelector('grundy-game').style.width = '${width}px')`);
        await until(page, `all('iframe')[0].clientWidth === ${width}`);
        const cropped = (): Promise<number> =>
          ask(frame!, `document.documentElement.getBoundingClientRect().height - innerHeight`);
        await until(
          frame!,
          `Math.abs(document.documentElement.getBoundingClientRect().height - innerHeight) <= 1`,
        ).catch(async () => faults.push(`${text} ${width}: ${await cropped()} pixels are cropped`));
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Whether what has the focus is among the buttons, or lies between the parts that stay as the expression says. */
const over = (edges: string): string =>
  `((at, { top, bottom }, above, below) => at === document.body || at.closest('.controls') !== null || (${edges}))(${FOCUSED}, ${FOCUSED}.getBoundingClientRect(), all('.head')[0].getBoundingClientRect().bottom, all('.controls')[0].getBoundingClientRect().top)`;

it('in a low frame what has the focus is never covered, and Why? brings its answer into sight', async () => {
  const page = await site.open('embed/#game=nim&piles=3,5,7', { width: 328, height: 400 });
  await show(page, 'game=nim&piles=3,5,7');
  // Firefox scrolls only to what is outside of the frame, whatever the page says of its edges: there a part is in sight.
  const uncovered = over(
    site.browser === 'firefox' ? 'bottom > above + 12 && top < below - 12' : 'top >= above && bottom <= below',
  );
  for (const shift of [false, true]) {
    if (shift) await page.keyboard.down('Shift');
    for (let stop = 0; stop < 25; ++stop) {
      await keys(page, 'Tab');
      await until(page, uncovered);
    }
    if (shift) await page.keyboard.up('Shift');
  }
  await ask(page, `scrollTo(0, 0)`);
  await ask(page, `all('.controls button').find((button) => button.textContent === 'Why?').click()`);
  await until(page, `all('grundy-why').length > 0`);
  await until(
    page,
    `((box) => box.top >= all('.head')[0].getBoundingClientRect().bottom - 1 && box.top < all('.controls')[0].getBoundingClientRect().top - 60)(all('grundy-reasons')[0].getBoundingClientRect())`,
  );
});

it('steps and an exercise in a low frame keep their buttons in sight as well', async () => {
  for (const query of ['?steps=reasons', '?exercise=1']) {
    const page = await site.open(`embed/${query}#game=nim&piles=3,5,7`, { width: 280, height: LOW });
    await show(page, 'game=nim&piles=3,5,7');
    for (const at of [0, 10_000]) {
      await ask(page, `scrollTo(0, ${at})`);
      await frames(page);
      expect(
        await ask(
          page,
          `all('.controls button').filter((button) => button.getBoundingClientRect().bottom > innerHeight || button.getBoundingClientRect().top < 0).length`,
        ),
      ).toBe(0);
    }
  }
});
