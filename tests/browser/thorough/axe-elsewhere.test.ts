/** What page/axe.test.ts does not look at: guides, lessons, frames, dialogs, the laboratory, the gallery, matches and exercises. */

import { describe, expect, it } from 'vitest';
import { ask, click, press, pressIn, type, until, untilThere } from '../support/playground.ts';
import { faultsOfAxe } from '../support/axe.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { GUIDES } from '../../../web/build/guides.ts';
import { LESSONS } from '../../../web/build/lesson-list.ts';

const site = useSite();

describe.skipIf(site.browser === 'firefox')('axe finds nothing', () => {
  it.each(GUIDES)('in the guide %s', async (name) => {
    const page = await site.open(`docs/${name}.html`);
    if (name === 'embed') await untilThere(page, 'iframe');
    await quiet();
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it.each([
    '',
    ...LESSONS.map((name) => `${name}.html`),
    'teachers.html?lesson=nim',
    'exercises.html?lesson=nim',
    'pictures.html',
  ])('in lessons/%s, with all of it open', async (name) => {
    const page = await site.open(`lessons/${name}`, { height: 9000 });
    await until(page, `all('grundy-question').every((each) => each.updateComplete !== undefined)`);
    await ask(
      page,
      `all('grundy-question').forEach(({ shadowRoot }) => shadowRoot.querySelector('[data-claim], [data-cell-of]')?.click())`,
    );
    // An answer opens what stands under its question, and moves the rest down.
    await until(
      page,
      `all('grundy-question').every(({ waiting }) => !waiting) && all('grundy-game').every((each) => !each.checkVisibility() || all('grundy-stage', each.shadowRoot).length > 0)`,
    );
    await quiet();
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it.each(['', '?exercise=1', '?theme=dark'])('in the page of a frame: embed/%s', async (settings) => {
    const page = await site.open(`embed/${settings}#game=nim&piles=7,4,1`);
    await until(
      page,
      `all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0 && all('grundy-legend, grundy-exercise').length > 0`,
    );
    await quiet();
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('in the gallery, with an answer and with a problem', async () => {
    // The window is so high that nothing lies below it.
    const page = await site.open('?view=problems', { height: 2400 });
    await click(page, '[data-judge="cses"]');
    await click(page, '[data-problem="cses-1730"] summary');
    await press(page, 'Answer');
    await untilThere(page, 'pre');
    expect(await faultsOfAxe(page)).toEqual([]);
    await type(page, '#input', 'x');
    await press(page, 'Answer');
    await untilThere(page, '.problem');
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('in the laboratory', async () => {
    const page = await site.open('?view=sequence&versus=game%3Doctal%26code%3D0.07#game=octal&code=0.77');
    await until(page, `all('.found')[0]?.textContent.includes('differ') && all('.proved').length > 0`);
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Rows');
    await untilThere(page, 'td.mark');
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Frequencies');
    await untilThere(page, '[role="rowheader"]');
    await type(page, '[data-key="code"]', '9');
    await until(page, `all('grundy-rule')[0].shadowRoot.querySelectorAll('.problem').length > 0`);
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('where a place is looked into and the whole position shades', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await pressIn(page, 'view', 'the whole position');
    await click(page, '[data-size="5"]');
    await untilThere(page, 'grundy-examine');
    await until(page, `all('grundy-examine')[0].shadowRoot?.textContent.includes('5 options')`);
    expect(await faultsOfAxe(page)).toEqual([]);
    await pressIn(page, 'explore', 'Exercise');
    await untilThere(page, 'grundy-exercise');
    await press(page, 'The other player');
    await press(page, 'Check');
    await untilThere(page, '.score p');
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('where nobody wins, while a piece is drawn and the table is filled', async () => {
    const page = await site.open('#game=board&size=4x4&pieces=knight@d4,knight@a1');
    await untilThere(page, '[data-cell]');
    await press(page, 'Your own piece');
    await untilThere(page, '[data-vector]');
    expect(await faultsOfAxe(page)).toEqual([]);
    await pressIn(page, 'view', 'Fill the table step by step');
    await until(page, `all('input[type="range"]').length > 0`);
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('while a table fills, while a reason stays lit and where nothing is shown', async () => {
    const page = await site.open('#game=subtraction&take=1,3,4&piles=11');
    await pressIn(page, 'view', 'Fill the table step by step');
    await press(page, 'Pause');
    await press(page, 'Step on');
    await until(page, `all('.cell.aim').length > 0 && all('grundy-fill')[0].shadowRoot.textContent.includes('Play')`);
    await click(page, 'button.step');
    await until(page, `all('button.step')[0].ariaPressed === 'true'`);
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Done');
    await pressIn(page, 'view', 'Nothing');
    await until(page, `all('.cell.hidden').length === 12`);
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('while a match is played', async () => {
    const page = await site.open('#game=nim&piles=2,1');
    await press(page, 'Play');
    await press(page, 'Beginner');
    await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Another person');
    await ask(page, `all('grundy-match')[0].match.played({ notation: '1:0', item: 0, from: 2, to: 0 })`);
    await press(page, 'End turn');
    await until(
      page,
      `all('grundy-match')[0].view.entries.length === 2 && all('grundy-match')[0].view.turns.length > 0`,
    );
    await click(page, 'button.hint[data-level="where"]');
    await until(page, `all('button.hint[data-level="move"]').length === 1`);
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('in the catalogue and in the list of keys', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await click(page, 'h1 button');
    await untilThere(page, 'dialog[open]');
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Close');
    await until(page, `all('dialog[open]').length === 0`);
    await pressIn(page, 'form', 'Many positions');
    await untilThere(page, 'dialog[open]');
    expect(await faultsOfAxe(page)).toEqual([]);
    await press(page, 'Close');
    await until(page, `all('dialog[open]').length === 0`);
    await pressIn(page, 'explore', 'Keys');
    await untilThere(page, 'dialog[open]');
    expect(await faultsOfAxe(page)).toEqual([]);
  });

  it('in the dialog that shares', async () => {
    const page = await site.open('#game=nim&piles=7,4,1');
    await press(page, 'Share');
    for (const [tab, sign] of [
      ['Picture', '.preview img'],
      ['Embed', 'grundy-share-embed textarea, fieldset'],
      ['Data', 'grundy-share-data'],
    ] as const) {
      await press(page, tab);
      await untilThere(page, sign);
      expect(await faultsOfAxe(page)).toEqual([]);
    }
  });
});
