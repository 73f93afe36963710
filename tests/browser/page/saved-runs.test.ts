/** Runs saved in the browser: used by two tabs at once, and stored next to broken ones. */

import type { Page } from 'puppeteer-core';
import { beforeEach, expect, it } from 'vitest';
import { ask, press, texts, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();

const STORE = 'grundy-laboratory';
const NOTE = `all('grundy-run')[0].shadowRoot.querySelector('[role="status"]').textContent`;
const LISTED = `all('grundy-saved-runs')[0].shadowRoot`;
/** The rules of each intact run, and a dash for each broken one. */
const KEPT = `all('[data-saved]').map(({ dataset }) => dataset.saved || '-').toSorted().join(' ')`;

/** Runs a script with the store open, as another page of this origin could. */
function inStore<T>(page: Page, script: string): Promise<T> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('${STORE}', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('runs', { keyPath: 'id', autoIncrement: true });
      request.result.createObjectStore('values');
    });
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const transaction = request.result.transaction(['runs', 'values'], 'readwrite');
      const [runs, values] = ['runs', 'values'].map((name) => transaction.objectStore(name));
      const told = {};
      ${script}
      transaction.addEventListener('abort', () => reject(transaction.error));
      transaction.addEventListener('complete', () => (request.result.close(), resolve(told)));
    });
  })`) as Promise<T>;
}

/** A page of this origin that saves nothing itself. */
const outside = (): Promise<Page> => site.open('docs/licences.html');

async function laboratory(rules: string, values = 5000): Promise<Page> {
  const page = await site.open(`?view=sequence&values=${values}#${rules}`);
  await until(page, `all('button').find(({ textContent }) => textContent.trim() === 'Save').ariaDisabled === 'false'`);
  await press(page, 'Saved runs');
  return page;
}

/** A run saved before values had checksums: Kayles, with its first values from Winning Ways, ch. 4. */
const KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
const early = `{ rules: 'game=octal&code=0.77', title: 'Kayles', computed: 12, wanted: 1000, size: 12, saved: 1.7e12, chunks: 1 }`;

beforeEach(async () => {
  const page = await outside();
  await page.evaluate(
    `new Promise((resolve) => indexedDB.deleteDatabase('${STORE}').addEventListener('success', resolve))`,
  );
});

it('two tabs that save a run together keep both, each with its own values, and each lists both', async () => {
  const tabs = [await laboratory('game=octal&code=0.6'), await laboratory('game=octal&code=0.07')];
  await Promise.all(
    tabs.map((page) => ask(page, `all('button').find(({ textContent }) => textContent.trim() === 'Save').click()`)),
  );
  // A run that the other tab is still saving is listed as broken at first.
  await Promise.all(
    tabs.map((page) =>
      until(
        page,
        `${NOTE}.includes('is saved in this browser') && ${KEPT} === 'game=octal&code=0.07 game=octal&code=0.6'`,
      ),
    ),
  );

  const [page] = tabs;
  for (const place of [0, 1]) {
    await until(page!, `all('[data-saved]')[${place}].querySelector('button').ariaDisabled === 'false'`);
    await ask(page!, `all('[data-saved]')[${place}].querySelector('button').click()`);
    await until(
      page!,
      `${NOTE}.includes('It is the same game with the values as saved') && location.hash === '#' + all('[data-saved]')[${place}].dataset.saved`,
    );
    await ask(page!, `all('grundy-run')[0].shadowRoot.querySelectorAll('[role="group"] button')[1].click()`);
  }
  await press(page!, 'Delete');
  await press(page!, 'Delete for good');
  await Promise.all(tabs.map((tab) => until(tab, `all('[data-saved]').length === 1`)));
});

it('an open tab does not block a later version of the store, and says that it is to be loaded anew', async () => {
  const page = await laboratory('game=octal&code=0.6');
  await until(page, `${LISTED}.textContent.includes('No run is saved')`);
  const later = await outside();
  const opened = await later.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('${STORE}', 99);
    request.addEventListener('blocked', () => resolve('blocked'));
    request.addEventListener('success', () => resolve(request.result.version));
  })`);
  expect(opened).toBe(99);
  await until(page, `${LISTED}.textContent.includes('A newer version of this page has taken over the saved runs')`);
  await press(page, 'Save');
  await until(page, `${NOTE}.includes('reload this page')`);
});

it('broken records are listed as broken, can be deleted, and touch no other', async () => {
  const planter = await outside();
  await inStore(
    planter,
    `const run = ${early};
    runs.put({ ...run, id: 1 });
    values.put(Uint8Array.of(${KAYLES}), [1, 0]);
    const broken = [{ saved: NaN }, { id: 'odd' }, { id: 2 ** 53 }, { id: -1 }, { id: 0.5 }, { rules: undefined }, { rules: 7 }, { computed: NaN }, { size: NaN }, { chunks: 1e9 }, { sums: 'none' }, { whole: false }];
    broken.forEach((fields, place) => runs.put({ ...run, id: place + 10, ...fields }));
    values.put({ length: 1e9 }, 'stray');
    values.put(Uint8Array.of(1), ['stray', 0]);`,
  );
  const page = await laboratory('game=octal&code=0.6');
  await until(page, `all('[data-saved]').length === 14`);
  expect(await ask(page, KEPT)).toBe(`${'- '.repeat(13)}game=octal&code=0.77`);
  expect(await ask(page, `${LISTED}.textContent`)).not.toMatch(/NaN|undefined|Invalid/);
  expect(
    (await texts(page, '[data-saved=""] small')).filter((words) => words === 'These values belong to no saved run.')
      .length,
  ).toBe(1);

  // After the largest possible number the store can make no new key, and must not overwrite the run with that number.
  await press(page, 'Save');
  await until(page, `${NOTE}.includes('is saved in this browser') && all('[data-saved]').length === 15`);
  for (let left = 14; left > 1; --left) {
    await ask(page, `all('[data-saved=""] button')[0].click()`);
    await until(page, `all('[data-saved=""] button')[0].textContent.trim() === 'Delete for good'`);
    await ask(page, `all('[data-saved=""] button')[0].click()`);
    await until(page, `all('[data-saved]').length === ${left}`);
  }
  expect(await ask(page, KEPT)).toBe('game=octal&code=0.6 game=octal&code=0.77');
  expect(
    await inStore(
      planter,
      `values.getAllKeys().addEventListener('success', ({ target }) => (told.keys = target.result))`,
    ),
  ).toEqual({
    keys: [
      [1, 0],
      [2, 0],
    ],
  });

  await ask(page, `all('[data-saved="game=octal&code=0.77"] button')[0].click()`);
  await until(page, `${NOTE}.includes('It is the same game, and')`);
});

it.each(
  someOf([
    ['that only claim a length', `{ length: 1e9 }`, 'has changed since it was saved'],
    ['that are too few', `Uint8Array.of(0, 1)`, 'has changed since it was saved'],
    ['of another game', `Uint8Array.of(${KAYLES.with(11, 5)})`, 'this is not the same game'],
  ]),
)('a saved run is not taken up with values %s', async (_, values, words) => {
  await inStore(await outside(), `runs.put({ ...${early}, id: 1 }); values.put(${values}, [1, 0]);`);
  const page = await laboratory('game=octal&code=0.6');
  await press(page, 'Continue it');
  await until(page, `${NOTE}.includes('${words}')`);
});

it('a saved run with one early value altered is noticed', async () => {
  const page = await laboratory('game=octal&code=0.6');
  await press(page, 'Save');
  await until(page, `all('[data-saved]').length === 1`);
  await inStore(
    page,
    `values.openCursor().addEventListener('success', ({ target: { result: cursor } }) => {
      const altered = cursor.value.slice();
      altered[7] ^= 1;
      cursor.update(altered);
    });`,
  );
  await until(page, `all('[data-saved] button')[0]?.ariaDisabled === 'false'`);
  await press(page, 'Continue it');
  await until(page, `${NOTE}.includes('has changed since it was saved')`);
});

it('a saved run whose rules cannot be read is refused in words', async () => {
  await inStore(await outside(), `runs.put({ ...${early}, id: 1, rules: 'game=none-such' });`);
  const page = await laboratory('game=octal&code=0.6');
  await press(page, 'Continue it');
  await until(page, `${NOTE}.includes('cannot read the game of the saved run')`);
});
