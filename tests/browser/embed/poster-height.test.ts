/** What Share gives to paste keeps the room of the game that comes when a reader taps the picture: nothing on the page moves. */

import { expect, it } from 'vitest';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { posterLine } from '../../support/poster.ts';
import { ask, until } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';
import { OTHERS, POSTED } from '../support/weight.ts';

/** Which half of the widths is taken in a dark page. */
const WIDTHS = [280, 360, 480, 640, 800];

const texts = (process.env.GRUNDY_ALL ? [...POSTED, ...OTHERS] : POSTED).map(([, text]) => text);

const heights = `all('grundy-game').map((game) => game.getBoundingClientRect().height)`;

for (const dark of [false, true]) {
  const site = useSite({ dark });
  const host = useHost();

  it.each(WIDTHS.flatMap((width) => [false, true].map((inline) => ({ width, inline }))))(
    `${dark ? 'dark' : 'light'}: an element $width pixels wide is as high before a tap as after, inline: $inline`,
    async ({ width, inline }) => {
      const lines = texts.map((text) => posterLine(site.url(), text, { inline }));
      const page = await host.open(
        site,
        `<div style="width: ${width}px">${lines.join('<p>Text.</p>')}</div><script async src="${site.url('v1/grundy-game.js')}"></script>`,
        { height: 1000 * texts.length, head: '<meta name="color-scheme" content="light dark">' },
      );
      await until(page, `customElements.get('grundy-game') !== undefined`);
      const before = await ask<number[]>(page, heights);
      await ask(
        page,
        `(window.shown = 0, all('grundy-game').forEach((game) => { game.ready.then(() => (window.shown += 1)); game.querySelector('a').click(); }), null)`,
      );
      await until(page, `window.shown === ${texts.length}`);
      await ask(page, `new Promise((resolve) => setTimeout(resolve, 300))`);
      const after = await ask<number[]>(page, heights);
      expect(after.map((height, at) => [itemAt(texts, at), height])).toEqual(
        before.map((height, at) => [itemAt(texts, at), height]),
      );
      expect(Math.min(...after)).toBeGreaterThan(300);
    },
  );
}
