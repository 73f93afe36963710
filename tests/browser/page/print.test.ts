/** What is on paper. Firefox's driver cannot show a page as it is printed. */

import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { computed } from '../../support/theme.ts';
import { someOf } from '../../support/some-of.ts';
import { ofFamilies, show } from '../support/every-picture.ts';
import { ask, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite({ dark: true });

/** A4 without its edges, in CSS pixels. */
const PAPER = { width: 718, height: 1046 };

describe.skipIf(site.browser === 'firefox')('printed', () => {
  it('a position keeps its sentences, in light colours, and no mere control', async () => {
    const page = await site.open(`#${ofFamilies[0]}`, PAPER);
    for (const text of someOf(ofFamilies, 6)) {
      await page.emulateMediaType('screen');
      await show(page, text);
      const steps = await ask<number>(page, `all('button.step').length`);
      await page.emulateMediaType('print');
      const sentences = `all('button.step').filter((step) => step.checkVisibility() && step.getBoundingClientRect().height > 10).length`;
      expect([text, await ask(page, sentences)]).toEqual([text, steps]);
      expect(
        await ask(
          page,
          `all('button').filter((button) => button.checkVisibility() && !button.matches('.turn, .said')).map((button) => button.textContent.trim())`,
        ),
      ).toEqual([]);
      expect(
        await ask(page, `getComputedStyle(document.querySelector('main, grundy-site') ?? document.body).color`),
      ).toBe(computed('light', '--ink'));
      expect(await ask(page, `document.documentElement.scrollWidth - document.documentElement.clientWidth`)).toBe(0);
    }
  });

  it.each(LESSONS)('a lesson prints its boards: %s', async (lesson) => {
    const page = await site.open(`lessons/${lesson}.html`, { width: 360, height: 640 });
    const shown = `all('grundy-game').filter((board) => board.checkVisibility())`;
    // Nobody scrolls.
    await until(
      page,
      `${shown}.length > 2 && ${shown}.every((board) => all('grundy-stage', board.shadowRoot).length > 0)`,
    );
    await page.emulateMediaType('print');
    // On paper those of the answers come as well, as pictures.
    const blank = `${shown}.filter((board) => all('grundy-stage', board.shadowRoot).length === 0 && board.querySelector('img, svg') === null).length`;
    expect(await ask(page, blank)).toBe(0);
    expect(await ask(page, `getComputedStyle(all('grundy-embed')[0]).color`)).toBe(computed('light', '--ink'));
  });

  it.each(LESSONS)('a lesson printed before its boards have come prints their pictures: %s', async (lesson) => {
    const page = await site.open('', { width: 360, height: 640 });
    await page.setRequestInterception(true);
    // The embeds never come.
    page.on('request', (request) => void (request.url().endsWith('/v1/embed.js') ? null : request.continue()));
    await page.goto(site.url(`lessons/${lesson}.html`));
    await page.emulateMediaType('print');
    const shown = `all('grundy-game').filter((board) => board.checkVisibility())`;
    const pictured = `${shown}.filter((board) => [...board.querySelectorAll('svg')].some((picture) => picture.checkVisibility() && picture.getBoundingClientRect().height > 20))`;
    await until(page, `${shown}.length > 4`);
    expect(await ask(page, `${pictured}.length`)).toBe(await ask(page, `${shown}.length`));
  });
});
