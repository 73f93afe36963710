/** Embeds in other people's pages, for the tests. */

import type { Frame, Page } from 'puppeteer-core';
import { ask, until, untilFrame } from './playground.ts';
import type { Site } from './site.ts';

export const script = (site: Site): string => `<script async src="${site.url('v1/grundy-game.js')}"></script>`;

export const NIM =
  '<grundy-game game="nim" piles="3,5,7">Nim with piles 3, 5, 7: the player to move wins.</grundy-game>';

export const INLINE_NIM = NIM.replace('game=', 'mode="inline" game=');

/** The element in both modes, with an id for each. */
export const BOTH = NIM.replace(' game=', ' id="framed" game=') + INLINE_NIM.replace(' mode=', ' id="inline" mode=');

export function frameOf(site: Site, page: Page, words: string): Promise<Frame> {
  return untilFrame(page, (address) => address.startsWith(site.url()) && address.includes(words));
}

/** The verdict of the embed, once it is drawn. */
export async function verdictIn(page: Page | Frame): Promise<string> {
  await until(
    page,
    `all('grundy-verdict')[0]?.shadowRoot.textContent.includes('move') && all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0`,
  );
  return ask(page, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.trim()`);
}

/** Records every event of the elements, in order. */
export const RECORD = `<script>
  window.told = [];
  for (const name of ['ready', 'change', 'move', 'error']) addEventListener('grundy-' + name, ({ type, detail, target }) => told.push({ type, detail, id: target.id }));
</script>`;
