/** Takes all lines that the page of pictures offers authors, pastes them into pages of the hosts that it names, and lints, builds and opens these. */

import { beforeAll, describe, expect, it } from 'vitest';
import { LESSONS } from '../../web/build/lesson-list.ts';
import { ask, until, untilThere } from '../browser/support/playground.ts';
import { serveSite } from '../browser/support/server.ts';
import { useSite } from '../browser/support/site.ts';
import { HOSTS, type HostSystem, type Pages } from './build.ts';
import { lint } from './lint.ts';

const site = useSite();

const HTML = 'HTML, and Markdown with MkDocs or Hugo';
const MDX = 'MDX';
const PLAIN = 'Markdown without scripts';

const TAKES: Record<string, readonly string[]> = {
  Hugo: [HTML, PLAIN],
  'Material for MkDocs': [HTML, PLAIN],
  'Next.js': [MDX, PLAIN],
};
const hosts = HOSTS.filter(({ name }) => name in TAKES);

interface Lines {
  lesson: string;
  kind: string;
  text: string;
}

/** The lines as a reader copies them. */
let offered: Lines[] = [];

beforeAll(async () => {
  const page = await site.open('lessons/pictures.html');
  await untilThere(page, 'grundy-copy');
  offered = await ask<Lines[]>(
    page,
    `all('section[aria-labelledby]').flatMap((section) => all('details', section).map((details) => ({
      lesson: section.getAttribute('aria-labelledby'),
      kind: details.querySelector('summary').textContent,
      text: details.querySelector('grundy-copy').text,
    })))`,
  );
});

/** A page for each lesson, with each of its lines below a heading. */
function pagesFor({ name }: HostSystem): Pages {
  const kinds = TAKES[name] ?? [];
  const page = (lesson: string): string => {
    const lines = offered.filter((each) => each.lesson === lesson && kinds.includes(each.kind));
    return [`# ${lesson}`, ...lines.map(({ text }, at) => `## Picture ${at + 1}\n\n${text}`)].join('\n\n') + '\n';
  };
  return Object.fromEntries([['index', '# Lessons\n'], ...LESSONS.map((lesson) => [lesson, page(lesson)])]);
}

it('are of every lesson, and each kind is for one of the hosts', () => {
  expect([...new Set(offered.map(({ lesson }) => lesson))]).toEqual(LESSONS);
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(hosts.flatMap(({ name }) => TAKES[name] ?? [])));
  expect(hosts).toHaveLength(Object.keys(TAKES).length);
});

/** Milliseconds for a build, which installs the host the first time. */
const BUILDING = 1_800_000;

/** The positions of the games on a page, in order: from the link of each before it is pressed, from its element after. */
const linked = `all('grundy-game').map((game) => decodeURIComponent(new URL(game.querySelector('a').href).hash.slice(1)))`;

describe.each(hosts)('in $name', (host) => {
  it(
    'pass its linter',
    () => {
      lint(host, pagesFor(host));
    },
    BUILDING,
  );

  it(
    'are built without a warning, show their pictures, and after a press their games',
    async () => {
      const server = await serveSite({ root: host.build(pagesFor(host)) });
      try {
        for (const lesson of LESSONS) {
          const lines = offered.filter((each) => each.lesson === lesson);
          const page = await site.open(`${server.folder}${lesson}.html`, { height: 9000 });
          const games = lines.length / 3;
          await until(
            page,
            `all('img[alt]:not([alt=""])').filter((image) => image.naturalWidth > 0 && image.closest('a')?.href.includes('#game=')).length === ${games} && all('grundy-game svg path').length > 0`,
          );
          await until(
            page,
            `all('grundy-game').length === ${games} && all('grundy-game').every(({ shadowRoot }) => shadowRoot !== null)`,
          );
          const positions = await ask<string[]>(page, linked);
          await ask(
            page,
            `(window.shown = 0, all('grundy-game').forEach((game) => { game.ready.then(() => (window.shown += 1)); game.querySelector('a').click(); }), null)`,
          );
          await until(page, `window.shown === ${games}`);
          expect(await ask<string[]>(page, `all('grundy-game').map(({ state }) => state)`)).toEqual(positions);
          await until(page, `all('grundy-game svg').every((picture) => picture.getBoundingClientRect().width === 0)`);
        }
      } finally {
        await server.close();
      }
    },
    BUILDING,
  );
});
