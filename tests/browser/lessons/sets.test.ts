/** Sets of exercises: the exercises behind a link, and the teacher's sheet with the answers. */

import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { answerOf, type Ask } from '../../../web/src/lessons/answer.model.ts';
import { drawnSet } from '../../../web/src/lessons/exercise-set.model.ts';
import { instanceOf, isDrawn } from '../../../web/src/lessons/instance.model.ts';
import { lessonPages, tags } from '../../contract/lesson-pages.ts';
import { loadModule } from '../../support/module.ts';
import { ask, click, keys, texts, until, untilThere } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

interface Exercise {
  asked: Ask;
  text: string;
  answer: string;
}

/** The exercises of a set, from the lesson's markup and the core. */
function exercisesOf(lesson: string, seed: number, many: number): Exercise[] {
  const html = lessonPages.find(({ name }) => name === lesson)?.html ?? '';
  const questions = tags(html, 'grundy-question').map(({ attributes }) => ({
    asked: attributes['ask'] as Ask,
    pattern: attributes['position'] ?? '',
  }));
  const drawn = questions.filter(({ pattern }) => isDrawn(pattern));
  return drawnSet(
    drawn.map(({ pattern }) => pattern),
    { seed, many },
  ).flatMap(({ question, seed: each }) => {
    const { asked, pattern } = drawn[question] ?? { asked: 'outcome', pattern: '' };
    const text = instanceOf(pattern, each);
    const reply = grundy.analyze(text);
    if (!reply.ok) throw new Error(text);
    return [{ asked, text, answer: answerOf(asked, reply.analysis) }];
  });
}

const inside = (place: number): string => `all('grundy-question')[${place}].shadowRoot`;

async function give(page: Page, place: number, { asked, answer }: Exercise): Promise<void> {
  if (asked === 'outcome') await ask(page, `${inside(place)}.querySelector('[data-claim="${answer}"]').click()`);
  else {
    const cells = JSON.stringify(answer.split(','));
    if (asked === 'table')
      await ask(
        page,
        `${cells}.forEach((letter, size) => { for (let press = 0; press <= Number(letter === 'L'); press += 1) ${inside(place)}.querySelector('[data-cell-of="' + size + '"]').click(); })`,
      );
    else
      await ask(
        page,
        `${cells}.forEach((number, at) => { const field = ${inside(place)}.querySelectorAll('input')[at]; field.value = number; field.dispatchEvent(new InputEvent('input', { bubbles: true })); })`,
      );
    await ask(page, `${inside(place)}.querySelector('form').requestSubmit()`);
  }
  await until(
    page,
    `!all('grundy-question')[${place}].waiting && ${inside(place)}.querySelector('.told').textContent !== ''`,
  );
}

describe('a link to a set', () => {
  it.each(someOf(LESSONS))('opens its exercises, which keep one score: %s', async (lesson) => {
    const page = await site.open(`lessons/exercises.html?lesson=${lesson}&seed=7&many=5`);
    const set = exercisesOf(lesson, 7, 5);
    await until(page, `all('grundy-question').length === 5`);
    expect(await ask(page, `all('grundy-question').map(({ text }) => text)`)).toEqual(set.map(({ text }) => text));
    expect(await texts(page, 'h3')).toEqual([1, 2, 3, 4, 5].map((place) => `Exercise ${place}`));
    for (const [place, exercise] of set.entries()) {
      await give(page, place, exercise);
      expect(await ask(page, `${inside(place)}.querySelector('.told').textContent.trim()`), exercise.text).toBe(
        'Right.',
      );
      expect(await texts(page, 'p.score')).toEqual([`Right at the first try: ${place + 1} of ${place + 1}`]);
    }
    expect(await ask(page, `all('button').filter(({ textContent }) => textContent === 'Another').length`)).toBe(0);
    expect(await ask(page, `localStorage.length`)).toBe(0);
  });

  it('counts what was wrong at first', async () => {
    const page = await site.open('lessons/exercises.html?lesson=nim&seed=2&many=1');
    const [exercise] = exercisesOf('nim', 2, 1) as [Exercise];
    await until(page, `all('grundy-question').length === 1`);
    await give(page, 0, { ...exercise, answer: String(Number(exercise.answer) + 1) });
    expect(await texts(page, 'p.score')).toEqual(['Right at the first try: 0 of 1']);
    await give(page, 0, exercise);
    await until(page, `${inside(0)}.querySelector('.told').textContent === 'Right.'`);
    expect(await texts(page, 'p.score')).toEqual(['Right at the first try: 0 of 1']);
  });

  it.each(['', '?lesson=none&seed=3'])('without a lesson lists them: %s', async (query) => {
    const page = await site.open(`lessons/exercises.html${query}`);
    expect(await texts(page, '#exercises a')).toHaveLength(LESSONS.length);
    expect(await ask(page, `all('grundy-question').length`)).toBe(0);
  });
});

const ready = `all('grundy-exercise-sheet')[0]?.shadowRoot && all('button').some(({ textContent, disabled }) => textContent.startsWith('Print') && !disabled)`;

/** The answers on the page: a word, a number, or a row of cells. */
const answers = `all('.answers li').map((item) => { const row = item.querySelectorAll('tr')[1]; return row ? [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join() : item.textContent.trim(); })`;

const onPaper = ({ asked, answer }: Exercise): string =>
  asked === 'outcome' ? { win: 'The player to move', lose: 'The other player' }[answer as 'win' | 'lose'] : answer;

describe('the page for teachers', () => {
  it.each(someOf(LESSONS))('has a sheet with the answers of the link: %s', async (lesson) => {
    const page = await site.open(`lessons/teachers.html?lesson=${lesson}&seed=3&many=8`);
    await until(page, ready);
    const set = exercisesOf(lesson, 3, 8);
    expect(await ask(page, answers)).toEqual(set.map(onPaper));
    expect(await texts(page, '.link a')).toEqual([site.url(`lessons/exercises.html?lesson=${lesson}&seed=3&many=8`)]);
    // Each board belongs to an exercise of the set, and all are drawn.
    const boards = await ask<string[]>(page, `all('[aria-labelledby="sheet"] grundy-embed').map(({ shown }) => shown)`);
    expect(boards.every((board) => set.some(({ text }) => grundyText(text) === board))).toBe(true);
    expect(
      await ask(
        page,
        `all('grundy-embed').every(({ shadowRoot }) => shadowRoot.querySelector('grundy-stage').getBoundingClientRect().height > 50)`,
      ),
    ).toBe(true);
    // Only the page of answers shows the answers.
    expect(await ask(page, `all('[aria-labelledby="sheet"] grundy-verdict').length`)).toBe(0);
  });

  it('follows what is chosen by keys, and a reload keeps it', async () => {
    const page = await site.open('lessons/teachers.html');
    await until(page, ready);
    expect(await texts(page, 'h2')).toEqual(['Win or lose, set 1', 'Answers: Win or lose, set 1']);
    await ask(page, `all('[name="seed"]')[0].focus()`);
    await keys(page, 'ArrowUp', 'Tab', 'ArrowUp', 'Tab');
    await until(page, `all('.answers li').length === 7`);
    expect(await ask(page, `location.search`)).toBe('?lesson=win-or-lose&seed=2&many=7');
    await page.reload({ waitUntil: 'load' });
    await until(page, `all('.answers li').length === 7`);
    expect(await ask(page, answers)).toEqual(exercisesOf('win-or-lose', 2, 7).map(onPaper));
    await click(page, '.link a');
    await until(page, `all('grundy-question').length === 7`);
  });

  // A test cannot make Firefox show its print layout.
  it.skipIf(site.browser === 'firefox')('prints the sheet alone, its answers on another page', async () => {
    const page = await site.open('lessons/teachers.html?lesson=nim&seed=3&many=2');
    await until(page, ready);
    await page.emulateMediaType('print');
    expect(
      await ask(
        page,
        `['body > header', 'main > h1', '.choices', '.link', 'button'].filter((part) => all(part).some((each) => each.checkVisibility()))`,
      ),
    ).toEqual([]);
    expect(await ask(page, `getComputedStyle(all('.answers')[0]).breakBefore`)).toBe('page');
  });

  it.each(['teachers.html?lesson=sums&seed=3&many=4', 'exercises.html?lesson=sums&seed=3&many=4'])(
    'is no wider than a phone: %s',
    async (address) => {
      const page = await site.open(`lessons/${address}`, { width: 360, height: 900 });
      await until(page, `all('.answers li, grundy-question').length === 4`);
      expect(await ask(page, `document.documentElement.scrollWidth`)).toBeLessThanOrEqual(360);
    },
  );

  it('is found from the list of lessons', async () => {
    const page = await site.open('lessons/');
    await click(page, 'a[href$="teachers.html"]');
    await untilThere(page, 'grundy-exercise-sheet');
  });
});

function grundyText(text: string): string {
  const reply = grundy.analyze(text);
  return reply.ok ? reply.analysis.text : '';
}
