/** A post of another origin that shows positions in all four ways. */

import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { computed } from '../../support/theme.ts';
import { ask, until, untilFrame } from './playground.ts';
import type { Host } from './host.ts';
import type { Site } from './site.ts';

const post = readFileSync(new URL('sample-post.html', import.meta.url), 'utf8');

export const INK = { light: computed('light', '--ink'), dark: computed('dark', '--ink') };

type Look = keyof typeof INK;

/** Waits until the picture of an embed is drawn in the colours of the post. */
async function untilDrawn(where: Page | Frame, picture: string, look: Look): Promise<void> {
  await until(
    where,
    `all('${picture}').length > 0 && all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`,
  );
  await until(where, `getComputedStyle(all('grundy-verdict')[0]).color === '${INK[look]}'`);
}

/** Where the system and the post differ in scheme, everything in the post follows the post. */
export function checkSamplePost(site: Site, host: Host, system: Look, look: Look): void {
  it(`on a ${system} system a ${look} post shows positions by picture, frame, element and inline, in its own colours`, async () => {
    const head = `<style>:root { color-scheme: ${look}; max-width: 44rem; margin: auto }</style>`;
    const page = await host.open(site, post.replaceAll('SITE', site.url()), { head, height: 3000 });
    const frame = (words: string): Promise<Frame> => untilFrame(page, (address) => address.includes(words));
    expect(await ask(page, `matchMedia('(prefers-color-scheme: ${system})').matches`)).toBe(true);
    await until(page, `document.querySelector('img').naturalWidth > 0`);
    expect(await ask(page, `document.querySelector('#picture').href`)).toBe(site.url('#game=nim&piles=3,5,7'));
    await untilDrawn(await frame('piles=3,5,7'), '[data-pile]', look);
    await untilDrawn(await frame('game=subtraction'), '[data-size]', look);
    await untilDrawn(page, '[data-cell]', look);
    // The fallbacks are gone, and the frame of the element is as high as its content.
    await until(page, `all('grundy-game').every(({ shadowRoot }) => !shadowRoot.querySelector('slot'))`);
    await until(page, `Math.abs(all('iframe')[1].clientHeight - 420) > 2`);
    expect(await ask(page, `all('.controls a').map(({ href }) => href)`)).toEqual([
      site.url('#game=board&size=8x8&pieces=knight4@c5,knight4@f6'),
    ]);
  });
}
