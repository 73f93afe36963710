import { expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import {
  ask,
  click,
  drag,
  focusPicture,
  keys,
  press,
  tap,
  texts,
  until,
  untilPosition,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const node = (place: number): string => `[data-node="${place}"]`;

/** The screen position of a point of the background, given as shares of the picture. */
async function ground(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  return ask(
    page,
    `(() => { const box = all('grundy-graph-svg')[0].shadowRoot.querySelector('svg').getBoundingClientRect(); return { x: box.x + box.width * ${across}, y: box.y + box.height * ${down} }; })()`,
  );
}

async function drawArc(page: Page, from: number, to: number): Promise<void> {
  await click(page, node(from));
  await press(page, `Draw an arc from ${from + 1}`);
  await click(page, node(to));
}

it('a circle is drawn by mouse, is a draw, and is none once a way out of it is added', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'The player to move wins');
  await drawArc(page, 1, 0);
  await untilPosition(page, 'game=graph&arcs=1-2,2-1&tokens=1');
  await untilVerdict(page, 'draw');
  const { x, y } = await ground(page, 0.85, 0.85);
  await page.mouse.click(x, y);
  await until(page, '/&at=3@\\d+\\.\\d+$/.test(location.hash)');
  await drawArc(page, 0, 2);
  await untilVerdict(page, 'The player to move wins');
});

it('the same by keys alone', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'wins');
  await focusPicture(page, node(0));
  await keys(page, 'ArrowDown', 'e', 'ArrowUp', 'Enter');
  await untilPosition(page, 'game=graph&arcs=1-2,2-1&tokens=1');
  await untilVerdict(page, 'draw');
});

it('a second arc and a loop are drawn with the same tool, and one copy is removed', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'The player to move wins');
  await drawArc(page, 0, 1);
  await untilPosition(page, 'game=graph&arcs=1-2,1-2&tokens=1');
  await untilVerdict(page, 'The player to move wins');
  await drawArc(page, 1, 1);
  await untilPosition(page, 'game=graph&arcs=1-2,1-2,2-2&tokens=1');
  await untilVerdict(page, 'draw');
  expect(
    await ask(
      page,
      `all('.arc').map((arc) => arc.getAttribute('d')).filter((path, place, all) => all.indexOf(path) === place).length`,
    ),
  ).toBe(3);
  await click(page, '[data-loop="4"]');
  await press(page, 'Remove the arc 2 → 2');
  await untilPosition(page, 'game=graph&arcs=1-2,1-2&tokens=1');
  await focusPicture(page, node(0));
  await keys(page, 'ArrowUp', 'e', 'ArrowDown', 'Delete');
  await untilPosition(page, 'game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'The player to move wins');
});

it('a loop alone is a draw, and in a match a token is moved along it by tap and by keys', async () => {
  const page = await site.open('#game=graph&arcs=a-a&tokens=a');
  await untilVerdict(page, 'draw');
  await press(page, 'Play');
  const listed = (place: number): Promise<void> =>
    until(page, `all('grundy-match')[0]?.view.place === ${place} && all('grundy-match')[0].view.turns.length > 0`);
  await listed(0);
  await click(page, node(0));
  await until(page, `all('.loop.reach').length === 1 && all('.node.reach').length === 0`);
  // The same node puts the token back, so that nothing is left to confirm.
  await click(page, node(0));
  await until(page, `all('.loop.reach').length === 0`);
  await click(page, node(0));
  await click(page, '.loop');
  await press(page, 'End turn');
  await listed(2);
  await focusPicture(page, '.node');
  const direction = await ask<string>(
    page,
    `(() => { const at = (one) => { const box = all(one)[0].getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }; const [x, y] = at('.node .disc'); const [a, b] = at('.loop'); return Math.abs(a - x) > Math.abs(b - y) ? (a > x ? 'ArrowRight' : 'ArrowLeft') : b > y ? 'ArrowDown' : 'ArrowUp'; })()`,
  );
  await keys(page, 'Enter', direction, 'Enter', 'Enter');
  await press(page, 'End turn');
  await listed(4);
  await press(page, 'Take back');
  await listed(2);
});

it('a label is shown in place of the name, cut short in the picture, and the address keeps the name', async () => {
  const label = `Königsberg, <North> & "bank" \\$_#%{}`;
  const escaped = encodeURIComponent(label.replaceAll(/[%,]/g, encodeURIComponent));
  const page = await site.open(`#game=graph&arcs=a-b,b-c&tokens=b&labels=c:${escaped},a:A,b:Two`);
  await untilVerdict(page, 'The player to move wins');
  expect(await texts(page, '.name')).toEqual(expect.arrayContaining(['Königsberg,…', 'A', 'Two']));
  expect(await texts(page, '.node title')).toEqual([label]);
  await until(page, `all('grundy-moves')[0].shadowRoot.textContent.includes(${JSON.stringify(`Two → ${label}`)})`);
  await drag(page, '[data-token="0"]', node(2));
  await until(page, `location.hash.includes('tokens=c&labels=a:A,b:Two,c:K')`);
  await untilVerdict(page, 'loses');
  await click(page, node(2));
  await press(page, `Remove node ${label}`);
  await untilPosition(page, 'game=graph&arcs=a-b&tokens=&labels=a:A,b:Two');
});

it('a token is dragged along an arc, which is the move', async () => {
  const page = await site.open('#game=graph&arcs=1-2,2-3&tokens=2');
  await untilVerdict(page, 'wins');
  await drag(page, '[data-token="0"]', node(2));
  await untilPosition(page, 'game=graph&arcs=1-2,2-3&tokens=3');
  await untilVerdict(page, 'loses');
});

// The driver of Firefox has no touch screen.
it.skipIf(process.env.GRUNDY_BROWSER === 'firefox')(
  'on a phone a circle and a way out of it are drawn by touch',
  async () => {
    const page = await site.open('#game=graph&arcs=1-2&tokens=1&at=1@0.0,2@0.120', {
      width: 360,
      height: 740,
      touch: true,
    });
    await untilVerdict(page, 'The player to move wins');
    const arc = async (from: number, to: number): Promise<void> => {
      await tap(page, node(from));
      await press(page, `Draw an arc from ${from + 1}`);
      await tap(page, node(to));
    };
    await arc(1, 0);
    await untilVerdict(page, 'draw');
    const { x, y } = await ground(page, 0.85, 0.5);
    await page.touchscreen.tap(x, y);
    await until(page, String.raw`/,3@\d+\.\d+$/.test(location.hash)`);
    await arc(0, 2);
    await untilVerdict(page, 'The player to move wins');
  },
);

it('a graph of 10^5 nodes is told in numbers', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'The player to move wins');
  // As an edit, since Firefox limits the length of addresses.
  await ask(
    page,
    `(() => {
      const arcs = Array.from({ length: 99_999 }, (_, arc) => (arc + 1) + '-' + (arc + 2)).join(',');
      const detail = { text: 'game=graph&arcs=' + arcs + '&tokens=1' };
      all('grundy-graph-editor')[0].dispatchEvent(new CustomEvent('grundy-edit', { bubbles: true, composed: true, detail }));
    })()`,
  );
  await until(
    page,
    String.raw`/100\s000 nodes, 99\s999 arcs and 1 token/.test(all('grundy-graph-editor')[0].shadowRoot.textContent)`,
  );
  await until(page, String.raw`/wins in at most 99\s999 moves/.test(all('grundy-verdict')[0].shadowRoot.textContent)`);
});
