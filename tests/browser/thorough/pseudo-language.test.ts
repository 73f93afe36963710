/** The site with an accent on each letter of web/src/words/en/: a word without accents comes from somewhere else. */

import { existsSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { malformed } from '../../support/malformed.ts';
import { pseudoLanguage } from '../../support/pseudo-language.ts';
import { pictures, show } from '../support/every-picture.ts';
import { codesOf, leftOn, ownNames, pressInAnyLanguage as press } from '../support/foreign-words.ts';
import { arrived, ask, cell, click, openMenu, pressIn, type, until, untilThere } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const root = fileURLToPath(new URL('../../../.build/pseudo/', import.meta.url));
const web = fileURLToPath(new URL('../../../web/', import.meta.url));

const spoken = (configFile: string, outDir: string, emptyOutDir = true) =>
  build({
    root: web,
    configFile: web + configFile,
    logLevel: 'error',
    plugins: [pseudoLanguage],
    build: { outDir, emptyOutDir },
  });

/** The last file of the build. Pages ask for the service worker, which has no words. */
const last = `${root}offline.js`;

/** Whether this build came after that of the site, which is made from the same sources. */
function isBuilt(): boolean {
  const before = ['../../../.build/site-built', '../../support/pseudo-language.ts'].map(
    (file) => statSync(new URL(file, import.meta.url)).mtimeMs,
  );
  return existsSync(last) && statSync(last).mtimeMs > Math.max(...before);
}

beforeAll(async () => {
  if (isBuilt()) return;
  // Without this, packages would be built for development.
  vi.stubEnv('NODE_ENV', 'production');
  await spoken('vite.config.ts', root);
  await spoken('build/embed.config.ts', `${root}v1`);
  await spoken('build/element.config.ts', `${root}v1`, false);
  await spoken('build/lessons.config.ts', `${root}lessons`, false);
  vi.unstubAllEnvs();
  writeFileSync(last, '');
});

const site = useSite({ root });

const NIM = '#game=nim&piles=7,4,1';

async function playground(address: string): Promise<Page> {
  const page = await site.open(address);
  await until(page, `${arrived} && all('textarea').length > 0`);
  return page;
}

function expectNone(found: Iterable<string>): void {
  const texts = [...new Set(found)].toSorted();
  expect(texts, `${texts.length} texts`).toEqual([]);
}

/** Expects no English at first, nor after any of these steps. */
async function expectNoneAfter(page: Page, ...steps: (() => Promise<unknown>)[]): Promise<void> {
  await expectNoneBut(new Set(), page, ...steps);
}

/** The same, except for the reader's own words and codes. */
async function expectNoneBut(
  names: ReadonlySet<string>,
  page: Page,
  ...steps: (() => Promise<unknown>)[]
): Promise<void> {
  const found = await leftOn(page, names);
  for (const step of steps) {
    await step();
    // Waits until everything requested has been fetched.
    await until(page, `all(':not(:defined)').length === 0`);
    found.push(...(await leftOn(page, names)));
  }
  expectNone(found);
}

describe('no English is left', () => {
  it('and there are words', async () => {
    const page = await playground(NIM);
    expect(
      await ask<string>(page, `all('*').map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join(' ')`),
    ).toMatch(/[áéíóú]/);
  });

  it('beside any picture', async () => {
    const page = await playground(NIM);
    const found: string[] = [];
    for (const text of pictures.flatMap(([, texts]) => texts)) {
      await show(page, text);
      found.push(...(await leftOn(page, ownNames(text))).map((words) => `${text}: ${words}`));
    }
    expectNone(found);
  }, 600_000);

  it('on the front page, while boards are played', async () => {
    const page = await site.open('', { height: 4200 });
    await untilThere(page, '[data-game]');
    await until(page, `all('grundy-mini-picture').length === all('grundy-miniature').length`);
    await expectNoneAfter(
      page,
      () => click(page, '[data-pile="0"]'),
      () => click(page, '[data-piece="0"]'),
      () => type(page, '[role="search"] input', '7'),
      () => type(page, '[role="search"] input', '###'),
    );
  });

  it('in the gallery of contest problems', async () => {
    const page = await site.open('?view=problems');
    await untilThere(page, '[data-problem]');
    await expectNoneAfter(
      page,
      () => click(page, '[data-problem="cses-1730"] summary'),
      () => press(page, 'Answer'),
      () => untilThere(page, 'pre'),
      () => type(page, '#input', '7'),
      () => press(page, 'Answer'),
      () => untilThere(page, '.problem'),
      () => type(page, '[role="search"] input', '###'),
    );
  });

  it('in the list of games, of keys, and in the dialog of many positions', async () => {
    const page = await playground(NIM);
    const closed = async () => {
      await ask(page, `all('dialog[open]').forEach((dialog) => dialog.close())`);
      await until(page, `all('dialog[open]').length === 0`);
    };
    const opened = async (opening: Promise<void>) => {
      await opening;
      await untilThere(page, 'dialog[open]');
    };
    await expectNoneBut(
      codesOf('game=nim&piles=7x'),
      page,
      () => opened(click(page, 'h1 button')),
      closed,
      () => opened(pressIn(page, 'explore', 'Keys', press)),
      closed,
      () => opened(pressIn(page, 'form', 'Many positions', press)),
      async () => {
        await type(
          page,
          '#list',
          'game=nim&piles=1,2,3\n\ngame=nim&piles=7x\ngame=board&size=6x6&pieces=knight@d4,knight@a1',
        );
        await press(page, 'Answer');
        await until(page, `all('dialog[open] tbody tr').length === 3`);
      },
    );
  });

  it('in the dialog to paste a graph', async () => {
    const page = await playground('#game=graph&arcs=1-2&tokens=1');
    await expectNoneBut(
      new Set(['x*']),
      page,
      async () => {
        await press(page, 'Paste a graph');
        await untilThere(page, 'dialog[open] #graph');
      },
      () => type(page, '#graph', '1 2'),
      () => type(page, '#graph', 'x* 2'),
    );
  });

  it('in the menus of a position', async () => {
    const page = await playground('#game=board&size=8x8&pieces=knight4@c5,queen@f6');
    await expectNoneAfter(
      page,
      ...(['view', 'explore', 'rule', 'form'] as const).map((menu) => () => openMenu(page, menu)),
    );
  });

  it.each([NIM, '#game=board&size=8x8&pieces=knight4@c5,queen@f6', '#game=octal&code=4.3&piles=12,7+3'])(
    'in each tab of what is shared: %s',
    async (address) => {
      const page = await playground(address);
      await expectNoneAfter(
        page,
        async () => {
          await click(page, 'button.share');
          await untilThere(page, 'dialog[open] #link[role="tab"]');
        },
        ...['picture', 'embed', 'data'].map((tab) => () => click(page, `dialog[open] #${tab}[role="tab"]`)),
      );
    },
  );

  it.each([
    ['heaps', 'game=nim&piles=2,1'],
    ['a board', 'game=board&size=5x5&pieces=knight4@c4,knight4@d5&sum=selective'],
    ['a tree', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2'],
    ['a graph', 'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2'],
    ['stairs', 'game=staircase&stairs=0,3,1,2'],
    ['rows', 'game=northcott&columns=8&rows=1-8,6-3,4-5'],
  ])('in a match on %s', async (_, text) => {
    const page = await playground(`#${text}`);
    const answered = () => until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
    await expectNoneAfter(
      page,
      () => press(page, 'Play'),
      answered,
      () => press(page, 'Beginner'),
      () => press(page, 'Another person'),
      answered,
      () => click(page, 'button.hint'),
      () => click(page, 'button.hint'),
      async () => {
        await ask(
          page,
          `(() => {
            const { match, view } = all('grundy-match')[0];
            const { turn: { notation, moves: [move] } } = view.turns.find(({ turn }) => turn.moves.length === 1);
            match.played({ ...move, notation });
          })()`,
        );
        await press(page, 'End turn');
        await until(page, `all('grundy-match')[0].view.entries.length > 0`);
      },
      () => press(page, 'Take back'),
    );
  });

  it.each([
    ['a strip', 'game=subtraction&take=1,3,4&piles=6', '[data-size="3"]'],
    ['a board', 'game=board&size=4x4&pieces=knight4@d4', cell('a1')],
    ['stairs', 'game=staircase&stairs=0,3,1,2', '[data-stair="2"], .heap'],
  ])('in an exercise on %s', async (_, text, place) => {
    const page = await playground(`#${text}`);
    await expectNoneAfter(
      page,
      () => pressIn(page, 'explore', 'Exercise', press),
      () => untilThere(page, 'grundy-exercise'),
      () => click(page, place),
      () => press(page, 'The player to move'),
      () => press(page, 'Check'),
      () => press(page, 'Show the answers'),
    );
  });

  it.each([
    ['a strip', 'game=subtraction&take=1,3,4&piles=11', '[data-size="4"]'],
    ['a board', 'game=board&size=3x3&pieces=king@c3&toward=left-down', cell('b2')],
    ['a board where nobody wins', 'game=board&size=4x4&pieces=knight@d4,knight@a1', cell('b2')],
    ['Nim', 'game=nim&piles=7,4,1', '[data-size="5"]'],
  ])('where a place is looked into and the table is filled: %s', async (_, text, place) => {
    const page = await playground(`#${text}`);
    await expectNoneAfter(
      page,
      () => click(page, place),
      () => untilThere(page, 'grundy-examine'),
      () => pressIn(page, 'view', 'Fill the table step by step', press),
      () => press(page, 'Step on'),
      () => press(page, 'Done'),
      () => pressIn(page, 'view', 'Nothing', press),
    );
  });

  it('where a piece is drawn', async () => {
    const page = await playground('#game=board&size=8x8&pieces=knight4@c5');
    await expectNoneAfter(
      page,
      () => press(page, 'Your own piece'),
      () => untilThere(page, '[data-vector]'),
    );
  });

  it('in the laboratory, its plot and its tabs', async () => {
    const page = await site.open('?view=sequence&versus=game%3Doctal%26code%3D0.07#game=octal&code=0.77');
    await until(page, `all('.found').length > 0 && all('.proved').length > 0`);
    await expectNoneAfter(
      page,
      ...['rows', 'values', 'compare', 'data', 'saved'].map((tab) => () => click(page, `#${tab}[role="tab"]`)),
      () => type(page, '#jump', '10^12\n'),
      () => type(page, '#jump', 'x\n'),
      () => type(page, '[data-key="code"]', '9'),
    );
  });

  it.each(['', '?exercise=1'])('in the page of a frame: embed/%s', async (settings) => {
    const page = await site.open(`embed/${settings}${NIM}`);
    await until(
      page,
      `all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0 && all('grundy-legend, grundy-exercise').length > 0`,
    );
    await expectNoneAfter(page);
  });

  it.each(['win-or-lose', 'sums'])('in what questions and claims of a lesson say: %s', async (lesson) => {
    const page = await site.open(`lessons/${lesson}.html`);
    await until(
      page,
      `all('grundy-question, grundy-trap').every(({ updateComplete }) => updateComplete !== undefined)`,
    );
    // The text of the lesson is translated as a page, and its boards are tested as embeds.
    await ask(
      page,
      `(document.title = '', document.querySelectorAll('header, main :not(grundy-question, grundy-trap)').forEach((each) => (each.translate = false)))`,
    );
    const answered = async () => {
      await ask(
        page,
        `all('grundy-question').forEach(({ shadowRoot }) => shadowRoot.querySelector('[data-claim]')?.click())`,
      );
      await ask(
        page,
        `all('grundy-question').forEach(({ shadowRoot }) => shadowRoot.querySelector('form')?.requestSubmit())`,
      );
      await until(
        page,
        `all('grundy-question').every(({ waiting, shadowRoot }) => !waiting && shadowRoot.querySelector('.told').textContent !== '')`,
      );
    };
    const hinted = () =>
      ask(
        page,
        `all('grundy-question').flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('button.plain')]).forEach((button) => button.click())`,
      );
    await expectNoneAfter(
      page,
      answered,
      hinted,
      hinted,
      hinted,
      () => until(page, `all('grundy-question').every(({ waiting }) => !waiting)`),
      () =>
        ask(
          page,
          `all('grundy-trap').forEach((trap, place) => (trap.said = ['refuted', 'lose', 'win', 'none', 'other'][place % 5]))`,
        ),
    );
  });

  it('on the page for teachers, and in a set of exercises', async () => {
    const page = await site.open('lessons/teachers.html?lesson=win-or-lose&seed=3&many=2');
    await until(page, `all('.answers li').length === 2`);
    await ask(
      page,
      `(document.title = '', all('header, main > :not(grundy-exercise-sheet), grundy-exercise-sheet > *, option, a, h2, li > p').forEach((each) => (each.translate = false)))`,
    );
    await expectNoneAfter(page);
    const set = await site.open('lessons/exercises.html?lesson=win-or-lose&seed=3&many=2');
    await until(set, `all('grundy-question').length === 2`);
    await ask(
      set,
      `(document.title = '', document.querySelectorAll('header, h1, h2, .lead, grundy-question > *').forEach((each) => (each.translate = false)))`,
    );
    await expectNoneAfter(
      set,
      () => ask(set, `all('[data-claim]')[0].click()`),
      () => untilThere(set, 'p.score'),
    );
  });

  it('in what is said of each text that is refused', async () => {
    const page = await playground(NIM);
    const found: string[] = [];
    for (const { text } of malformed) {
      const quoted = JSON.stringify(text);
      await ask(
        page,
        `(() => {
          const area = all('textarea')[0];
          area.focus();
          area.value = ${quoted};
          area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        })()`,
      );
      await until(page, `all('grundy-playground')[0].session.view.refusal?.text === ${quoted}`);
      found.push(...(await leftOn(page, codesOf(text))));
    }
    expectNone(found);
  });
});
