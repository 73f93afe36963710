/** Back and Next inside an embed: through the reasons, through the filling of a table, through a match. */

import type { Frame } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { frameOf, RECORD, script, verdictIn } from '../support/embeds.ts';
import { useHost } from '../support/host.ts';
import { ask, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const host = useHost();

const steps = `all('grundy-steps')[0]`;
const shown = `${steps}.shown`;
const press = (where: Frame, name: 'back' | 'next'): Promise<unknown> =>
  ask(where, `${steps}.shadowRoot.querySelector('.${name}').click()`);

async function embed(settings: string, text: string): Promise<Frame> {
  const page = await host.open(
    site,
    `<iframe width="700" height="900" src="${site.url(`embed/${settings}#${text}`)}"></iframe>`,
  );
  const frame = await frameOf(site, page, text);
  await verdictIn(frame);
  return frame;
}

async function walk(where: Frame, name: 'back' | 'next', to: number): Promise<void> {
  await press(where, name);
  await until(where, `${shown}.step === ${to} && !${steps}.busy`);
}

it('the reasons are walked, and each lights the picture', async () => {
  const frame = await embed('?steps=reasons', 'game=nim&piles=7,4,1');
  await until(frame, `${shown}.steps === 3 && !${steps}.busy`);
  expect(await ask(frame, `${steps}.shadowRoot.querySelector('.back').ariaDisabled`)).toBe('true');
  await walk(frame, 'next', 1);
  await until(frame, `all('grundy-stage')[0].shared.highlight.items.join() === '0,1,2'`);
  await walk(frame, 'next', 2);
  await until(frame, `all('grundy-binary').length === 1`);
  await walk(frame, 'next', 3);
  await until(
    frame,
    `all('grundy-stage')[0].shared.highlight.moves.length === 1 && ${steps}.shadowRoot.querySelector('.next').ariaDisabled === 'true'`,
  );
  await walk(frame, 'back', 2);
});

it('a table fills place by place', async () => {
  const frame = await embed('?steps=fill', 'game=subtraction&take=1,3,4&piles=6');
  await until(frame, `${shown}.steps === 7 && !${steps}.busy`);
  const known = `[...all('grundy-stage')[0].shared.analysis.tables[0].outcomes].slice(0, 7).map((code) => String.fromCharCode(code)).join('')`;
  const whole = await ask<string>(frame, known);
  await walk(frame, 'next', 1);
  await until(frame, `${known} !== ${JSON.stringify(whole)}`);
  await walk(frame, 'next', 2);
  await walk(frame, 'next', 3);
  await until(frame, `${known}.slice(0, 3) === ${JSON.stringify(whole.slice(0, 3))} && ${shown}.said.length > 1`);
  await walk(frame, 'back', 2);
  await walk(frame, 'back', 1);
  await walk(frame, 'back', 0);
  await until(frame, `${known} === ${JSON.stringify(whole)}`);
});

it('a match of perfect players is walked to its end and back, in an element of the page as well', async () => {
  const page = await host.open(
    site,
    `${RECORD}<grundy-game mode="inline" game="nim" piles="2,1" steps="match">Nim.</grundy-game>${script(site)}`,
  );
  await verdictIn(page);
  const inside = page.mainFrame();
  await until(page, `${shown}?.step === 0 && !${steps}.busy`);
  await walk(inside, 'next', 1);
  await until(page, `told.at(-1).detail.text === 'game=nim&piles=1,1'`);
  await walk(inside, 'next', 2);
  await walk(inside, 'next', 3);
  await until(
    page,
    `told.at(-1).detail.text === 'game=nim&piles=0,0' && ${steps}.shadowRoot.querySelector('.next').ariaDisabled === 'true'`,
  );
  await walk(inside, 'back', 2);
  await walk(inside, 'back', 1);
  await until(page, `told.at(-1).detail.text === 'game=nim&piles=1,1'`);
});

it('what is told of a move comes with the first step where no embed of another family fetches it', async () => {
  for (const [text, said] of [
    ['game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=6', '6 → 2'],
    ['game=hackenbush&edges=0-a', 'cut ground–a'],
  ] as const) {
    const frame = await embed('?steps=match', text);
    await until(frame, `${shown}?.step === 0 && !${steps}.busy`);
    await walk(frame, 'next', 1);
    expect(await ask(frame, `${shown}.said.join()`)).toContain(said);
  }
});

it('they are fetched only where they are asked for, and an exercise has none', async () => {
  const plain = await embed('', 'game=nim&piles=7,4,1');
  expect(await ask(plain, `[all('grundy-steps').length, customElements.get('grundy-steps') === undefined]`)).toEqual([
    0,
    true,
  ]);
  const other = await embed('?steps=nonsense', 'game=nim&piles=7,4,2');
  expect(await ask(other, `all('grundy-steps').length`)).toBe(0);
});
