import { beforeAll, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { problemViews } from '../../../web/src/words/problems.ts';
import { malformed } from '../../support/malformed.ts';
import { loadModule } from '../../support/module.ts';
import { ask, position, until, untilThere, untilVerdict, verdict } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const good = 'game=nim&piles=7,4,1';
let grundy: Grundy;

beforeAll(async () => {
  grundy = await loadModule();
});

const quoted = (text: string): string => JSON.stringify(text);

/** The messages for a key: beside its field, or in the list for keys without one. */
const saidUnder = (key: string): string => `[
  ...all('.field').filter((field) => field.querySelector('label span')?.textContent === ${quoted(key)})
    .flatMap((field) => [...field.querySelectorAll('.problem')]),
  ...all('ul.problem li').filter(({ dataset }) => dataset.key === ${quoted(key)}),
].map((place) => place.textContent)`;

it('every malformed text of the list is reported under its key, and the last good position stays', async () => {
  const page = await site.open(`#${good}`);
  await untilVerdict(page, 'The player to move wins');
  await untilThere(page, 'textarea');
  const before = await verdict(page);
  for (const { text, key, item } of malformed) {
    const reply = grundy.analyze(text);
    const views = reply.ok ? [] : problemViews(reply.problems);
    // Of words without a game only the game is said to be missing.
    const view =
      views.find(({ problem }) => problem.key === key && problem.item === item) ??
      views.find((each) => each.key === 'game');
    const said = view?.text ?? 'the core refuses it';
    await ask(
      page,
      `(() => {
        const area = all('textarea')[0];
        area.focus();
        area.value = ${quoted(text)};
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      })()`,
    );
    await until(page, `(${saidUnder(view?.key ?? key)}).some((line) => line.includes(${quoted(said)}))`);
    expect([await verdict(page), await position(page)], text).toEqual([before, good]);
  }
});
