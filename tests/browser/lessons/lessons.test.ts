/** Lessons: the reader's first answers, tables to fill in, and what is left without scripts. */

import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { answerOf, type Ask } from '../../../web/src/lessons/answer.model.ts';
import { loadModule } from '../../support/module.ts';
import { ask, click, texts, until, untilThere } from '../support/playground.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { weightOf } from '../support/weight.ts';

const site = useSite();

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

/** How many questions are drawn and answered. */
const SEEDS = process.env.GRUNDY_ALL ? 20 : 2;

const question = (id: string): string => `document.querySelector('grundy-question#${id}')`;

function answerTo(asked: Ask, text: string): string {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return answerOf(asked, reply.analysis);
}

const OTHERS: Record<Ask, (right: string) => string> = {
  outcome: (right) => (right === 'win' ? 'lose' : 'win'),
  grundy: (right) => String(Number(right) + 1),
  count: (right) => String(Number(right) + 1),
  table: (right) => (right.startsWith('W') ? 'L' : 'W') + right.slice(1),
  numbers: (right) => `7${right.slice(1)}`,
};

/** Gives an answer as a reader does, with buttons and fields. */
async function answer(page: Page, id: string, asked: Ask, given: string): Promise<void> {
  const inside = `${question(id)}.shadowRoot`;
  if (asked === 'outcome') await ask(page, `${inside}.querySelector('[data-claim="${given}"]').click()`);
  else {
    if (asked === 'table') {
      // Each press of a cell goes on from blank to W, to L, and to blank again.
      await ask(
        page,
        `${JSON.stringify(given.split(','))}.forEach((letter, size) => {
        const { filled: letters } = ${question(id)};
        const order = ['', 'W', 'L'];
        const presses = (order.indexOf(letter) - order.indexOf(letters[size]) + 3) % 3;
        for (let press = 0; press < presses; press += 1) ${inside}.querySelector('[data-cell-of="' + size + '"]').click();
      })`,
      );
    } else {
      await ask(
        page,
        `${JSON.stringify(given.split(','))}.forEach((number, at) => {
        const field = ${inside}.querySelectorAll('input')[at];
        field.value = number;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      })`,
      );
    }
    await ask(page, `${inside}.querySelector('form').requestSubmit()`);
  }
  await until(page, `!${question(id)}.waiting && ${inside}.querySelector('.told').textContent !== ''`);
}

const told = (page: Page, id: string): Promise<string> =>
  ask(page, `${question(id)}.shadowRoot.querySelector('.told').textContent.trim()`);
const isOpen = (page: Page, id: string): Promise<boolean> =>
  ask(page, `${question(id)}.querySelector('[slot="after"]').checkVisibility()`);

interface Asked {
  id: string;
  asked: Ask;
  drawn: boolean;
}

const QUESTIONS: Record<(typeof LESSONS)[number], Asked[]> = {
  'win-or-lose': [
    { id: 'two-coins', asked: 'outcome', drawn: false },
    { id: 'fill', asked: 'table', drawn: true },
    { id: 'large', asked: 'outcome', drawn: true },
  ],
  nim: [
    { id: 'equal', asked: 'outcome', drawn: false },
    { id: 'nim-sum', asked: 'grundy', drawn: true },
    { id: 'moves', asked: 'count', drawn: true },
  ],
  sums: [
    { id: 'together', asked: 'outcome', drawn: false },
    { id: 'mexes', asked: 'numbers', drawn: true },
    { id: 'two-knights', asked: 'grundy', drawn: true },
  ],
  several: [
    { id: 'both', asked: 'outcome', drawn: false },
    { id: 'any', asked: 'outcome', drawn: true },
    { id: 'not-all', asked: 'outcome', drawn: true },
    { id: 'hasten', asked: 'outcome', drawn: true },
  ],
  staircases: [
    { id: 'second', asked: 'outcome', drawn: false },
    { id: 'stairs', asked: 'grundy', drawn: true },
    { id: 'climb', asked: 'grundy', drawn: true },
  ],
  'your-own': [
    { id: 'squares', asked: 'outcome', drawn: false },
    { id: 'try', asked: 'outcome', drawn: true },
    { id: 'queen', asked: 'outcome', drawn: true },
  ],
};

const listedQuestions = LESSONS.flatMap((lesson) => QUESTIONS[lesson].map((each) => [lesson, each.id, each] as const));

const opened = async (lesson: string, screen = {}): Promise<Page> => {
  const page = await site.open(`lessons/${lesson}.html`, screen);
  await until(page, `all('grundy-question, grundy-trap').every(({ updateComplete }) => updateComplete !== undefined)`);
  return page;
};

it.each(LESSONS)('all questions of %s are asked here', async (lesson) => {
  const page = await opened(lesson);
  const there = await ask(page, `all('grundy-question').map(({ id, ask }) => [id, ask])`);
  expect(there).toEqual(QUESTIONS[lesson].map(({ id, asked }) => [id, asked]));
});

it.each(
  someOf(
    listedQuestions.filter(([, , { drawn }]) => !drawn),
    6,
  ),
)('%s: %s shows its board and its answer once the reader has claimed something', async (lesson, id, { asked }) => {
  const page = await opened(lesson);
  const text = await ask<string>(page, `${question(id)}.text`);
  expect(await isOpen(page, id)).toBe(false);
  await answer(page, id, asked, OTHERS[asked](answerTo(asked, text)));
  expect(await told(page, id)).toContain('No. Here is why:');
  expect(await isOpen(page, id)).toBe(true);
  await untilThere(page, `grundy-question#${id} grundy-game`);
  await until(page, `all('.win, .lose', ${question(id)}.querySelector('grundy-game').shadowRoot).length > 0`);
});

it.each(someOf(listedQuestions.filter(([, , { drawn }]) => drawn)))(
  `%s: %s is solved right and wrong for ${SEEDS} seeds`,
  async (lesson, id, { asked }) => {
    const page = await opened(lesson);
    const inside = `${question(id)}.shadowRoot`;
    let before = '';
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const text = await ask<string>(page, `${question(id)}.text`);
      expect(text).not.toBe(before);
      before = text;
      const right = answerTo(asked, text);
      // The board shows the position of the question.
      expect(
        await ask(
          page,
          `[...${question(id)}.querySelectorAll('grundy-game')].every((board) => ['piles', 'pieces', 'stairs', 'coins', 'at'].some((key) => ${JSON.stringify(text)}.includes(key + '=' + board.getAttribute(key))))`,
        ),
      ).toBe(true);
      const wrongly = seed % 2 === 0;
      const came: [string, boolean][] = [];
      // A question about who wins can be answered only once.
      for (const given of [
        ...(wrongly ? [OTHERS[asked](right)] : []),
        ...(wrongly && asked === 'outcome' ? [] : [right]),
      ]) {
        await answer(page, id, asked, given);
        came.push([(await told(page, id)).slice(0, 4), await isOpen(page, id)]);
      }
      expect(came, text).toEqual(
        !wrongly
          ? [['Righ', true]]
          : asked === 'outcome'
            ? [['No. ', true]]
            : [
                ['Not ', false],
                ['Righ', true],
              ],
      );
      expect(await ask(page, `${inside}.querySelector('.score').textContent`)).toBe(
        `Right at the first try: ${Math.ceil(seed / 2)} of ${seed}`,
      );
      await ask(
        page,
        `[...${inside}.querySelectorAll('button')].find((button) => button.textContent === 'Another').click()`,
      );
      await until(page, `${inside}.querySelector('.told').textContent === ''`);
      expect(await isOpen(page, id)).toBe(false);
    }
    // The score is kept for the next visit, for this exercise only.
    await page.reload({ waitUntil: 'load' });
    await until(
      page,
      `${inside}?.querySelector('.score')?.textContent === 'Right at the first try: ${SEEDS / 2} of ${SEEDS}'`,
    );
    await ask(page, `localStorage.clear()`);
  },
);

it('what is kept of scores is not believed', async () => {
  const page = await opened('nim');
  await ask(page, `localStorage.setItem('grundy-lessons', '{"nim.html#moves": {"right": 9, "tried": "x"}}')`);
  await page.reload({ waitUntil: 'load' });
  await until(page, `${question('moves')}.shadowRoot !== null`);
  expect(await ask(page, `all('.score').length`)).toBe(0);
  await ask(page, `localStorage.clear()`);
});

it('where the browser keeps nothing, a score lasts as long as the page', async () => {
  const page = await site.open('favicon.svg');
  await page.evaluateOnNewDocument(
    `Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('refused', 'SecurityError'); } })`,
  );
  await page.goto(site.url('lessons/nim.html'), { waitUntil: 'load' });
  await until(page, `${question('moves')}.shadowRoot !== null`);
  await answer(page, 'moves', 'count', answerTo('count', await ask<string>(page, `${question('moves')}.text`)));
  expect(await ask(page, `all('.score').map(({ textContent }) => textContent)`)).toEqual([
    'Right at the first try: 1 of 1',
  ]);
});

it('hints come in three levels, the last from the solver, and then the answer no longer counts', async () => {
  const page = await opened('nim');
  const hint = async (): Promise<void> =>
    ask(
      page,
      `[...${question('nim-sum')}.shadowRoot.querySelectorAll('button')].find((button) => button.textContent === 'Hint').click()`,
    );
  const shown = `[...${question('nim-sum')}.querySelectorAll('[slot="hint"]')].filter((each) => each.checkVisibility()).length`;
  expect(await ask(page, shown)).toBe(0);
  await hint();
  await until(page, `${shown} === 1`);
  await hint();
  await until(page, `${shown} === 2`);
  await hint();
  const right = answerTo('grundy', await ask<string>(page, `${question('nim-sum')}.text`));
  await until(
    page,
    `${question('nim-sum')}.shadowRoot.querySelector('ul')?.textContent.includes('Here it is ${right}')`,
  );
  await answer(page, 'nim-sum', 'grundy', right);
  expect(await ask(page, `all('.score').length`)).toBe(0);
});

it('the last hint gives the focus to the answer, and a right answer keeps it there', async () => {
  const page = await opened('nim');
  const inside = `${question('nim-sum')}.shadowRoot`;
  for (let level = 1; level <= 3; level += 1) {
    await ask(
      page,
      `(() => { const hint = [...${inside}.querySelectorAll('button')].find((button) => button.textContent === 'Hint'); hint.focus(); hint.click(); })()`,
    );
    await until(page, `${question('nim-sum')}.hints === ${level} && !${question('nim-sum')}.waiting`);
  }
  await until(page, `${inside}.activeElement?.localName === 'input'`);
  await page.keyboard.type(answerTo('grundy', await ask<string>(page, `${question('nim-sum')}.text`)));
  await page.keyboard.press('Enter');
  await until(page, `${question('nim-sum')}.solved`);
  expect(await ask(page, `[${inside}.activeElement.localName, ${inside}.activeElement.readOnly]`)).toEqual([
    'input',
    true,
  ]);
});

// The page brings elements that the reasons of its embeds bring as well.
it.each(someOf(LESSONS, 4))('%s: the board says why', async (lesson) => {
  const page = await opened(lesson);
  const board = `all('grundy-game:not([hide*="controls"])').find((game) => game.checkVisibility())`;
  const why = `all('button', ${board}.shadowRoot).find((button) => button.textContent.trim() === 'Why?')`;
  await ask(page, `${board}.scrollIntoView()`);
  await until(page, `${board}.shadowRoot && ${why}?.disabled === false`);
  await ask(page, `${why}.click()`);
  await until(page, `all('.step', ${board}.shadowRoot).length > 0`);
});

it('the last hint speaks of typed rules as well', async () => {
  const page = await opened('your-own');
  for (let level = 0; level < 3; level += 1)
    await ask(
      page,
      `[...${question('try')}.shadowRoot.querySelectorAll('button')].find((button) => button.textContent === 'Hint').click()`,
    );
  await until(page, `${question('try')}.shadowRoot.querySelectorAll('li').length > 0`);
});

it('the last hint for a table fills in its first cell that is not right', async () => {
  const page = await opened('win-or-lose');
  const right = answerTo('table', await ask<string>(page, `${question('fill')}.text`));
  await answer(page, 'fill', 'table', 'W');
  const hint = (): Promise<void> =>
    ask(
      page,
      `[...${question('fill')}.shadowRoot.querySelectorAll('button')].find((button) => button.textContent === 'Hint').click()`,
    );
  await hint();
  await hint();
  for (let size = 0; size < 3; size += 1) {
    await hint();
    await until(
      page,
      `${question('fill')}.filled.slice(0, ${size + 1}).join() === '${right
        .split(',')
        .slice(0, size + 1)
        .join()}'`,
    );
  }
});

// In Firefox a test cannot turn scripts off.
describe.skipIf(site.browser === 'firefox')('where no script runs', () => {
  it.each(someOf(LESSONS))('%s is read whole: every answer in words, every board with a link', async (lesson) => {
    const page = await site.open('favicon.svg');
    await page.setJavaScriptEnabled(false);
    await page.goto(site.url(`lessons/${lesson}.html`), { waitUntil: 'load' });
    const boards = await page.$$eval('grundy-game > a', (links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        seen: link.checkVisibility(),
      })),
    );
    expect(boards.length).toBeGreaterThan(4);
    for (const { href, text, seen } of boards) {
      expect(seen).toBe(true);
      expect(href).toMatch(/^\.\.\/#game=/);
      expect(text).toMatch(/player to move (wins|loses)|who wins\?|neither/i);
    }
    expect(
      await page.$$eval('[slot="after"], [slot="hint"]', (parts) => parts.every((part) => part.checkVisibility())),
    ).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280);
  });
});

it.each(someOf(LESSONS, 6))(
  'the first screen of %s is there after at most 100 KB beside the solver',
  async (lesson) => {
    const page = await opened(lesson, { width: 1280, height: 900 });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    const fetched = await ask<string[]>(
      page,
      `performance.getEntriesByType('resource').filter(({ startTime }) => startTime < performance.getEntriesByType('navigation')[0].loadEventEnd + 1500).map(({ name }) => name.replace(/#.*/, ''))`,
    ); // Later the boards below are fetched, for paper.
    const files = [
      `lessons/${lesson}.html`,
      ...fetched
        .filter(
          (name) => name.startsWith(site.url()) && !/grundy-\w+(?:-|\.worker)/.test(name.replace('grundy-game', '')),
        )
        .map((name) => name.slice(site.url().length)),
    ];
    expect(
      files.reduce((sum, file) => sum + weightOf(file), 0),
      files.join(),
    ).toBeLessThanOrEqual(100_000);
  },
);

it.each(
  someOf(
    LESSONS.flatMap((lesson) => [360, 768, 1440].map((width) => [lesson, width] as const)),
    12,
  ),
)('%s is no wider than %i px, with every board drawn', async (lesson, width) => {
  const page = await opened(lesson, { width, height: 900 });
  const boards = await ask<number>(page, `all('grundy-game').length`);
  for (let board = 0; board < boards; board += 1) {
    await ask(page, `all('grundy-game')[${board}].scrollIntoView()`);
    await until(
      page,
      `((board) => !board.checkVisibility() || all('grundy-stage', board.shadowRoot).length > 0)(all('grundy-game')[${board}])`,
    );
  }
  expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(width);
});

it('the lessons are listed, and the front page and the guides lead to them', async () => {
  const page = await site.open('lessons/');
  expect(await texts(page, '.lessons a')).toEqual([
    'Win or lose',
    'Nim',
    'Sums and Grundy numbers',
    'More than one at a time',
    'Staircases and trees',
    'Your own game',
  ]);
  await click(page, '.lessons a');
  await untilThere(page, 'grundy-trap');
  for (const from of ['', 'docs/rule.html']) {
    const other = await site.open(from);
    await untilThere(other, 'nav a[href$="lessons/"]');
  }
});

it('each lesson leads to the one before and the one after', async () => {
  const page = await site.open('lessons/nim.html');
  const onward = await ask<string[][]>(
    page,
    `all('.onward a').map((link) => [link.rel, link.getAttribute('href'), link.textContent])`,
  );
  expect(onward.map(([rel, href]) => [rel, href])).toEqual([
    ['prev', './win-or-lose.html'],
    ['next', './sums.html'],
  ]);
  expect(onward.map(([, , words]) => words?.replace(/:.*/, ''))).toEqual(['Previous lesson', 'Next lesson']);
});

it('answers and hints are not shown before the questions come, which hide them', async () => {
  const page = await site.open('');
  await page.setRequestInterception(true);
  page.on(
    'request',
    (request) =>
      void (request.url().endsWith('/lessons.js')
        ? request.respond({ contentType: 'text/javascript', body: '' })
        : request.continue()),
  );
  await page.goto(site.url('lessons/your-own.html'));
  await quiet();
  expect(await ask(page, `all('grundy-question:defined').length`)).toBe(0);
  expect(await ask(page, `all('[slot="after"], [slot="hint"]').filter((each) => each.checkVisibility()).length`)).toBe(
    0,
  );
});
