/** Pastes what Share prints into a page of each host that npm or Debian has, builds and opens it. Run by `tests/run hosts`: hosts are large. */

import { expect, it } from 'vitest';
import {
  elementMarkup,
  elementSnippet,
  frameSnippet,
  markdownPicture,
  PLAIN,
  type EmbedChoices,
  type Shared,
} from '../../web/src/panels/share/share.model.ts';
import { posterLine } from '../support/poster.ts';
import { ask, until } from '../browser/support/playground.ts';
import { serveSite } from '../browser/support/server.ts';
import { useSite } from '../browser/support/site.ts';
import { HOSTS } from './build.ts';

const site = useSite();

function sharedOf(text: string, title: string): Shared {
  return {
    site: site.url(),
    text,
    link: site.url(`#${text}`),
    title,
    alt: `${title}: the player to move wins; {a *b* _c_ \`d\` $e$}`,
  };
}

/** Milliseconds for a build, which installs the host the first time. */
const BUILDING = 1_800_000;

const won = `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`;

it.each(HOSTS)(
  '$name shows a picture with a link, a frame, an element, one without a frame, and one that waits for a tap',
  async ({ page: kind, marked = (html) => html, build }) => {
    const choices: EmbedChoices = { ...PLAIN, page: kind, height: 420 };
    const camel = sharedOf(
      'game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8',
      'A camel',
    );
    const lines = [
      marked(elementSnippet(camel, choices)),
      marked(elementMarkup(sharedOf('game=nim&piles=1,2,4', 'Small Nim'), { ...choices, inline: true })),
      marked(posterLine(site.url(), 'game=kayles&piles=7,5,3', { page: kind })),
      marked(frameSnippet(sharedOf('game=subtraction&take=1,3,4&piles=11', 'Coins'), choices)),
      // The picture file itself lies elsewhere.
      markdownPicture(sharedOf('game=nim&piles=3,5,7', 'Nim')).replace(
        '(nim-3-5-7.svg)',
        `(${site.url('favicon.svg')})`,
      ),
    ];
    const server = await serveSite({ root: build({ index: `# A post\n\n${lines.join('\n\n')}\n` }) });
    try {
      const page = await site.open(server.folder, { height: 3000 });
      await until(
        page,
        `all('a').some(({ href, firstElementChild }) => href === '${site.url('#game=nim&piles=3,5,7')}' && firstElementChild?.naturalWidth > 0)`,
      );
      const frames = await Promise.all(
        ['pieces=camel@h8', 'game=subtraction'].map((words) =>
          page.waitForFrame((each) => each.url().startsWith(site.url('embed/')) && each.url().includes(words)),
        ),
      );
      await Promise.all(frames.map((frame) => until(frame, won)));
      await until(page, won);
      // The fallbacks are gone, and had the right text.
      await until(
        page,
        `all('grundy-game:not([poster])').length === 2 && all('grundy-game:not([poster])').every(({ shadowRoot }) => !shadowRoot.querySelector('slot'))`,
      );
      expect(await ask(page, `all('grundy-game:not([poster])').map(({ textContent }) => textContent.trim())`)).toEqual(
        ['A camel', 'Small Nim'].map((title) => `${title}: the player to move wins; {a *b* _c_ \`d\` $e$}`),
      );
      expect(await ask(page, `all('grundy-game')[0].getAttribute('piece.camel')`)).toBe(
        'leap(-1,-3)leap(-3,-1)slide(-1,0)',
      );
      // What waits for a tap is a picture above its sentence, and then as high.
      const posted = `document.querySelector('grundy-game[poster]')`;
      const [height, picture, said] = await ask<[number, number, string]>(
        page,
        `[${posted}.clientHeight, ${posted}.querySelector('svg path').getBoundingClientRect().width, ${posted}.textContent.trim()]`,
      );
      expect(picture).toBeGreaterThan(100);
      expect(said).toBe(
        'Kayles with rows 7, 5 and 3: the player to move wins; Grundy number 1; wins in at most 9 moves. Tap to play',
      );
      await ask(page, `(${posted}.querySelector('a').click(), ${posted}.ready)`);
      expect(await ask(page, `${posted}.clientHeight`)).toBe(height);
    } finally {
      await server.close();
    }
  },
  BUILDING,
);
