/** On a phone the answer to a choice in a lesson is in sight where the choice is made, and is announced. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { LESSONS } from '../../../web/build/lesson-list.ts';
import { loadModule } from '../../support/module.ts';
import { ask, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const grundy = await loadModule();

/** The texts that the turns of a position lead to. */
function optionsOf(text: string): string[] {
  const reply = grundy.continuations(text, 0);
  if (!reply.ok) throw new Error(text);
  return reply.list.flatMap(({ turn }) => {
    const after = grundy.play(text, turn.notation);
    return after.ok ? [after.text] : [];
  });
}

const opened = async (lesson: string): Promise<Page> => {
  const page = await site.open(`lessons/${lesson}.html`, { width: 360, height: 640 });
  await until(
    page,
    `customElements.get('grundy-trap') && customElements.get('grundy-question') && customElements.get('grundy-game')`,
  );
  return page;
};

/** Whether the words of this element are in the window, announced, and not covered. */
const seen = (said: string): string =>
  `((said, { top, bottom, left }) => said.textContent.trim() !== '' && top >= 0 && bottom <= innerHeight && said.closest('[role="status"]') !== null && said.getRootNode().elementFromPoint(left + 5, (top + bottom) / 2) === said)(${said}, ${said}.getBoundingClientRect())`;

/** Whether all boards are drawn. Those out of sight are fetched a little later, and may then have another height. */
const DRAWN = `all('grundy-game').every((board) => board.clientHeight === 0 || all('[part="picture"]', board.shadowRoot).length > 0)`;

it.each(LESSONS)('trap feedback is seen where the reader looks: %s', async (lesson) => {
  const page = await opened(lesson);
  const traps = await ask<number>(page, `all('grundy-trap').length`);
  for (let place = 0; place < traps; ++place) {
    const trap = `all('grundy-trap')[${place}]`;
    const board = `${trap}.querySelector('grundy-game')`;
    const top = `Math.round(${board}.getBoundingClientRect().top)`;
    await ask(page, `${board}.scrollIntoView({ block: 'start' })`);
    await until(page, `${trap}.author !== '' && ${DRAWN}`);
    await ask(page, `${board}.scrollIntoView({ block: 'start' })`);
    const text = await ask<string>(page, `${trap}.author`);
    const focus = await ask<string>(page, `document.activeElement.localName`);
    // The last one is left as it is: what refutes a claim ends the trap.
    for (const option of [optionsOf(text).at(0)!, optionsOf(text).at(-1)!]) {
      if (await ask(page, `${trap}.said === 'refuted'`)) break;
      await ask(page, `(${board}.setState(${JSON.stringify(text)}), 0)`);
      await until(page, `${board}.state === ${JSON.stringify(text)} && ${trap}.said === null`);
      const before = await ask<number>(page, top);
      await ask(page, `(${board}.setState(${JSON.stringify(option)}), 0)`);
      await until(page, seen(`${trap}.shadowRoot.querySelector('.told p')`));
      // The picture stays under the finger, and the focus where it was.
      expect([await ask(page, top), await ask(page, `document.activeElement.localName`)]).toEqual([before, focus]);
    }
  }
});

it.each(LESSONS)('the answer to a question is seen where it was given: %s', async (lesson) => {
  const page = await opened(lesson);
  const questions = await ask<number>(page, `all('grundy-question').length`);
  for (let place = 0; place < questions; ++place) {
    const question = `all('grundy-question')[${place}]`;
    // What comes above, such as the board of the answer before, would move what is asked.
    await until(
      page,
      `all('grundy-game').every((board) => !board.checkVisibility() || all('grundy-stage', board.shadowRoot).length > 0)`,
    );
    const button = `${question}.shadowRoot.querySelector('[data-claim="lose"], form > button')`;
    // At the foot of the window: what follows is below.
    for (let round = 0; round < 6; ++round) {
      await ask(page, `${button}.scrollIntoView({ block: 'end' })`);
      // What comes into the window gets its true height with the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await ask(
      page,
      `(all('input', ${question}.shadowRoot).forEach((field) => { field.value = '77'; field.dispatchEvent(new InputEvent('input')); }), ${button}.click())`,
    );
    await until(page, `!${question}.waiting`);
    await until(page, seen(`${question}.shadowRoot.querySelector('.told')`));
  }
});
